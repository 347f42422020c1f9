import type { TableTraits } from '../table-traits.ts';

export const captain: TableTraits = {
  actions: {
    joker: { mainWords: 'table.main.lay', startsWith: ({ hat }) => hat },
    pick: { gains: 'one' },
  },
  decisions: { pick: { gains: ({ cardsDue }) => cardsDue } },
};
