import { CLASSIC_TABLE, happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const flag: LearnTraits = {
  lesson: {
    choices: { ...CLASSIC_TABLE, modules: ['retreat', 'flag'] },
    pirates: [{ goal: 3, 22: 1 }, { goal: 4 }],
    hands: ['bottle', ''],
    goal: happened('over'),
    solution: ['play 22 bottle', 'hoist'],
  },
};
