/** The report of a referee run, for people and as JSON. */
import { formatTable } from '../render/format.ts';
import type { RefereeTotals } from './totals.ts';

export interface RunInfo {
  readonly seed: string;
  readonly seconds: number;
}

export type RefereeSummary = ReturnType<typeof summarize>;

export function summarize({ tables, saved, ...counts }: RefereeTotals, { seed, seconds }: RunInfo) {
  return {
    seed,
    ...counts,
    tables: tables.size,
    seconds: Math.round(seconds),
    gamesPerSecond: Math.round(counts.games / seconds),
    actionsPerSecond: Math.round(counts.actions / seconds),
    kept: saved,
  };
}

export function summaryText(summary: RefereeSummary): string {
  const rows = (title: string, counts: { readonly [name: string]: number }) =>
    Object.entries(counts).map(([name, count]) => [`${title} ${name}`, number(count), share(count, summary.games)]);
  const table = formatTable({
    head: ['', 'games', 'of all'],
    rows: [
      ...rows('edition', summary.editions),
      ...rows('module', summary.modules),
      ...rows('seats', summary.seats),
      ...rows('ended by', summary.endings),
    ],
  });
  return [
    table,
    '',
    `${number(summary.games)} games at ${number(summary.tables)} different tables, ${number(summary.actions)} actions, each checked;`,
    `looked at closely: ${number(summary.closely)}; ${number(summary.seconds)} s, ${number(summary.gamesPerSecond)} games/s.`,
    summary.broken === 0 ? 'Nothing broke.' : `${number(summary.broken)} games broke.`,
  ].join('\n');
}

const number = (n: number): string => n.toLocaleString('en');
const share = (count: number, all: number): string => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
