/** Cards on their way between hands and the discard pile. */
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';

/** Lists of kinds have room for as many. */
export const MAX_CARD_KINDS = 32;

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

/** Face up on top of the pile, for everybody to read (CORE-7). */
export function discardCard(state: State, kind: number): void {
  state.discards[state.discardCount++] = kind;
}

export function holds(rules: Rules, state: State, seat: number, kind: number): boolean {
  return state.hand[seat * rules.cardKinds + kind] > 0;
}

/** At some tables a marked card is played before its use is named, and so not for something at once. */
export function declaresLate(rules: Rules, kind: number): boolean {
  return kind >= rules.kindsPlayedAtOnce;
}

/** Whether the acting seat can play this card with its use named at once. */
export function isPlayable(rules: Rules, state: State, kind: number): boolean {
  return !declaresLate(rules, kind) && holds(rules, state, state.actor, kind);
}

/** Whether the seat holds all cards of the set, twice the same one counted twice. */
export function holdsAll(rules: Rules, state: State, seat: number, set: readonly number[]): boolean {
  const from = seat * rules.cardKinds;
  if (set.length === 2 && set[0] === set[1]) return state.hand[from + set[0]] >= 2;
  for (let i = 0; i < set.length; i++) if (state.hand[from + set[i]] === 0) return false;
  return true;
}
