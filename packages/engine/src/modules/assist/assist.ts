/** Move a pirate of another seat forward to others and draw cards (ASSIST-1 to ASSIST-8). */
import { NONE } from '../../base/vocabulary.ts';
import type { MoveType, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { movers, otherSeats } from '../../play/dimensions.ts';
import { foremostJoinable, isJoinable, isOpen, movePirate } from '../../play/movement.ts';
import { listMovers, makeMovers, placeOf, positionOf } from '../../play/positions.ts';
import { noPirate, reason } from '../../play/reasons.ts';
import { drawCard } from '../../play/supply.ts';
import { finishAction, isOver } from '../../play/turn.ts';

/** What a pirate moved to the end of its leg brings at most (ASSIST-2). */
const MOST_CARDS = 2;

const needsCompany = (rules: Rules): boolean => rules.config.assist === 'nest';

/** Whether a pirate of `seat` may be helped into the end of its leg (ASSIST-3, ASSIST-5). */
export function isWelcome(rules: Rules, state: State, seat: number, end: number): boolean {
  if (end !== rules.board.goal) return isOpen(rules, state, seat, end, 1);
  return !needsCompany(rules) || state.crowd[end] > 0;
}

/** Further than any space, and before all of them. */
const ANYWHERE = NONE;
const NOWHERE = -1;
const UNKNOWN = -2;

function assistTarget(rules: Rules, state: State, place: number): number {
  const { ahead, last, end } = rules.board;
  const { crowd } = state;
  const highest = last[place];
  for (let space = ahead[place]; space <= highest; space++) if (isJoinable(crowd[space])) return space;
  return end[place];
}

/** Cards due for moving a pirate there, counted before the move. */
function cardsFor(rules: Rules, state: State, target: number): number {
  const { spaces, goal } = rules.board;
  if (target <= spaces) return state.crowd[target];
  return target === goal && needsCompany(rules) ? Math.min(state.crowd[goal], MOST_CARDS) : MOST_CARDS;
}

const theirs = makeMovers();

export const assistMove: MoveType = {
  type: 'assist',
  phase: 'turn',
  dimensions: rules => [otherSeats('seat', rules), movers(rules)],
  legal(rules, state, out, n, base) {
    const { ahead, last, end, legs, places } = rules.board;
    const { positions, hat, actor } = state;
    const { seats, pirates, hats } = rules;
    // Looked for only where the end of a leg does not take everybody: its foremost joinable space.
    let nearJoinable = UNKNOWN;
    let farJoinable = UNKNOWN;
    for (let seat = 0; seat < seats; seat++) {
      if (seat === actor) continue;
      const first = base + seat * rules.movers;
      let list = positions;
      let from = seat * pirates;
      let to = from + pirates;
      if (hats) {
        listMovers(rules, state, seat, theirs);
        list = theirs.list;
        from = 0;
        to = theirs.count;
      }
      let before = NONE;
      // Whoever has this last space ahead can be helped if the way there begins at `reach` or before.
      let asked = NONE;
      let reach = NOWHERE;
      for (let i = from; i < to; i++) {
        const mover = list[i];
        const place = mover === places ? hat[seat] : mover;
        const lastSpace = last[place];
        if (lastSpace !== asked) {
          asked = lastSpace;
          if (lastSpace === 0) reach = NOWHERE;
          else if (isWelcome(rules, state, seat, end[place])) reach = ANYWHERE;
          else if (lastSpace === legs[0].last) {
            if (nearJoinable === UNKNOWN) nearJoinable = foremostJoinable(state, legs[0]);
            reach = nearJoinable;
          } else {
            if (farJoinable === UNKNOWN) farJoinable = foremostJoinable(state, legs[1]);
            reach = farJoinable;
          }
        }
        // The first pirate of a space stands for all of them. An addition instead of a branch, which the processor could not predict.
        out[n] = first + mover;
        n += Number(mover !== before) & Number(ahead[place] <= reach);
        before = mover;
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
    // Bringing the last pirate of another seat home has ended the game (ASSIST-8).
    if (isOver(state)) return;
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
    if (board.ahead[place] === 0)
      return board.noWayOn[place] ?? reason('home', 'Pirates cannot be moved out of there.');
    if (board.end[place] === board.goal)
      return reason('no-company', 'There is no pirate to join ahead, and the goal is still empty.');
    const { code, text } = rules.whyNoEntry(rules, state, seat, board.end[place]);
    return reason(code, `Nobody to join is ahead on this leg, and ${text}`);
  },
};
