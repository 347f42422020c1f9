/** The result of an arena as tables, for the terminal and for the page. */

import { describeTable } from '../../render/caption.ts';
import { amount, duration, formatTable, percent, percentRange, type TextTable } from '../../render/format.ts';
import type { ArenaResult } from '../stats/arena-stats.ts';
import type { RoundRobinResult } from '../stats/cross-table.ts';

export function standingsTable(result: ArenaResult): TextTable {
  return {
    head: ['bot', 'wins', 'share', '95 % interval', 'by chance'],
    rows: Object.keys(result.wins).map(name => [
      name,
      amount(result.wins[name]),
      percent(result.shares[name]),
      percentRange(result.intervals[name]),
      percent(result.expected[name]),
    ]),
  };
}

/** Undefined if nothing is known of how the deals vary. */
export function dealsTable({ byDeal }: ArenaResult): TextTable | undefined {
  const rows = Object.entries(byDeal).map(([name, { deals, interval, width, worthGames }]) => [
    name,
    String(deals),
    percentRange(interval),
    `${width.toFixed(2)} ×`,
    String(worthGames),
  ]);
  return rows.length === 0 ? undefined : { head: ['by deals', 'deals', '95 % interval', 'width', 'worth games'], rows };
}

export function timesTable({ decisions, milliseconds }: Pick<ArenaResult, 'decisions' | 'milliseconds'>): TextTable {
  return {
    head: ['decision time', 'decisions', 'mean', 'p99', 'max'],
    rows: Object.entries(milliseconds).map(([name, { mean, p99, max }]) => [
      name,
      String(decisions[name]),
      duration(mean),
      duration(p99),
      duration(max),
    ]),
  };
}

/** Strongest first. */
export function ratingsTable({ ratings }: RoundRobinResult): TextTable {
  const rows = Object.entries(ratings)
    .sort(([, a], [, b]) => b.rating - a.rating)
    .map(([name, { rating, interval }]) => [name, rating.toFixed(0), interval.map(end => end.toFixed(0)).join('–')]);
  return { head: ['bot', 'rating', '95 % interval'], rows };
}

/** Each row: the wins of one bot against each other. */
export function crossTable({ beaten }: RoundRobinResult): TextTable {
  const names = Object.keys(beaten);
  const rows = names.map(a => [a, ...names.map(b => (a === b ? '·' : amount(beaten[a][b])))]);
  return { head: ['wins against', ...names], rows };
}

export const PADDED = 'The results are one-sided, so half a win each way was added to every pair for the ratings.';

export const MACHINE = 'Times depend on the machine that played.';

export function describeRun(result: ArenaResult): string {
  const { mean, median } = result.turns;
  return `${result.games} games of ${describeTable(result.config)}; seed ${result.seed}. Turns in a game: ${mean.toFixed(1)} on average, median ${median}.`;
}

export function arenaText(result: ArenaResult, pairs: RoundRobinResult | undefined): string {
  const tables = pairs ? [crossTable(pairs), ratingsTable(pairs)] : [];
  const deals = dealsTable(result);
  const shown = [standingsTable(result), ...(deals ? [deals] : []), ...tables, timesTable(result)].map(formatTable);
  return [describeRun(result), ...shown, ...(pairs?.padded ? [PADDED] : [])].join('\n\n');
}
