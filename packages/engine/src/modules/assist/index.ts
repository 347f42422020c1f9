/** ASSIST: cards are drawn by moving others forward. In Cartagena II the goal wants company, Captain Morgan's does not. */

import { NONE } from '../../base/vocabulary.ts';
import type { Leg } from '../../model/board.ts';
import { type MoveType, movers, otherSeats } from '../../model/move-type.ts';
import type { Module, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { isJoinable, isOpen, movePirate } from '../../play/movement.ts';
import { listMovers, makeMovers, placeOf, positionOf } from '../../play/positions.ts';
import { noPirate, reason } from '../../play/reasons.ts';
import { drawCard } from '../../play/supply.ts';
import { finishAction } from '../../play/turn.ts';

/** What a pirate moved to the end of its leg brings at most (ASSIST-2). */
const MOST_CARDS = 2;

/** The joinable space nearest to the end of this leg, before its first space if there is none. */
function foremostJoinable(state: State, leg: Leg): number {
  let space = leg.last;
  while (space >= leg.first && !isJoinable(state.crowd[space])) space--;
  return space;
}

/** Whether a pirate of `seat` may be helped into the end of its leg (ASSIST-3, ASSIST-5). */
function isWelcome(rules: Rules, state: State, seat: number, end: number): boolean {
  if (end !== rules.board.goal) return isOpen(rules, state, seat, end, 1);
  return !rules.assistNeedsCompany || state.crowd[end] > 0;
}

function assistTarget(rules: Rules, state: State, place: number): number {
  const { ahead, last, end } = rules.board;
  for (let space = ahead[place]; space <= last[place]; space++) if (isJoinable(state.crowd[space])) return space;
  return end[place];
}

/** Cards due for moving somebody there, before the move. */
function cardsFor(rules: Rules, state: State, target: number): number {
  const { spaces, goal } = rules.board;
  if (target <= spaces) return state.crowd[target];
  return target === goal && rules.assistNeedsCompany ? Math.min(state.crowd[goal], MOST_CARDS) : MOST_CARDS;
}

const theirs = makeMovers();

const move: MoveType = {
  type: 'assist',
  phase: 'turn',
  dimensions: rules => [otherSeats('seat', rules), movers(rules)],
  legal(rules, state, out, n, base) {
    const { ahead, last, end, legs } = rules.board;
    const near = foremostJoinable(state, legs[0]);
    const far = legs.length > 1 ? foremostJoinable(state, legs[1]) : near;
    for (let seat = 0; seat < rules.seats; seat++) {
      if (seat === state.actor) continue;
      listMovers(rules, state, seat, theirs);
      for (let m = 0; m < theirs.count; m++) {
        const place = positionOf(rules, state, seat, theirs.list[m]);
        if (ahead[place] === 0) continue;
        const joinable = last[place] === legs[0].last ? near : far;
        if (ahead[place] <= joinable || isWelcome(rules, state, seat, end[place]))
          out[n++] = base + seat * rules.movers + theirs.list[m];
      }
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    const seat = Math.floor(index / rules.movers);
    const mover = index % rules.movers;
    const place = positionOf(rules, state, seat, mover);
    const target = assistTarget(rules, state, place);
    const due = cardsFor(rules, state, target);
    movePirate(game, seat, place, target, mover === rules.board.places, 'assist');
    // Whoever brings the last pirate of another home has ended the game (ASSIST-8).
    if (state.ending !== 0) return;
    for (let i = 0; i < due; i++) drawCard(game, state.actor);
    finishAction(game);
  },
  why(rules, state, index) {
    const seat = Math.floor(index / rules.movers);
    const mover = index % rules.movers;
    if (seat === state.actor) return reason('own-pirate', 'You can only help pirates of others.');
    const place = placeOf(rules, state, seat, mover);
    const { board } = rules;
    if (place === NONE) return noPirate(rules, mover);
    if (place === board.boatNear)
      return reason('aboard', 'The boat has not crossed yet: those aboard must wait until it sails.');
    if (board.ahead[place] === 0) return reason('home', 'Nobody can be moved out of there.');
    if (board.end[place] === board.goal)
      return reason('no-company', 'Nobody to join is ahead, and the goal is still empty.');
    if (state.dock !== 0) return reason('boat-away', 'Nobody to join is ahead on this leg, and the boat is away.');
    return reason('boat-full', 'Nobody to join is ahead on this leg, and the boat has no room left for that colour.');
  },
};

export const assist: Module = {
  id: 'assist',
  patch: (base, config) => ({ moves: [...base.moves, move], assistNeedsCompany: config.assist === 'nest' }),
};
