/** FLAG: bringing everybody home does not win; hoisting the Jolly Roger does. */
import type { MoveKind } from '../move-kind.ts';
import { homeCount } from '../pirates.ts';
import { reason } from '../reasons.ts';
import type { Module } from '../rules.ts';
import { endGame } from '../turn.ts';
import { ENDING } from '../vocabulary.ts';

const hoist: MoveKind = {
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
