import type { Snapshot } from '@cartagena/engine';
import { happened } from '../../learn/lesson.ts';
import type { LearnTraits } from '../learn-traits.ts';

export const items: LearnTraits = {
  lesson: {
    choices: { edition: 'wielka', modules: ['retreat', 'items'], segments: [4] },
    pirates: [{ 8: 2 }, { 10: 1 }],
    hands: ['bomb hook', 'chest chest'],
    edit: withChests,
    goal: happened('moved', { seat: 0, cause: 'bomb' }),
    solution: ['bomb bomb+hook', 'use-bomb 8'],
  },
  ruleTexts: () => ['rules.items.text', 'rules.items.chests'],
};

/** A chest on every space that shows one. */
function withChests(snapshot: Snapshot): Snapshot {
  const at = snapshot.path.flatMap((icon, i) => (icon === 'chest' ? [i + 1] : []));
  return snapshot.chests ? { ...snapshot, chests: { ...snapshot.chests, at } } : snapshot;
}
