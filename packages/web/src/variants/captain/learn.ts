import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const captain: LearnTraits = {
  lesson: {
    choices: { edition: 'diaries', modules: ['retreat', 'captain'], segments: [4] },
    pirates: [{ 6: 1 }, { 12: 1 }],
    hats: [6, 'start'],
    hands: ['key hat', 'skull'],
    goal: course =>
      course.actions[0]?.type === 'joker' && happened('moved', { seat: 0, hat: true, cause: 'play' })(course),
    solution: ['joker hat+key', 'move pistol hat'],
  },
};
