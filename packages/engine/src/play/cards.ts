/** Moves cards between hands and the discard pile. */
import type { Resources, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';

/** Kinds are bits of a number, with one more that stands for no card. */
export const MAX_CARD_KINDS = 30;

/** The kinds of card with these icons, both as bits: the plain kinds come in the order of the icons, then the marked ones. */
export const kindsWithIcons = (icons: number, iconCount: number): number => icons | (icons << iconCount);

/** The place of the lowest bit that is set. */
export const lowestBit = (bits: number): number => 31 - Math.clz32(bits & -bits);

export function addToHand(rules: Rules, state: State, seat: number, kind: number): void {
  state.hand[seat * rules.cardKinds + kind]++;
  state.handCount[seat]++;
  state.cardsMoved = 1;
}

export function takeFromHand(rules: Rules, state: State, seat: number, kind: number): void {
  state.hand[seat * rules.cardKinds + kind]--;
  state.handCount[seat]--;
  state.cardsMoved = 1;
}

/** Puts the card face up on top of the pile, where everyone can read it (CORE-7). */
export function discardCard(state: State, kind: number): void {
  state.discards[state.discardCount++] = kind;
}

/** The card at this place of the row, counted from its head. */
export function rowCard({ row, rowCount }: State, slot: number): number {
  return row[rowCount - 1 - slot];
}

export function holds(rules: Rules, state: State, seat: number, kind: number): boolean {
  return state.hand[seat * rules.cardKinds + kind] > 0;
}

/** At some tables a marked card is played before its use is named, so it cannot be played for a use directly. */
export function declaresLate(rules: Rules, kind: number): boolean {
  return kind >= rules.kindsPlayedAtOnce;
}

/** The kinds that the acting seat can play with their use named at once, as bits. */
export function playableKinds({ kindsPlayedAtOnce }: Rules, { held }: Resources): number {
  return held & ((1 << kindsPlayedAtOnce) - 1);
}

/** Whether the seat holds all cards of the set; a kind that occurs twice is needed twice. */
export function holdsAll(rules: Rules, state: State, seat: number, set: readonly number[]): boolean {
  const from = seat * rules.cardKinds;
  if (set.length === 2 && set[0] === set[1]) return state.hand[from + set[0]] >= 2;
  for (let i = 0; i < set.length; i++) if (state.hand[from + set[i]] === 0) return false;
  return true;
}
