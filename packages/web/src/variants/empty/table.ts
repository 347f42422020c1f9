import type { TableTraits } from '../table-traits.ts';

export const empty: TableTraits = {
  isQuiet: true,
  actions: { draw: { isBare: true, gains: 'drawn', mainWords: 'table.deed.draw' } },
  opening: ({ startedEmptyHanded }) => (startedEmptyHanded ? 'table.ask.barehanded' : undefined),
};
