/**
 * How fast the engine is: uniformly random games, timed, with a checksum of what was played. It can take turns with a yardstick
 * program and with another build of the engine. It only reports.
 */
import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { isMainThread, parentPort, Worker, workerData } from 'node:worker_threads';
import type { Choices, Game } from '@cartagena/engine';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { wholeNumber } from '../options/numbers.ts';
import { formatTable } from '../render/format.ts';

/** Every edition plain, and with all its modules. Random segments and an endless stock throughout, as in the yardstick. */
const TABLES: { readonly [name: string]: Choices } = {
  classic: { edition: 'classic' },
  'classic tortuga': { edition: 'classic', supply: 'row', hands: 'open' },
  cartagena2: { edition: 'cartagena2' },
  'cartagena2 all': { edition: 'cartagena2', modules: ['assist', 'voyage', 'limit', 'flag'] },
  wielka: { edition: 'wielka' },
  'wielka all': { edition: 'wielka', modules: ['retreat', 'assist', 'voyage', 'limit', 'empty', 'items'] },
  diaries: { edition: 'diaries' },
  'diaries all': { edition: 'diaries', modules: ['retreat', 'captain', 'raft'] },
};
const COMMON: Partial<Choices> = { layout: 'random', recycle: true };
const SEATS = [2, 5];
/** The yardstick has no row of cards: Tortuga is compared with its figure for the classic game. */
const COMPARED_WITH_LIMIT = ['classic', 'classic tortuga'];
/** Its time is known in hundredths of a second, so it plays this many times as many games. */
const LIMIT_GAMES = 5;

/** What is used of an engine: this one, or an older build. */
type Engine = Pick<
  typeof import('@cartagena/engine'),
  | 'turnsPlayed'
  | 'actionBuffer'
  | 'apply'
  | 'deal'
  | 'legalActions'
  | 'newGame'
  | 'resolveRules'
  | 'SeededChance'
  | 'setUp'
  | 'unwrap'
>;

interface Tally {
  games: number;
  actions: number;
  turns: number;
  /** Legal actions listed, all decisions together. */
  listed: number;
  seconds: number;
  /** Time that the processor spent on it, whatever else ran on the machine. */
  cpuSeconds: number;
  checksum: number;
}

interface Report {
  readonly actionsPerSecond: number;
  /** In the first second, most of which the compiler takes. */
  readonly firstSecond: number;
  readonly actionsPerGame: number;
  readonly turnsPerGame: number;
  readonly listedPerSecond: number;
  /** Garbage that an action leaves, the median of several stretches. */
  readonly heapBytesPerAction: number;
  readonly checksum: string;
  /** Actions per second of processor time compared with the yardstick's and the other build's: the medians of the rounds. */
  readonly limitRatio?: number;
  readonly againstRatio?: number;
  /** Whether the other build played the same games. */
  readonly isSameAsAgainst?: boolean;
}

interface BenchOptions {
  readonly games: number;
  readonly rounds: number;
  /** A yardstick program, and the folder of another build of the engine, to take turns with. */
  readonly limit?: string;
  readonly against?: string;
  /** Measure this table only, and print nothing but its report. */
  readonly table?: string;
}

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure the engine with uniformly random games')
    .option('--games <n>', 'games in a round', wholeNumber, 2000)
    .option('--rounds <n>', 'rounds', wholeNumber, 5)
    .option('--table <name>', 'one table only, as one JSON line')
    .option('--limit <path>', 'a yardstick program to run in turns with the classic game')
    .option('--against <folder>', 'another build of the engine to run in turns with: its folder dist')
    .action(bench);
}

