import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const limit: LearnTraits = {
  lesson: {
    choices: { edition: 'wielka', modules: ['retreat', 'limit'], segments: [4] },
    pirates: [{ 4: 1 }, { 7: 1 }],
    hands: ['hook* bomb', 'bomb bomb hook chest chest sabre parrot parrot pistol'],
    goal: happened('stole', { seat: 0 }),
    solution: ['play 4 hook*'],
  },
  ruleTexts: ({ limit }) => [`rules.limit.${limit}`],
};
