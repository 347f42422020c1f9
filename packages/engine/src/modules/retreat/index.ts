/** RETREAT: cards are drawn by moving back. */
import type { Mover } from '../../base/vocabulary.ts';
import type { Module } from '../../model/rules.ts';
import { playOrRetreat } from './play-or-retreat.ts';
import { retreatMove } from './retreat.ts';

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    retreat: true;
  }
}

declare module '../../model/actions.ts' {
  interface ActionTypes {
    retreat: { readonly from: Mover };
  }
}
declare module '../../model/events.ts' {
  interface MoveCauses {
    retreat: true;
  }
}

export const retreat: Module = {
  id: 'retreat',
  gainsCards: true,
  patch: base => ({
    moves: [...base.moves, retreatMove],
    shortcuts: [...base.shortcuts, playOrRetreat],
  }),
};
