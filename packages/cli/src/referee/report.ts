/** A tally to be read, by people and by programs. */
import { formatTable } from '../render/format.ts';
import type { Tally } from './totals.ts';

export interface Run {
  readonly seed: string;
  readonly seconds: number;
}

export type Summary = ReturnType<typeof summary>;

export function summary({ tables, kept, ...counts }: Tally, { seed, seconds }: Run) {
  return {
    seed,
    ...counts,
    tables: tables.size,
    seconds: Math.round(seconds),
    gamesPerSecond: Math.round(counts.games / seconds),
    actionsPerSecond: Math.round(counts.actions / seconds),
    kept,
  };
}

export function tallyText(run: Summary): string {
  const rows = (title: string, counts: { readonly [name: string]: number }) =>
    Object.entries(counts).map(([name, count]) => [`${title} ${name}`, number(count), share(count, run.games)]);
  const table = formatTable({
    head: ['', 'games', 'of all'],
    rows: [
      ...rows('edition', run.editions),
      ...rows('module', run.modules),
      ...rows('seats', run.seats),
      ...rows('ended by', run.endings),
    ],
  });
  return [
    table,
    '',
    `${number(run.games)} games at ${number(run.tables)} different tables, ${number(run.actions)} actions, each checked;`,
    `${number(run.closely)} games looked at closely; ${number(run.seconds)} s, ${number(run.gamesPerSecond)} games/s.`,
    run.broken === 0 ? 'Nothing broke.' : `${number(run.broken)} games broke.`,
  ].join('\n');
}

const number = (n: number): string => n.toLocaleString('en');
const share = (count: number, all: number): string => `${((100 * count) / Math.max(1, all)).toFixed(1)} %`;
