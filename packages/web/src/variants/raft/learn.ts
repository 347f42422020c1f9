import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const raft: LearnTraits = {
  lesson: {
    choices: { edition: 'diaries', modules: ['retreat', 'raft'] },
    pirates: [{ 22: 1, white1: 1 }, { white3: 1 }],
    hands: ['key', 'skull'],
    goal: happened('launched'),
    solution: ['play 22 key white'],
  },
};
