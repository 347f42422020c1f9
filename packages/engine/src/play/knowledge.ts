/**
 * What each viewer has seen of the cards in others' hands (HANDS-HIDDEN). Every number is a safe lower bound: "at least this
 * many of this kind". Cards of one kind are alike, so a known one is the first to leave.
 */
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';

/** Everyone sees this card enter the hand of `seat`. */
export function everybodySaw(rules: Rules, state: State, seat: number, kind: number): void {
  if (!rules.tracksKnowledge) return;
  for (let viewer = 0; viewer <= rules.seats; viewer++)
    if (viewer !== seat) state.known[slot(rules, viewer, seat, kind)]++;
}

/** `viewer` alone knows this card in the hand of `seat`. */
export function sawOne(rules: Rules, state: State, viewer: number, seat: number, kind: number): void {
  if (rules.tracksKnowledge && viewer !== seat) state.known[slot(rules, viewer, seat, kind)]++;
}

/** `viewer` looks through the whole hand of `seat`. */
export function sawAll(rules: Rules, state: State, viewer: number, seat: number): void {
  if (!rules.tracksKnowledge) return;
  const { cardKinds } = rules;
  for (let kind = 0; kind < cardKinds; kind++)
    state.known[slot(rules, viewer, seat, kind)] = state.hand[seat * cardKinds + kind];
}

/** Everyone sees this card leave the hand of `seat`. */
export function everybodySawGo(rules: Rules, state: State, seat: number, kind: number): void {
  if (!rules.tracksKnowledge) return;
  for (let viewer = 0; viewer <= rules.seats; viewer++) lose(state, slot(rules, viewer, seat, kind));
}

/** This card leaves the hand of `seat`, and only `witness` sees which one; for the others it may be any card. */
export function onlySawGo(rules: Rules, state: State, witness: number, seat: number, kind: number): void {
  if (!rules.tracksKnowledge) return;
  for (let viewer = 0; viewer <= rules.seats; viewer++) {
    if (viewer === witness) lose(state, slot(rules, viewer, seat, kind));
    else for (let any = 0; any < rules.cardKinds; any++) lose(state, slot(rules, viewer, seat, any));
  }
}

function slot(rules: Rules, viewer: number, seat: number, kind: number): number {
  return (viewer * rules.seats + seat) * rules.cardKinds + kind;
}

function lose(state: State, at: number): void {
  if (state.known[at] > 0) state.known[at]--;
}
