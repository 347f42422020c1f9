/** The levels, as data: how they decide, how they go wrong, and how strong that makes them. */
import type { Bot } from '../bot.ts';
import { onePly } from '../search/one-ply.ts';
import { plannedTurn } from '../search/planned-turn.ts';
import { type RepliedSearchOptions, repliedSearch } from '../search/replied-search.ts';
import { sometimes } from '../search/sometimes.ts';
import { type BotData, makeBot } from './make-bot.ts';
import { bySteadiness } from './steadiness.ts';

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

/** The corsair's look at answers, and what the buccaneer does in its better moments. */
const GLANCE = repliedSearch({
  width: 3,
  candidates: 8,
  known: { scouting: 1, candidates: 3, ends: 1, rounds: 1, seats: 1, width: 2, weight: 0.05 },
  hidden: { scouting: 2, candidates: 3, ends: 1, rounds: 2, seats: 1, width: 2, weight: 0.5 },
});
const PLANNED = plannedTurn({ candidates: 8, width: 3, overlooks: 0, misjudges: 0 });

const LEVEL: { readonly [L in Level]: Omit<BotData, 'name'> } = {
  landlubber: {
    about: 'Plays on sight and loves to run. Minds its own business, and never punishes.',
    rating: 1000,
    milliseconds: 100,
    decide: bySteadiness(({ landlubber }) =>
      onePly({ isGentle: true, overlooks: 0.05, misjudges: landlubber, leaning: { ground: 0.2 } }),
    ),
  },
  deckhand: {
    about: 'Plays on sight, a little more carefully. Never punishes either.',
    rating: 1150,
    milliseconds: 100,
    decide: bySteadiness(({ deckhand }) => onePly({ isGentle: true, overlooks: 0, misjudges: deckhand })),
  },
  sailor: {
    about: 'Knows the ropes, one move at a time, and misjudges some of them.',
    rating: 1350,
    milliseconds: 100,
    decide: bySteadiness(({ sailor }) => onePly({ overlooks: 0, misjudges: sailor })),
  },
  buccaneer: {
    about: 'Judges every move well, and sometimes plans its turn.',
    rating: 1500,
    milliseconds: 100,
    decide: bySteadiness(({ buccaneer }) => sometimes(buccaneer, PLANNED, onePly({ overlooks: 0, misjudges: 0 }))),
  },
  corsair: {
    about: 'Plans its turn, with a glance at what the others will make of it.',
    rating: 1650,
    milliseconds: 200,
    decide: bySteadiness(({ corsair }) => sometimes(corsair, GLANCE, PLANNED)),
  },
  legend: {
    about: 'Plans whole turns, whatever the others may hold, and looks at their answers.',
    rating: 1800,
    milliseconds: 800,
    decide: repliedSearch(LEGEND_SEARCH),
  },
};

export const LEVEL_BOTS = Object.fromEntries(LEVELS.map(name => [name, makeBot({ name, ...LEVEL[name] })])) as {
  readonly [L in Level]: Bot;
};
