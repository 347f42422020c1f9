import type { TableTraits } from '../table-traits.ts';

export const empty: TableTraits = {
  actions: { draw: { isBare: true, gains: 'drawn', mainWords: 'table.button.draw' } },
  opening: ({ startedEmptyHanded }) => (startedEmptyHanded ? 'table.ask.barehanded' : undefined),
};
