/** FLAG: bringing everybody home does not win; hoisting the Jolly Roger does. */

import { ENDING } from '../../base/vocabulary.ts';
import type { MoveType } from '../../model/move-type.ts';
import type { Module } from '../../model/rules.ts';
import { homeCount } from '../../play/movement.ts';
import { reason } from '../../play/reasons.ts';
import { endGame } from '../../play/turn.ts';

const hoist: MoveType = {
  type: 'hoist',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (homeCount(rules, state, state.actor) === rules.pirates) out[n++] = base;
    return n;
  },
  apply(game) {
    const { turn } = game.state;
    game.emit?.({ type: 'hoisted', seat: turn });
    endGame(game, ENDING.flag, 1 << turn);
  },
  why: () => reason('not-home', 'The flag is hoisted when all your pirates are home.'),
};

export const flag: Module = {
  id: 'flag',
  patch: base => ({ moves: [...base.moves, hoist], winsByArrival: false }),
};
