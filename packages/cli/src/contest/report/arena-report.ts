/** The result of an arena as a page or a picture. */

import { makePage, type Section } from '../../render/page.ts';
import { type Chart, picture } from '../../render/svg.ts';
import type { ArenaResult } from '../stats/arena-stats.ts';
import type { RoundRobinResult } from '../stats/cross-table.ts';
import {
  crossTable,
  dealsTable,
  describeRun,
  MACHINE,
  PADDED,
  ratingsTable,
  standingsTable,
  timesTable,
} from './arena-text.ts';
import { ratingsChart, sharesChart } from './charts.ts';

const SURE =
  'Whiskers and intervals are 95 % intervals by Wilson; the ticks show what equal strength would give. A victory that several share counts in parts. Intervals by deals take each deal, played from every seat, as one result; their width is compared with Wilson’s.';

function titleOf({ wins }: ArenaResult): string {
  const names = Object.keys(wins);
  return names.length < 2 ? `${names[0]} against itself` : `${names.slice(0, -1).join(', ')} against ${names.at(-1)}`;
}

function winsChart(result: ArenaResult): Chart {
  const { shares, intervals, expected } = result;
  const rows = Object.keys(shares).map(name => ({
    label: name,
    share: shares[name],
    interval: intervals[name],
    chance: expected[name],
  }));
  return sharesChart('Share of the victories', rows);
}

/** Strongest first. */
function eloChart({ ratings }: RoundRobinResult): Chart {
  const rows = Object.entries(ratings).map(([label, rated]) => ({ label, ...rated }));
  return ratingsChart(
    'Ratings',
    rows.sort((a, b) => b.rating - a.rating),
  );
}

export function arenaPage(result: ArenaResult, pairs: RoundRobinResult | undefined, command: string): string {
  const wins = winsChart(result);
  const deals = dealsTable(result);
  const sections: Section[] = [
    { title: wins.title, chart: wins, tables: [standingsTable(result), ...(deals ? [deals] : [])], note: SURE },
    ...(pairs ? pairSections(pairs) : []),
    { title: 'Decision times', tables: [timesTable(result)], note: MACHINE },
  ];
  return makePage(titleOf(result), describeRun(result), sections, command);
}

function pairSections(pairs: RoundRobinResult): Section[] {
  const ratings = eloChart(pairs);
  const note = `Bradley–Terry by maximum likelihood on the scale of Elo, the mean at 1500. ${pairs.padded ? PADDED : ''}`;
  return [
    { title: ratings.title, chart: ratings, tables: [ratingsTable(pairs)], note: note.trim() },
    { title: 'Who beat whom', tables: [crossTable(pairs)] },
  ];
}

export function arenaPicture(result: ArenaResult, pairs: RoundRobinResult | undefined, command: string): string {
  const title = `${titleOf(result)}: ${result.games} games of ${result.config.edition}`;
  return picture(title, [winsChart(result), ...(pairs ? [eloChart(pairs)] : [])], command);
}
