import type { TableTraits } from '../table-traits.ts';

export const assist: TableTraits = {
  actions: {
    assist: {
      isForeseeable: true,
      gains: 'drawn',
      isForCards: true,
      gainTip: 'tip.gain.other',
      mainWords: 'table.main.go',
      reasonWord: 'assist',
      tries: ({ seat, at, hat }, viewer) =>
        seat === viewer ? undefined : { type: 'assist', seat, from: hat ? 'hat' : at },
    },
  },
};
