/** Movement: where pirates can go, and what happens when they arrive. */

import { NONE } from '../base/vocabulary.ts';
import { type Leg, ROOM } from '../model/board.ts';
import type { MoveCause } from '../model/events.ts';
import type { Game, Movers, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { changePosition } from './positions.ts';
import { checkWin } from './turn.ts';

/** A copy: V8 inlines constants of the same file, but looks up imported ones. */
const FULL = ROOM;

/** One or two pirates stand there: the place that a retreat or an assist finds (RETREAT-1, ASSIST-1). */
export function isJoinable(crowd: number): boolean {
  // One comparison instead of two branches, which the processor could not predict: without a pirate it is a large number.
  return (crowd - 1) >>> 0 < FULL - 1;
}

/** The joinable space of this leg nearest to its start; past the last space if there is none. */
export function rearmostJoinable({ crowd }: State, { first, last }: Leg): number {
  let space = first;
  while (space <= last && !isJoinable(crowd[space])) space++;
  return space;
}

/** The joinable space of this leg nearest to its end; before the first space if there is none. */
export function foremostJoinable({ crowd }: State, { first, last }: Leg): number {
  let space = last;
  while (space >= first && !isJoinable(crowd[space])) space--;
  return space;
}

/** The first vacant space with this icon from `from` to `to`, 0 if there is none (CORE-3). */
export function firstVacant(state: State, from: number, to: number, icon: number): number {
  const { icons, crowd } = state;
  for (let space = from; space <= to; space++) if (icons[space] === icon && crowd[space] === 0) return space;
  return 0;
}

/** The set of all icons, as bits. */
export const EVERY_ICON = -1;

/** The icons of the vacant spaces from `from` to `to`, as bits. */
export function vacantIcons({ icons, crowd }: State, from: number, to: number): number {
  let bits = 0;
  // A shift instead of a branch, which the processor could not predict.
  for (let space = from; space <= to; space++) bits |= Number(crowd[space] === 0) << icons[space];
  return bits;
}

/** The most routes that a list has room for. */
export const MAX_ROUTES = 8;

/** The icons with which `count` pirates can go from `place` along the path, as bits. */
export function reachableIcons(rules: Rules, state: State, seat: number, place: number, count: number): number {
  const { ahead, last, end } = rules.board;
  if (ahead[place] === 0) return 0;
  return isOpen(rules, state, seat, end[place], count) ? EVERY_ICON : vacantIcons(state, ahead[place], last[place]);
}

/** For each of the seat's pirates in `movers` the wanted icons with which it can go along the path, as bits. Others may be set, too. */
export function listReachable(
  rules: Rules,
  state: State,
  seat: number,
  movers: Movers,
  wanted: number,
  reachable: Int32Array,
): void {
  const { ahead, last, end } = rules.board;
  const { places } = movers;
  const { icons, crowd } = state;
  // Those ahead come first, so that no space is looked at twice, and none once all icons are found: `bits` has been found
  // from `from` to the last space of the leg, and is all from the beginning if the end of the leg is open.
  let lastSpace = 0;
  let from = 0;
  let bits = 0;
  for (let m = movers.count - 1; m >= 0; m--) {
    const place = places[m];
    const next = ahead[place];
    if (next === 0) {
      reachable[m] = 0;
      continue;
    }
    if (last[place] !== lastSpace || next > from) {
      lastSpace = last[place];
      from = lastSpace + 1;
      bits = isOpen(rules, state, seat, end[place], 1) ? EVERY_ICON : 0;
    }
    for (let space = from - 1; space >= next && (wanted & ~bits) !== 0; space--)
      bits |= Number(crowd[space] === 0) << icons[space];
    from = next;
    reachable[m] = bits;
  }
}

/** Whether `count` more pirates of this colour may enter the end of a leg. */
export function isOpen(rules: Rules, state: State, seat: number, end: number, count: number): boolean {
  return rules.board.guarded[end] === 0 || rules.mayEnter(rules, state, seat, end, count);
}

/** Where a card with this icon takes `count` pirates from `place` along the path; NONE if they may not go. */
export function forwardTarget(
  rules: Rules,
  state: State,
  seat: number,
  place: number,
  icon: number,
  count: number,
): number {
  const { ahead, last, end } = rules.board;
  if (place === NONE || ahead[place] === 0) return NONE;
  const space = firstVacant(state, ahead[place], last[place], icon);
  if (space > 0) return space;
  return isOpen(rules, state, seat, end[place], count) ? end[place] : NONE;
}

/** The nearest joinable space behind, 0 if there is none. */
export function backwardTarget(rules: Rules, state: State, place: number): number {
  const { behind, first } = rules.board;
  const { crowd } = state;
  const lowest = first[place];
  for (let space = behind[place]; space >= lowest && space > 0; space--) if (isJoinable(crowd[space])) return space;
  return 0;
}

/** Moves one pirate of `seat`, the one with the hat if `isHat`, and lets it arrive. */
export function movePirate(game: Game, seat: number, from: number, to: number, isHat: boolean, cause: MoveCause): void {
  shiftPirate(game, seat, from, to, isHat, cause);
  const { rules } = game;
  for (let i = 0; i < rules.onArrival.length; i++) rules.onArrival[i](game, seat, to);
  if (rules.board.home[to]) checkWin(game, 1 << seat);
}

/** Changes the place only, without the consequences of arriving. */
export function shiftPirate(
  game: Game,
  seat: number,
  from: number,
  to: number,
  isHat: boolean,
  cause: MoveCause,
): void {
  const { rules, state } = game;
  const { crowd } = state;
  changePosition(rules, state, seat, from, to);
  crowd[from]--;
  crowd[to]++;
  if (isHat) state.hat[seat] = to;
  if (game.emit) emitMove(game, seat, from, to, isHat, cause);
}

/** A function of its own, so that those that move pirates stay small enough to be inlined. */
function emitMove(game: Game, seat: number, from: number, to: number, isHat: boolean, cause: MoveCause): void {
  const { names } = game.rules.board;
  game.emit?.({
    type: 'moved',
    by: game.state.turn,
    seat,
    from: names[from],
    to: names[to],
    cause,
    ...(isHat ? { hat: true } : {}),
  });
}
