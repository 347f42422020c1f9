import { seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';

export const assist: VariantWords = {
  aliases: ['morgan'],
  parameters: { assist: 'nest (Cartagena II) or morgan' },
  causes: { assist: (pirate, route, { by }) => `${seatName(by)} helps ${pirate} ${route}.` },
  actions: {
    assist: {
      meaning:
        "help another seat's pirate forward to the nearest one or two pirates ahead of it, or to the end, and draw cards for it",
      isForeseeable: true,
      planned: ({ action, route, draws }) => `helping ${seatName(action.seat)}${route}${draws}`,
    },
  },
  stats: [{ name: 'assists', actions: ['assist'] }],
};
