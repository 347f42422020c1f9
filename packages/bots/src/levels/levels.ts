/** The four levels, as data: how they decide, and how they go wrong. */
import type { Bot } from '../bot.ts';
import { onePly } from '../search/one-ply.ts';
import { repliedSearch } from '../search/replied-search.ts';
import { type BotData, makeBot } from './make-bot.ts';

export const LEVELS = ['deckhand', 'sailor', 'corsair', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

type LevelData = Omit<BotData, 'name'>;

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
    decide: repliedSearch({
      width: 4,
      candidates: 12,
      rounds: 3,
      replies: {
        known: { candidates: 6, ends: 3, rounds: 1, seats: 1, width: 2 },
        hidden: { candidates: 3, ends: 2, rounds: 4, seats: 1, width: 2 },
      },
    }),
  },
};

export const LEVEL_BOTS = Object.fromEntries(LEVELS.map(name => [name, makeBot({ name, ...LEVEL[name] })])) as {
  readonly [L in Level]: Bot;
};
