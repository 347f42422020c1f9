import type { TableTraits } from '../table-traits.ts';

export const voyage: TableTraits = {
  actions: {
    sail: { isBare: true, mainWords: 'table.button.sail' },
    freesail: { isBare: true, mainWords: 'table.button.freesail' },
  },
};