async function bench(options: BenchOptions): Promise<void> {
  const { table } = options;
  if (table !== undefined) {
    if (!Object.hasOwn(TABLES, table))
      fail(`There is no table "${table}". Choose one of ${Object.keys(TABLES).join(', ')}.`);
    process.stdout.write(`${JSON.stringify(await benchTable(table, options))}\n`);
    return;
  }
  const report: { [table: string]: TableReport } = {};
  for (const name of Object.keys(TABLES)) report[name] = benchApart(name, options);
  printReport(report);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

type TableReport = { [seats: string]: Report };

/** In a process of its own, so that no table finds the compiler's guesses spoilt by another. */
function benchApart(table: string, options: BenchOptions): TableReport {
  const parameters = Object.entries({ ...options, table }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout, status, error } = spawnSync(process.execPath, [process.argv[1], 'bench', ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error || status !== 0) fail(`Measuring ${table} failed${error ? `: ${error.message}` : ''}.`);
  return JSON.parse(stdout);
}

async function benchTable(table: string, options: BenchOptions): Promise<TableReport> {
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
    actionsPerSecond: Math.round(total.actions / total.seconds),
    firstSecond: Math.round(first.actions / first.seconds),
    actionsPerGame: round1(total.actions / total.games),
    turnsPerGame: round1(total.turns / total.games),
    listedPerSecond: Math.round(total.listed / total.seconds),
    heapBytesPerAction,
    checksum: (total.checksum >>> 0).toString(16),
    ...(runsLimit ? { limitRatio: round2(median(limitRatios)) } : {}),
    ...(other
      ? { againstRatio: round2(median(againstRatios)), isSameAsAgainst: total.checksum === otherTotal.checksum }
      : {}),
  };
}

const newTally = (): Tally => ({
  games: 0,
  actions: 0,
  turns: 0,
  listed: 0,
  seconds: 0,
  cpuSeconds: 0,
  checksum: 0,
});
function add(total: Tally, part: Tally): void {
  for (const field of ['games', 'actions', 'turns', 'listed', 'seconds', 'cpuSeconds'] as const)
    total[field] += part[field];
  total.checksum = (Math.imul(total.checksum, 31) + part.checksum) | 0;
}
const cpuRate = ({ actions, cpuSeconds }: Tally): number => actions / cpuSeconds;
const median = (list: readonly number[]): number => [...list].sort((a, b) => a - b)[list.length >> 1];
const round1 = (n: number): number => Math.round(n * 10) / 10;
const round2 = (n: number): number => Math.round(n * 100) / 100;

interface Seating {
  /** The address of the engine's main file. */
  readonly engine: string;
  readonly choices: Choices;
  readonly seed: string;
}

type Order = { readonly games: number } | { readonly seconds: number } | 'heap';

/** An engine in a thread of its own: two builds must not share the compiler's knowledge of the loop around them. */
class Player {
  private readonly worker: Worker;

  constructor(seating: Seating) {
    this.worker = new Worker(fileURLToPath(import.meta.url), { workerData: { bench: seating } });
    this.worker.on('error', error => fail(`An engine stopped: ${error.message}`));
  }

  play(order: Exclude<Order, 'heap'>): Promise<Tally> {
    return this.ask(order);
  }

  heapGrowth(): Promise<number> {
    return this.ask('heap');
  }

  close(): Promise<number> {
    return this.worker.terminate();
  }

  private async ask<T>(order: Order): Promise<T> {
    this.worker.postMessage(order);
    const [answer] = await once(this.worker, 'message');
    return answer;
  }
}

/** The other side of `Player`. */
async function answerOrders({ engine: address, choices, seed }: Seating): Promise<void> {
  const engine: Engine = await import(address);
  const rules = engine.resolveRules(engine.unwrap(engine.setUp(choices)));
  const game = engine.newGame(rules, new engine.SeededChance(seed));
  const out = engine.actionBuffer(rules);
  parentPort?.on('message', (order: Order) => {
    if (order === 'heap') parentPort?.postMessage(heapGrowth(engine, game, out));
    else if ('games' in order) parentPort?.postMessage(playGames(engine, game, out, order.games));
    else {
      parentPort?.postMessage(playFor(engine, game, out, order.seconds));
      // How many games that were is up to the machine: those that follow are always the same.
      game.chance = new engine.SeededChance(seed);
    }
  });
}

/** A few games at a time until the time is over. */
function playFor(engine: Engine, game: Game, out: Uint16Array, seconds: number): Tally {
  const total = newTally();
  while (total.seconds < seconds) add(total, playGames(engine, game, out, 10));
  return total;
}

/** The policy of the yardstick: at every decision one of the legal actions, each as likely. */
function playGames(engine: Engine, game: Game, out: Uint16Array, games: number): Tally {
  const { apply, deal, legalActions, turnsPlayed } = engine;
  const { rules, state, chance } = game;
  let actions = 0;
  let listed = 0;
  let turns = 0;
  let checksum = 0;
  const cpu = process.cpuUsage();
  const began = process.hrtime.bigint();
  for (let i = 0; i < games; i++) {
    deal(game);
    for (let count = legalActions(rules, state, out); count > 0; count = legalActions(rules, state, out)) {
      const action = out[chance.below(count)];
      checksum = (Math.imul(checksum, 31) + action) | 0;
      apply(game, action);
      actions++;
      listed += count;
    }
    turns += turnsPlayed(state);
  }
  const seconds = Number(process.hrtime.bigint() - began) / 1e9;
  const { user, system } = process.cpuUsage(cpu);
  return { games, actions, turns, listed, seconds, cpuSeconds: (user + system) / 1e6, checksum };
}

/** What a run adds to the heap, from the shortest stretches that show it: a collection in between would hide it. */
function heapGrowth(engine: Engine, game: Game, out: Uint16Array): number {
  const growths = Array.from({ length: 9 }, () => {
    const before = process.memoryUsage().heapUsed;
    const { actions } = playGames(engine, game, out, 50);
    return (process.memoryUsage().heapUsed - before) / actions;
  });
  return round1(Math.max(0, median(growths)));
}

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

const COLUMNS: { readonly [title: string]: (report: Report) => string } = {
  'actions/s': report => report.actionsPerSecond.toLocaleString('en'),
  'first second': report => report.firstSecond.toLocaleString('en'),
  'listed/s': report => report.listedPerSecond.toLocaleString('en'),
  'actions/game': report => String(report.actionsPerGame),
  'turns/game': report => String(report.turnsPerGame),
  'bytes/action': report => String(report.heapBytesPerAction),
  checksum: report => report.checksum,
  'of limit': ({ limitRatio }) => limitRatio?.toFixed(2) ?? '',
  'of other': ({ againstRatio, isSameAsAgainst }) =>
    againstRatio === undefined ? '' : `${againstRatio.toFixed(2)}${isSameAsAgainst ? '' : ', other games'}`,
};

function printReport(report: { readonly [table: string]: TableReport }): void {
  const rows = Object.entries(report).flatMap(([table, bySeats]) =>
    Object.entries(bySeats).map(([seats, numbers]) => [
      table,
      seats.slice('seats'.length),
      ...Object.values(COLUMNS).map(show => show(numbers)),
    ]),
  );
  process.stdout.write(`${formatTable({ head: ['table', 'seats', ...Object.keys(COLUMNS)], rows })}\n`);
}

if (!isMainThread && workerData?.bench) await answerOrders(workerData.bench);
