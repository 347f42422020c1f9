/** The baseline of baselines: any legal action, each as likely. */
import { namedActions, sampleState } from '@cartagena/engine';
import type { Bot } from './bot.ts';

export const random: Bot = {
  name: 'random',
  about: 'Does anything that is allowed.',
  milliseconds: 20,
  choose(rules, view, { chance }) {
    // What can be done depends only on what the seat sees, so any world that fits will do.
    const legal = namedActions(rules, sampleState(rules, view, chance));
    return legal[chance.below(legal.length)];
  },
};
