import type { TableTraits } from '../table-traits.ts';

export const retreat: TableTraits = {
  actions: {
    retreat: {
      isForeseeable: true,
      gains: 'drawn',
      isForCards: true,
      gainTip: 'tip.gain',
      mainWords: 'table.main.go',
      tries: ({ seat, at, hat }, viewer) => (seat === viewer ? { type: 'retreat', from: hat ? 'hat' : at } : undefined),
    },
  },
};
