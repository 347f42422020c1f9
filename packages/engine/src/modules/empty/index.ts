/** EMPTY: a seat that begins its turn without cards gains some, and that is its turn. */
import { flag, onTable, type SeenOf, type StateOf } from '../../model/fields.ts';
import type { Module, MoveType, Trigger } from '../../model/rules.ts';
import { reason } from '../../play/reasons.ts';
import { canDraw, drawCard } from '../../play/supply.ts';
import { finishAction } from '../../play/turn.ts';

const fields = {
  /** Began this turn without cards (EMPTY-1). */
  startedEmptyHanded: onTable('turn', flag),
};

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    empty: true;
  }
}
declare module '../../model/state.ts' {
  interface State extends StateOf<typeof fields> {}
}
declare module '../../model/view.ts' {
  interface TableView extends Partial<SeenOf<typeof fields, 'table'>> {}
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    draw: unknown;
  }
}

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
      : reason('has-cards', 'Only a seat that begins its turn without cards may draw one without moving.'),
};

export const empty: Module = {
  id: 'empty',
  fields,
  patch: base => ({
    moves: [...base.moves, draw],
    onTurnStart: [...base.onTurnStart, oneActionOnly],
    mayActFreely: state => state.startedEmptyHanded === 0,
  }),
};
