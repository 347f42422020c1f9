/** FLAG: bringing everybody home does not win; hoisting the Jolly Roger does. */
import { addEnding } from '../../base/vocabulary.ts';
import type { Module, MoveType } from '../../model/rules.ts';
import { areAllHome } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { endGame } from '../../play/turn.ts';

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    flag: true;
  }
  interface EndingNames {
    flag: true;
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    hoist: unknown;
  }
}
declare module '../../model/events.ts' {
  interface EventTypes {
    hoisted: { readonly seat: number };
  }
}

const FLAG = addEnding('flag');

const hoist: MoveType = {
  type: 'hoist',
  phase: 'turn',
  dimensions: () => [],
  legal(rules, state, out, n, base) {
    if (areAllHome(rules, state, state.actor)) out[n++] = base;
    return n;
  },
  apply(game) {
    const { turn } = game.state;
    game.emit?.({ type: 'hoisted', seat: turn });
    endGame(game, FLAG, 1 << turn);
  },
  why: () => reason('not-home', 'The flag is hoisted when all your pirates are home.'),
};

export const flag: Module = {
  id: 'flag',
  patch: base => ({ moves: [...base.moves, hoist], winsByArrival: false }),
};
