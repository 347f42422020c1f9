import type { TableTraits } from '../table-traits.ts';

export const assist: TableTraits = {
  isQuiet: true,
  actions: {
    assist: {
      isForeseeable: true,
      gains: 'drawn',
      isForCards: true,
      mainWords: 'table.main.go',
      reasonWord: 'assist',
      tries: ({ seat, at, hat }, viewer) =>
        seat === viewer ? undefined : { type: 'assist', seat, from: hat ? 'hat' : at },
    },
  },
};
