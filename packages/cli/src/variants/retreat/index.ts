import type { VariantWords } from '../variant.ts';

export const retreat: VariantWords = {
  causes: { retreat: (pirate, route) => `${pirate} steps back ${route}.` },
  actions: {
    retreat: {
      meaning: 'a pirate steps back to the nearest one or two pirates behind it; you draw as many cards as stand there',
      isForeseeable: true,
      planned: ({ route, draws }) => `retreating${route}${draws}`,
    },
  },
  stats: [{ name: 'retreats', actions: ['retreat'] }],
};
