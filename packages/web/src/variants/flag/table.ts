import type { TableTraits } from '../table-traits.ts';

export const flag: TableTraits = {
  isQuiet: true,
  actions: { hoist: { isBare: true, isLikely: true, mainWords: 'table.deed.hoist' } },
};
