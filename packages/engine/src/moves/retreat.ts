/** Step back to others and draw cards (RETREAT-1 to RETREAT-4). */

import type { Leg } from '../board.ts';
import { type MoveKind, movers, placeOf } from '../move-kind.ts';
import { backwardTarget, isJoinable, movePirate } from '../pirates.ts';
import { noPirate, reason } from '../reasons.ts';
import type { State } from '../state.ts';
import { finishAction } from '../turn.ts';
import { NONE } from '../vocabulary.ts';

/** The joinable space nearest to the start of this leg; past the last space if there is none. */
function rearmostJoinable(state: State, leg: Leg): number {
  let space = leg.first;
  while (space <= leg.last && !isJoinable(state.crowd[space])) space++;
  return space;
}

export const retreat: MoveKind = {
  type: 'retreat',
  phase: 'turn',
  dimensions: rules => [movers(rules)],
  legal(rules, state, out, n, base) {
    const { places, behind, first, legs } = rules.board;
    const seat = state.actor;
    const from = seat * places;
    const hat = rules.hats ? state.hat[seat] : NONE;
    // A pirate can retreat when some joinable space lies between it and the start of its leg.
    const near = rearmostJoinable(state, legs[0]);
    const far = legs.length > 1 ? rearmostJoinable(state, legs[1]) : near;
    for (let place = 1; place < places; place++) {
      const here = state.at[from + place];
      if (here === 0 || behind[place] < (first[place] === 1 ? near : far)) continue;
      if (place !== hat || here > 1) out[n++] = base + place;
    }
    if (rules.hats && hat > 0 && behind[hat] >= (first[hat] === 1 ? near : far)) out[n++] = base + places;
    return n;
  },
  apply(game, mover) {
    const { rules, state } = game;
    const seat = state.actor;
    const place = placeOf(rules, state, seat, mover);
    const target = backwardTarget(rules, state, place);
    const due = state.crowd[target];
    movePirate(game, seat, place, target, mover === rules.board.places, 'retreat');
    if (rules.reward(game, mover, due)) finishAction(game);
  },
  why(rules, state, mover) {
    const place = placeOf(rules, state, state.actor, mover);
    if (place === NONE) return noPirate(rules, mover);
    if (place === rules.board.sea) return reason('at-sea', 'A raft at sea does not come back.');
    return reason('nobody-behind', 'No space with one or two pirates lies behind that pirate.');
  },
};
