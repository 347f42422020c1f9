/** EMPTY: a seat that begins its turn without cards gains some, and that is its turn. */
import type { MoveType } from '../../model/move-type.ts';
import type { Module, Trigger } from '../../model/rules.ts';
import { reason } from '../../play/reasons.ts';
import { canDraw, drawCard } from '../../play/supply.ts';
import { finishAction } from '../../play/turn.ts';

const oneActionOnly: Trigger = ({ state }) => {
  if (state.handCount[state.turn] > 0) return;
  state.startedEmptyHanded = 1;
  state.actionsLeft = 1;
};

const draw: MoveType = {
  type: 'draw',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (state.startedEmptyHanded && canDraw(rules, state)) out[n++] = base;
    return n;
  },
  apply(game) {
    drawCard(game, game.state.turn);
    finishAction(game);
  },
  why: (_rules, state) =>
    state.startedEmptyHanded
      ? reason('no-supply', 'There is no card left to draw.')
      : reason('has-cards', 'Only a seat that begins its turn without cards may draw one just so.'),
};

export const empty: Module = {
  id: 'empty',
  patch: base => ({ moves: [...base.moves, draw], onTurnStart: [...base.onTurnStart, oneActionOnly] }),
};
