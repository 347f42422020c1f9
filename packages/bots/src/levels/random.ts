/** The weakest baseline: any legal action, each as likely as the others. */
import { namedActions, sampleState } from '@cartagena/engine';
import type { Bot } from '../bot.ts';

export const random: Bot = {
  name: 'random',
  about: 'Does anything that is allowed.',
  milliseconds: 20,
  choose(rules, view, { chance }) {
    // What is legal depends only on what the seat sees, so any sampled state will do.
    const legal = namedActions(rules, sampleState(rules, view, chance));
    return legal[chance.below(legal.length)];
  },
};
