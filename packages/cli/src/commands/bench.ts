/** How fast the engine is: uniformly random games, timed, with a checksum of what was played. Reports; judges nothing. */
import { spawnSync } from 'node:child_process';
import {
  actionBuffer,
  apply,
  type Choices,
  deal,
  type Game,
  legalActions,
  newGame,
  resolveRules,
  SeededChance,
  setUp,
  turnsPlayed,
  unwrap,
} from '@cartagena/engine';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { wholeNumber } from '../options/numbers.ts';
import { formatTable } from '../render/format.ts';

/** Every edition plain, and with all its modules. Random segments throughout, as in the yardstick. */
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
const SEATS = [2, 5];

interface Tally {
  games: number;
  actions: number;
  turns: number;
  /** Legal actions listed, all decisions together. */
  listed: number;
  seconds: number;
  checksum: number;
}

interface Report {
  readonly actionsPerSecond: number;
  readonly actionsPerGame: number;
  readonly turnsPerGame: number;
  readonly listedPerSecond: number;
  /** Garbage that an action leaves, the median of several stretches. */
  readonly heapBytesPerAction: number;
  readonly checksum: string;
  readonly limitRatio?: number;
}

interface BenchOptions {
  readonly games: number;
  readonly rounds: number;
  readonly limit?: string;
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
    .action(bench);
}

function bench(options: BenchOptions): void {
  const { table } = options;
  if (table !== undefined) {
    if (!Object.hasOwn(TABLES, table))
      fail(`There is no table "${table}". Choose one of ${Object.keys(TABLES).join(', ')}.`);
    process.stdout.write(`${JSON.stringify(benchTable(table, options))}\n`);
    return;
  }
  const report: { [table: string]: TableReport } = {};
  for (const name of Object.keys(TABLES)) report[name] = benchApart(name, options);
  printReport(report);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

type TableReport = { [seats: string]: Report };

/** In a process of its own, so that no table finds the compiler's guesses spoilt by another. */
function benchApart(table: string, { games, rounds, limit }: BenchOptions): TableReport {
  const limits = limit === undefined ? [] : ['--limit', limit];
  const parameters = [
    process.argv[1],
    'bench',
    '--table',
    table,
    '--games',
    String(games),
    '--rounds',
    String(rounds),
    ...limits,
  ];
  const { stdout, status, error } = spawnSync(process.execPath, parameters, {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error || status !== 0) fail(`Measuring ${table} failed${error ? `: ${error.message}` : ''}.`);
  return JSON.parse(stdout);
}

function benchTable(table: string, options: BenchOptions): TableReport {
  const entries = SEATS.map(seats => [
    `seats${seats}`,
    measure(table, { ...TABLES[table], seats, layout: 'random' }, options),
  ]);
  return Object.fromEntries(entries);
}

/** Plays in rounds; with a yardstick the two take turns, so that a noisy machine is noisy for both. */
function measure(name: string, choices: Choices, { games, rounds, limit }: BenchOptions): Report {
  const rules = resolveRules(unwrap(setUp(choices)));
  const game = newGame(rules, new SeededChance(`bench ${name}`));
  const out = actionBuffer(rules);
  const warmUp = newTally();
  playGames(game, out, Math.ceil(games / 4), warmUp);
  const tally = newTally();
  // The yardstick knows the classic game only.
  const compare = limit !== undefined && name === 'classic';
  const theirs: number[] = [];
  for (let round = 0; round < rounds; round++) {
    playGames(game, out, games, tally);
    if (compare) theirs.push(runLimit(limit, rules.seats, games));
  }
  const actionsPerSecond = tally.actions / tally.seconds;
  return {
    actionsPerSecond: Math.round(actionsPerSecond),
    actionsPerGame: round1(tally.actions / tally.games),
    turnsPerGame: round1(tally.turns / tally.games),
    listedPerSecond: Math.round(tally.listed / tally.seconds),
    heapBytesPerAction: heapGrowth(game, out),
    checksum: (tally.checksum >>> 0).toString(16),
    ...(compare ? { limitRatio: Number((actionsPerSecond / (sum(theirs) / theirs.length)).toFixed(2)) } : {}),
  };
}

const newTally = (): Tally => ({ games: 0, actions: 0, turns: 0, listed: 0, seconds: 0, checksum: 0 });
const sum = (list: readonly number[]): number => list.reduce((total, n) => total + n, 0);
const round1 = (n: number): number => Math.round(n * 10) / 10;

/** The policy of the yardstick: at every decision one of the legal actions, each as likely. */
function playGames(game: Game, out: Uint16Array, games: number, tally: Tally): void {
  const { rules, state, chance } = game;
  let actions = 0;
  let listed = 0;
  let turns = 0;
  let checksum = tally.checksum;
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
  tally.seconds += Number(process.hrtime.bigint() - began) / 1e9;
  tally.games += games;
  tally.actions += actions;
  tally.listed += listed;
  tally.turns += turns;
  tally.checksum = checksum;
}

/** Actions per second of the yardstick program. */
function runLimit(path: string, seats: number, games: number): number {
  const { stdout, status, error } = spawnSync(path, [String(seats), String(games)], { encoding: 'utf8' });
  if (error || status !== 0) fail(`The yardstick ${path} did not run: ${error?.message ?? `it ended with ${status}`}.`);
  return JSON.parse(stdout).actionsPerSecond;
}

const HEAD = [
  'table',
  'seats',
  'actions/s',
  'listed/s',
  'actions/game',
  'turns/game',
  'bytes/action',
  'checksum',
  'of limit',
];

function printReport(report: { readonly [table: string]: TableReport }): void {
  const rows = Object.entries(report).flatMap(([table, bySeats]) =>
    Object.entries(bySeats).map(([seats, r]) => [
      table,
      seats.slice('seats'.length),
      r.actionsPerSecond.toLocaleString('en'),
      r.listedPerSecond.toLocaleString('en'),
      String(r.actionsPerGame),
      String(r.turnsPerGame),
      String(r.heapBytesPerAction),
      r.checksum,
      r.limitRatio === undefined ? '' : String(r.limitRatio),
    ]),
  );
  process.stdout.write(`${formatTable({ head: HEAD, rows })}\n`);
}

/** What a run adds to the heap, from the shortest stretches that show it: a collection in between would hide it. */
function heapGrowth(game: Game, out: Uint16Array): number {
  const growths = Array.from({ length: 9 }, () => {
    const tally = newTally();
    const before = process.memoryUsage().heapUsed;
    playGames(game, out, 50, tally);
    return (process.memoryUsage().heapUsed - before) / tally.actions;
  }).sort((a, b) => a - b);
  return round1(Math.max(0, growths[4]));
}
