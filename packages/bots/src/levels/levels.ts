/** The levels, as data: how they decide, how they go wrong, and how strong that makes them. */
import type { Bot } from '../bot.ts';
import { onePly } from '../search/one-ply.ts';
import { plannedTurn } from '../search/planned-turn.ts';
import { type RepliedSearchOptions, repliedSearch } from '../search/replied-search.ts';
import { type BotData, makeBot } from './make-bot.ts';

/** From the weakest to the strongest. */
export const LEVELS = ['landlubber', 'deckhand', 'sailor', 'buccaneer', 'corsair', 'legend'] as const;
export type Level = (typeof LEVELS)[number];

/** How legend decides. Hints, analyses and puzzles judge by the same numbers. */
export const LEGEND_SEARCH: RepliedSearchOptions = {
  width: 4,
  candidates: 12,
  known: { scouting: 1, candidates: 6, ends: 3, rounds: 1, seats: 1, width: 2, weight: 1 },
  hidden: { scouting: 4, candidates: 3, ends: 1, rounds: 8, seats: 1, width: 2, weight: 0.5 },
};

const LEVEL: { readonly [L in Level]: Omit<BotData, 'name'> } = {
  landlubber: {
    about: 'Plays on sight and loves to run. Minds its own business, and never punishes.',
    rating: 1000,
    milliseconds: 100,
    decide: onePly({ isGentle: true, overlooks: 0.05, misjudges: 0.32, leaning: { ground: 0.2 } }),
  },
  deckhand: {
    about: 'Plays on sight, a little more carefully. Never punishes either.',
    rating: 1200,
    milliseconds: 100,
    decide: onePly({ isGentle: true, overlooks: 0, misjudges: 0.23 }),
  },
  sailor: {
    about: 'Knows the ropes, one move at a time, and misjudges some of them.',
    rating: 1350,
    milliseconds: 100,
    decide: onePly({ overlooks: 0, misjudges: 0.17 }),
  },
  buccaneer: {
    about: 'Judges nearly every move well, one move at a time.',
    rating: 1500,
    milliseconds: 100,
    decide: onePly({ overlooks: 0, misjudges: 0.06 }),
  },
  corsair: {
    about: 'Plans its turn, and does not ask what the others will make of it.',
    rating: 1700,
    milliseconds: 200,
    decide: plannedTurn({ candidates: 8, width: 3, overlooks: 0, misjudges: 0 }),
  },
  legend: {
    about: 'Plans whole turns, whatever the others may hold, and looks at their answers.',
    rating: 1950,
    milliseconds: 800,
    decide: repliedSearch(LEGEND_SEARCH),
  },
};

export const LEVEL_BOTS = Object.fromEntries(LEVELS.map(name => [name, makeBot({ name, ...LEVEL[name] })])) as {
  readonly [L in Level]: Bot;
};
