import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const empty: LearnTraits = {
  lesson: {
    choices: { edition: 'wielka', modules: ['retreat', 'empty'], segments: [4] },
    pirates: [{ 12: 1 }, { 9: 2 }],
    hands: ['', 'bomb chest'],
    goal: happened('moved', { seat: 0, cause: 'retreat' }),
    solution: ['retreat 12'],
  },
};
