/** As thorough as legend, but with a liking: what legend judges against them shows whether it knows the worth of hoards and races. */
import type { Bot } from '../bot.ts';
import type { Leaning } from '../search/leaning.ts';
import { repliedSearch } from '../search/replied-search.ts';
import { withLeaning } from '../search/with-leaning.ts';
import { LEGEND_SEARCH } from './levels.ts';
import { makeBot } from './make-bot.ts';

/** Milder than the styles are: a liking must not cost most of the games, or they would only show that legend is the better player. */
const SPARRING: { readonly [name: string]: { readonly about: string; readonly leaning: Leaning } } = {
  'legend-hoarder': { about: 'As thorough as legend, and loves cards.', leaning: { cards: 0.2 } },
  'legend-rusher': { about: 'As thorough as legend, and loves to run.', leaning: { ground: 0.3 } },
};

export const SPARRING_BOTS: readonly Bot[] = Object.entries(SPARRING).map(([name, { about, leaning }]) =>
  makeBot({ name, about, milliseconds: 800, decide: withLeaning(leaning, repliedSearch(LEGEND_SEARCH)) }),
);
