import { seatName } from '../../render/words.ts';
import type { VariantWords } from '../variant.ts';

export const flag: VariantWords = {
  events: { hoisted: ({ seat }) => `${seatName(seat)} hoists the Jolly Roger!` },
  endings: { flag: 'flag hoisted' },
  actions: { hoist: { meaning: 'raise the flag and win', planned: () => 'hoisting the flag' } },
  stats: [{ name: 'hoists', event: event => event.type === 'hoisted' }],
};
