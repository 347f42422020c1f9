/** ASSIST: cards are drawn by moving others forward. In Cartagena II the goal wants company, Captain Morgan's does not. */
import type { Mover } from '../../base/vocabulary.ts';
import { oneOf } from '../../model/game-config.ts';
import type { Module } from '../../model/rules.ts';
import { assistMove } from './assist.ts';
import { playOrAssist } from './play-or-assist.ts';

declare module '../../base/vocabulary.ts' {
  interface ModuleNames {
    assist: true;
  }
}
declare module '../../model/game-config.ts' {
  interface GameConfig {
    /** Whether the goal wants company, as in Cartagena II, or not, as with Captain Morgan (ASSIST-5). */
    readonly assist: 'nest' | 'morgan';
  }
}
declare module '../../model/actions.ts' {
  interface ActionTypes {
    assist: { readonly seat: number; readonly from: Mover };
  }
}
declare module '../../model/events.ts' {
  interface MoveCauses {
    assist: true;
  }
}

export const assist: Module = {
  id: 'assist',
  gainsCards: true,
  parameters: { assist: { ...oneOf('nest', 'morgan'), default: 'morgan' } },
  patch: base => ({
    moves: [...base.moves, assistMove],
    shortcuts: [...base.shortcuts, playOrAssist],
  }),
};
