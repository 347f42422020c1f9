import { MOST_HELD } from '@cartagena/engine';
import { isMarked } from '../../art/card.tsx';
import type { TableTraits } from '../table-traits.ts';

export const limit: TableTraits = {
  actions: { discard: {} },
  decisions: {
    discard: {
      count: ({ viewer, seats }) => (viewer === 'spectator' ? 0 : seats[viewer].handCount - MOST_HELD),
    },
  },
  aboutCard: ({ limit }, card) => (isMarked(card) ? `table.about.${limit}` : undefined),
};
