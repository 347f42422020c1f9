/** The four levels, as data: how they decide, and how they go wrong. */
import { nameAction, sampleState } from '@cartagena/engine';
import type { Bot } from '../bot.ts';
import { onePly } from '../search/one-ply.ts';
import { sampledSearch } from '../search/sampled-search.ts';
import { searchContextFor } from '../search/search-context.ts';
import type { Strategy } from '../search/strategy.ts';

export const LEVELS = ['deckhand', 'sailor', 'corsair', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

interface LevelData {
  readonly about: string;
  readonly milliseconds: number;
  readonly decide: Strategy;
}

const LEVEL: { readonly [L in Level]: LevelData } = {
  deckhand: {
    about: 'Young and cheerful: loves to run, and forgets a quarter of what it could do.',
    milliseconds: 100,
    decide: onePly({ overlooks: 0.25, misjudges: 0.7, haste: 1.8 }),
  },
  sailor: {
    about: 'Knows the ropes, but overlooks things and is in a hurry.',
    milliseconds: 100,
    decide: onePly({ overlooks: 0.1, misjudges: 0.3, haste: 0.5 }),
  },
  corsair: {
    about: 'Judges nearly every move well, one move at a time.',
    milliseconds: 100,
    decide: onePly({ overlooks: 0, misjudges: 0.2, haste: 0 }),
  },
  legend: {
    about: 'Plans whole turns, whatever the others may hold.',
    milliseconds: 800,
    decide: sampledSearch({ rounds: 16, width: 4 }),
  },
};

function makeLevel(name: Level): Bot {
  const { about, milliseconds, decide } = LEVEL[name];
  return {
    name,
    about,
    milliseconds,
    choose(rules, view, budget) {
      const context = searchContextFor(rules);
      const sample = sampleState(rules, view, budget.chance);
      const legal = context.startDecision(sample);
      const action = legal.length === 1 ? legal[0] : decide({ rules, context, view, sample, legal }, budget);
      return nameAction(rules, action);
    },
  };
}

export const LEVEL_BOTS = Object.fromEntries(LEVELS.map(name => [name, makeLevel(name)])) as {
  readonly [L in Level]: Bot;
};
