/** The four levels, as data: how they decide, and how they go wrong. */
import { nameAction, sampleState } from '@cartagena/engine';
import type { Bot } from './bot.ts';
import type { Way } from './decision.ts';
import { glance } from './glance.ts';
import { mindFor } from './mind.ts';
import { ponder } from './ponder.ts';

export const LEVELS = ['deckhand', 'sailor', 'corsair', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

interface Character {
  readonly about: string;
  readonly milliseconds: number;
  readonly decide: Way;
}

const CHARACTERS: { readonly [L in Level]: Character } = {
  deckhand: {
    about: 'Young and cheerful: loves to run, and forgets a quarter of what it could do.',
    milliseconds: 100,
    decide: glance({ overlooks: 0.25, misjudges: 0.7, haste: 1.8 }),
  },
  sailor: {
    about: 'Knows the ropes, but overlooks things and is in a hurry.',
    milliseconds: 100,
    decide: glance({ overlooks: 0.1, misjudges: 0.3, haste: 0.5 }),
  },
  corsair: {
    about: 'Judges nearly every move well, one move at a time.',
    milliseconds: 100,
    decide: glance({ overlooks: 0, misjudges: 0.2, haste: 0 }),
  },
  legend: {
    about: 'Plans whole turns, whatever the others may hold.',
    milliseconds: 800,
    decide: ponder({ rounds: 16, width: 4 }),
  },
};

function makeLevel(name: Level): Bot {
  const { about, milliseconds, decide } = CHARACTERS[name];
  return {
    name,
    about,
    milliseconds,
    choose(rules, view, budget) {
      const mind = mindFor(rules);
      const world = sampleState(rules, view, budget.chance);
      const legal = mind.face(world);
      const action = legal.length === 1 ? legal[0] : decide({ rules, mind, view, world, legal }, budget);
      return nameAction(rules, action);
    },
  };
}

export const LEVEL_BOTS = Object.fromEntries(LEVELS.map(name => [name, makeLevel(name)])) as {
  readonly [L in Level]: Bot;
};
