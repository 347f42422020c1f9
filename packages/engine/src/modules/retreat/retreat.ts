/** Step back to others and draw cards (RETREAT-1 to RETREAT-4). */
import { NONE } from '../../base/vocabulary.ts';
import type { MoveType } from '../../model/rules.ts';
import { movers } from '../../play/dimensions.ts';
import { backwardTarget, movePirate, rearmostJoinable } from '../../play/movement.ts';
import { placeOf, positionOf } from '../../play/positions.ts';
import { noPirate, reason } from '../../play/reasons.ts';
import { finishAction } from '../../play/turn.ts';

export const retreatMove: MoveType = {
  type: 'retreat',
  phase: 'turn',
  dimensions: rules => [movers(rules)],
  legal(rules, state, out, n, base, own) {
    const { behind, first, legs } = rules.board;
    // A pirate can retreat when some joinable space lies between it and the start of its leg.
    const near = rearmostJoinable(state, legs[0]);
    const far = legs.length > 1 ? rearmostJoinable(state, legs[1]) : near;
    for (let m = 0; m < own.count; m++) {
      const place = own.places[m];
      out[n] = base + own.list[m];
      n += Number(behind[place] >= (first[place] === 1 ? near : far));
    }
    return n;
  },
  apply(game, mover) {
    const { rules, state } = game;
    const seat = state.actor;
    const place = positionOf(rules, state, seat, mover);
    const target = backwardTarget(rules, state, place);
    const due = state.crowd[target];
    movePirate(game, seat, place, target, mover === rules.board.places, 'retreat');
    if (rules.reward(game, mover, due)) finishAction(game);
  },
  why(rules, state, mover) {
    const place = placeOf(rules, state, state.actor, mover);
    if (place === NONE) return noPirate(rules, mover);
    return (
      rules.board.noWayBack[place] ??
      reason('nobody-behind', 'No space with one or two pirates lies behind that pirate.')
    );
  },
};
