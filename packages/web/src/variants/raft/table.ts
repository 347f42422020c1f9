import type { Action } from '@cartagena/engine';
import { isMarked } from '../../art/card.tsx';
import type { TableTraits } from '../table-traits.ts';

export const raft: TableTraits = {
  actions: {
    lay: { mainWords: 'table.main.lay' },
    place: {
      word: action => `place.${(action as Extract<Action, { type: 'place' }>).berth}`,
      hasOwnButtons: true,
      reasonWord: 'place',
    },
  },
  aboutCard: (_, card) => (isMarked(card) ? 'table.about.lay' : undefined),
  decisions: {
    place: {
      about: ({ resolution }) => (resolution?.token?.startsWith('crew') ? 'table.about.crew' : 'table.about.hole'),
    },
  },
};
