import { drawing, happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const assist: LearnTraits = {
  lesson: {
    choices: { edition: 'cartagena2', modules: ['assist'], segments: [4] },
    pirates: [{}, { 3: 1, 11: 2 }],
    hands: ['map', 'cannon cannon'],
    goal: drawing(2, happened('moved', { by: 0, cause: 'assist' })),
    solution: ['assist B 3'],
  },
  ruleTexts: ({ assist }) => ['rules.assist.text', `rules.assist.${assist}`],
};
