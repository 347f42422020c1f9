import type { VariantWords } from '../variant.ts';

export const empty: VariantWords = {
  actions: {
    draw: { meaning: 'draw one card', note: '(+1, no move)', planned: () => 'drawing a card' },
  },
  stats: [{ name: 'barehanded draws', actions: ['draw'] }],
};
