/** One table measured in rounds, in turns with what it is compared with. */
import { spawnSync } from 'node:child_process';
import { resolve } from 'node:path';
import { pathToFileURL } from 'node:url';
import { fail } from '../io/fail.ts';
import { median, round1, round2 } from './numbers.ts';
import { Player } from './player.ts';
import { add, newTally, type Tally } from './random-games.ts';
import type { Report, TableReport } from './report.ts';
import { COMMON, TABLES } from './tables.ts';

const SEATS = [2, 5];
/** The yardstick has no row of cards: Tortuga is compared with its figure for the classic game. */
const COMPARED_WITH_LIMIT = ['classic', 'classic tortuga'];
/** Its time is known in hundredths of a second, so it plays this many times as many games. */
const LIMIT_GAMES = 5;

export interface BenchOptions {
  readonly games: number;
  readonly rounds: number;
  /** A yardstick program, and the folder of another build of the engine, to take turns with. */
  readonly limit?: string;
  readonly against?: string;
  /** Measure this table only, and print nothing but its report. */
  readonly table?: string;
}

export async function benchTable(table: string, options: BenchOptions): Promise<TableReport> {
  const report: TableReport = {};
  for (const seats of SEATS) report[`seats${seats}`] = await measure(table, seats, options);
  return report;
}

/** Plays in rounds; what is compared takes turns within each, so that a noisy machine is noisy for all. */
async function measure(table: string, seats: number, { games, rounds, limit, against }: BenchOptions): Promise<Report> {
  const choices = { ...TABLES[table], ...COMMON, seats };
  const seed = `bench ${table}`;
  const ours = new Player({ engine: import.meta.resolve('@cartagena/engine'), choices, seed });
  const first = await ours.play({ seconds: 1 });
  const other =
    against === undefined
      ? undefined
      : new Player({ engine: pathToFileURL(resolve(against, 'index.js')).href, choices, seed });
  await other?.play({ seconds: 1 });
  const runsLimit = limit !== undefined && COMPARED_WITH_LIMIT.includes(table);
  const total = newTally();
  const otherTotal = newTally();
  const limitRatios: number[] = [];
  const againstRatios: number[] = [];
  for (let round = 0; round < rounds; round++) {
    const tally = await ours.play({ games });
    add(total, tally);
    if (runsLimit) limitRatios.push(cpuRate(tally) / runLimit(limit, seats, games * LIMIT_GAMES));
    if (!other) continue;
    const theirs = await other.play({ games });
    add(otherTotal, theirs);
    againstRatios.push(cpuRate(tally) / cpuRate(theirs));
  }
  const heapBytesPerAction = await ours.heapGrowth();
  await Promise.all([ours.close(), other?.close()]);
  return {
    actionsPerSecond: Math.round(cpuRate(total)),
    firstSecond: Math.round(cpuRate(first)),
    actionsPerGame: round1(total.actions / total.games),
    turnsPerGame: round1(total.turns / total.games),
    listedPerSecond: Math.round(total.listed / total.cpuSeconds),
    heapBytesPerAction,
    checksum: (total.checksum >>> 0).toString(16),
    ...(runsLimit ? { limitRatio: round2(median(limitRatios)) } : {}),
    ...(other
      ? { againstRatio: round2(median(againstRatios)), isSameAsAgainst: total.checksum === otherTotal.checksum }
      : {}),
  };
}

const cpuRate = ({ actions, cpuSeconds }: Tally): number => actions / cpuSeconds;

/** Actions per second of processor time of the yardstick program. The shell says how long its children took. */
function runLimit(path: string, seats: number, games: number): number {
  const script = '"$0" "$@" && times';
  const { stdout, status, error } = spawnSync('sh', ['-c', script, path, String(seats), String(games)], {
    encoding: 'utf8',
  });
  if (error || status !== 0) fail(`The yardstick ${path} did not run: ${error?.message ?? `it ended with ${status}`}.`);
  const [json, , children] = stdout.trim().split('\n');
  const cpuSeconds = [...children.matchAll(/(\d+)m([\d.]+)s/g)].reduce((sum, [, m, s]) => sum + 60 * +m + +s, 0);
  return (JSON.parse(json).actionsPerGame * games) / cpuSeconds;
}
