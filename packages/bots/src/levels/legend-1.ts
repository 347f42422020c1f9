/** The strongest bot until legend learned to look at answers. It stays as it was, so that what is measured against it stays comparable. */
import { LEGEND_1_NETS } from '../evaluation/legend-1/index.ts';
import { sampledSearch } from '../search/sampled-search.ts';
import { makeBot } from './make-bot.ts';

const decide = sampledSearch({ rounds: 16, width: 4 });

export const legend1 = makeBot({
  name: 'legend-1',
  about: 'An earlier legend: plans whole turns, and does not look at the answer.',
  milliseconds: 800,
  decide,
  nets: LEGEND_1_NETS,
});

/** The same search with the nets of today: it tells what the nets brought from what a look at answers brings. */
export const legendPlain = makeBot({
  name: 'legend-plain',
  about: "Legend's judgement, without a look at the answer.",
  milliseconds: 800,
  decide,
});
