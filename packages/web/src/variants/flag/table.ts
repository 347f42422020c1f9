import type { TableTraits } from '../table-traits.ts';

export const flag: TableTraits = {
  actions: { hoist: { isBare: true, isLikely: true, mainWords: 'table.button.hoist' } },
};
