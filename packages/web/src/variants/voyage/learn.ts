import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const voyage: LearnTraits = {
  lesson: {
    choices: { edition: 'cartagena2', modules: ['assist', 'voyage'] },
    pirates: [{ boat: 2 }, { boat: 1, 5: 1 }],
    hands: ['map', 'cannon cannon'],
    edit: snapshot => ({ ...snapshot, boat: 'near' }),
    goal: happened('moved', { seat: 0, from: 'boat' }),
    solution: ['freesail', 'play boat map'],
  },
  ruleTexts: ({ skipper }) => ['rules.voyage.text', `rules.voyage.${skipper}`],
};
