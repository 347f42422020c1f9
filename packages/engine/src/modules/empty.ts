/** EMPTY: a seat that begins its turn without cards gains some, and that is its turn. */
import type { MoveKind } from '../move-kind.ts';
import { reason } from '../reasons.ts';
import type { Module, Trigger } from '../rules.ts';
import { canDraw, drawCard } from '../supply.ts';
import { finishAction } from '../turn.ts';

const oneActionOnly: Trigger = ({ state }) => {
  if (state.held[state.turn] > 0) return;
  state.barehanded = 1;
  state.left = 1;
};

const draw: MoveKind = {
  type: 'draw',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (state.barehanded && canDraw(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    drawCard(game, game.state.turn);
    finishAction(game);
  },
  why: (_rules, state) =>
    state.barehanded
      ? reason('no-supply', 'There is no card left to draw.')
      : reason('has-cards', 'Only a seat that begins its turn without cards may draw one just so.'),
};

export const empty: Module = {
  id: 'empty',
  patch: base => ({ moves: [...base.moves, draw], onTurnStart: [...base.onTurnStart, oneActionOnly] }),
};
