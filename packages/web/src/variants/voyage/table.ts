import type { TableTraits } from '../table-traits.ts';

export const voyage: TableTraits = {
  actions: {
    sail: { isBare: true, mainWords: 'table.deed.sail' },
    freesail: { isBare: true, mainWords: 'table.deed.freesail' },
  },
};
