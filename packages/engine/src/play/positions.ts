/** Where the pirates of a seat stand: one place for each of them, in ascending order. */

import { NONE } from '../base/vocabulary.ts';
import type { Movers, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { scratchBytes } from './scratch.ts';

export function countAt(rules: Rules, state: State, seat: number, place: number): number {
  const { positions } = state;
  const { pirates } = rules;
  const from = seat * pirates;
  let count = 0;
  for (let i = from; i < from + pirates; i++) count += Number(positions[i] === place);
  return count;
}

/** Pirates of the seat that have escaped, for good or for now (CORE-5). */
export function homeCount(rules: Rules, state: State, seat: number): number {
  const { home } = rules.board;
  const from = seat * rules.pirates;
  let count = 0;
  for (let i = from; i < from + rules.pirates; i++) count += home[state.positions[i]];
  return count;
}

/** Whether all pirates of the seat have escaped. */
export function areAllHome(rules: Rules, state: State, seat: number): boolean {
  const { home } = rules.board;
  const { positions } = state;
  const from = seat * rules.pirates;
  const to = from + rules.pirates;
  for (let i = from; i < to; i++) if (home[positions[i]] === 0) return false;
  return true;
}

/** Moves one pirate; the list stays sorted: those between the two places make room for it, one after the other. */
export function changePosition(rules: Rules, state: State, seat: number, from: number, to: number): void {
  const { positions } = state;
  const first = seat * rules.pirates;
  const isForward = to > from;
  const step = isForward ? -1 : 1;
  let i = isForward ? first + rules.pirates - 1 : first;
  while (isForward ? positions[i] > to : positions[i] < to) i += step;
  let place = to;
  for (; place !== from; i += step) {
    const moved = positions[i];
    positions[i] = place;
    place = moved;
  }
}

/** Lists of movers have room for this many pirates, and the hat. */
export const MAX_PIRATES = 7;
export const MAX_MOVERS = MAX_PIRATES + 1;
export const makeMovers = (): Movers => ({
  count: 0,
  list: scratchBytes(MAX_MOVERS),
  places: scratchBytes(MAX_MOVERS),
});

export function listMovers(rules: Rules, state: State, seat: number, movers: Movers): void {
  const { list, places } = movers;
  const { positions } = state;
  const { pirates, hats } = rules;
  const from = seat * pirates;
  let count = 0;
  let before = NONE;
  let hat = hats ? state.hat[seat] : NONE;
  for (let i = from; i < from + pirates; i++) {
    const place = positions[i];
    if (place === hat) {
      // One of the pirates here wears the hat. It comes last, as a mover of its own.
      hat = NONE;
      continue;
    }
    // The first pirate of a space stands for all of them. An addition instead of a branch, which the processor could not predict.
    list[count] = places[count] = place;
    count += Number(place !== before);
    before = place;
  }
  if (hats) {
    list[count] = rules.board.places;
    places[count++] = state.hat[seat];
  }
  movers.count = count;
}

/** Where a mover that exists stands. */
export function positionOf(rules: Rules, state: State, seat: number, mover: number): number {
  return mover === rules.board.places ? state.hat[seat] : mover;
}

/** Where the mover stands, NONE if there is no such pirate. */
export function placeOf(rules: Rules, state: State, seat: number, mover: number): number {
  if (mover === rules.board.places) return state.hat[seat];
  const hatHere = rules.hats && state.hat[seat] === mover ? 1 : 0;
  return countAt(rules, state, seat, mover) > hatHere ? mover : NONE;
}
