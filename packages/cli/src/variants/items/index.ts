import type { VariantWords } from '../variant.ts';
import { itemActions } from './actions.ts';
import { itemCauses, itemEvents } from './events.ts';

export const items: VariantWords = {
  events: itemEvents,
  causes: itemCauses,
  questions: {
    take: 'Which card do you take?',
    keep: 'Which card do you keep?',
    give: 'Which card goes to the next seat?',
    bury: 'Which card goes under the stock next?',
  },
  actions: itemActions,
  signs: ['A $ is a closed chest.'],
  board: { spaceMark: ({ chests }, space) => (chests?.at.includes(space) ? '$' : undefined) },
  stats: [
    { name: 'pistols', event: event => event.type === 'looked' },
    { name: 'parrots', actions: ['parrot', 'use-parrot'] },
    { name: 'hooks', actions: ['hook', 'use-hook'] },
    { name: 'bombs', actions: ['use-bomb'] },
    { name: 'sabre pairs', actions: ['sabres'] },
    { name: 'chests opened', event: event => event.type === 'opened' },
    { name: 'snakes', event: event => event.type === 'opened' && event.content === 'snake' },
  ],
};
