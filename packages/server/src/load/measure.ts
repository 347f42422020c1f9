/** The whole measurement: what rests is weighed; then people arrive, play, and are timed. */
import { availableParallelism, cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gather, letPlay } from './crowd.ts';
import { Figures, type Times } from './figures.ts';
import type { Gauged } from './gauged.ts';
import { type Cost, costOfConnections, costOfTables } from './idle.ts';
import type { LoadOptions } from './options.ts';
import { openPlace } from './place.ts';
import type { Say } from './program.ts';
import type { ServerProcess } from './server-process.ts';
import type { Table } from './table.ts';

/** How long to wait for what is under way when time is up, in milliseconds. */
const PATIENCE = 10_000;

/** One process while it was measured. */
export interface Load {
  /** Of one core. */
  readonly cpu: number;
  readonly loop: Gauged['loop'];
  readonly rss: number;
  readonly heap: number;
}

interface Machine {
  readonly cores: number;
  readonly node: string;
  /** Of all cores, by anybody, while it was measured. */
  readonly busy: number;
}

export interface Measured {
  readonly options: LoadOptions;
  readonly machine: Machine;
  /** How long it was measured. */
  readonly seconds: number;
  readonly actions: {
    readonly perSecond: number;
    readonly done: number;
    readonly byBots: number;
    readonly gamesEnded: number;
  };
  /** From when an action was due to when it was heard of by each of the others, and to when it was acknowledged. */
  readonly heard: Times;
  readonly acknowledged: Times;
  readonly servers: readonly Load[];
  readonly generator: Load;
  readonly idleTable: Cost | null;
  readonly idleConnection: Cost | null;
  readonly errors: { readonly [kind: string]: number };
}

/** If it is stopped early, what was measured until then counts. */
export async function measure(options: LoadOptions, say: Say, stop: AbortSignal): Promise<Measured> {
  say(`starting ${options.nodes} server(s) on ${options.store}`);
  const place = await openPlace(options);
  const figures = new Figures();
  try {
    const { servers } = place;
    const idle = await weigh(options, servers, say, stop);
    const tables = await gather(options, servers, figures, begun => {
      stop.throwIfAborted();
      if (begun % 100 === 0) say(`${begun} tables have begun`);
    });
    if (options.made > 0) await playAhead(tables, options, figures, say, stop);
    const { busy, ...played } = await play(tables, options, servers, figures, say, stop);
    for (const table of tables) table.leave();
    const machine = { cores: availableParallelism(), node: process.version, busy };
    return { options, machine, ...played, ...idle, errors: { ...figures.errors } };
  } finally {
    await place.leave();
  }
}

/** On servers that are fresh: later on, they have memory to spare that would hide what is taken. */
async function weigh(options: LoadOptions, servers: readonly ServerProcess[], say: Say, stop: AbortSignal) {
  stop.throwIfAborted();
  say('weighing tables and connections that rest');
  const idleTable = options.idleTables > 0 ? await costOfTables(options, servers) : null;
  stop.throwIfAborted();
  const idleConnection = options.idleConnections > 0 ? await costOfConnections(options, servers) : null;
  return { idleTable, idleConnection };
}

/** As fast as can be, until every table has made its actions. */
async function playAhead(
  tables: readonly Table[],
  options: LoadOptions,
  figures: Figures,
  say: Say,
  stop: AbortSignal,
): Promise<void> {
  say(`making ${options.made} actions at each table`);
  const pace = letPlay(tables, options, figures, 0);
  while (tables.some(table => table.made < options.made)) {
    stop.throwIfAborted();
    for (const table of tables) if (table.made >= options.made) table.onReady = () => {};
    await pause(20);
  }
  pace.stop();
  await untilQuiet(tables);
}

async function play(
  tables: readonly Table[],
  options: LoadOptions,
  servers: readonly ServerProcess[],
  figures: Figures,
  say: Say,
  stop: AbortSignal,
) {
  const { rate, warmUp, seconds } = options;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const pace = letPlay(tables, options, figures, rate);
  await wait(warmUp, stop, left => say(`warming up, ${left} s left`));

  const before = await gaugeAll(servers);
  const usage = process.cpuUsage();
  const coresBefore = coreTimes();
  delay.enable();
  figures.reset();
  const start = performance.now();
  await wait(seconds, stop, left => say(`measuring, ${left} s left, ${figures.acknowledged} actions so far`));
  const took = (performance.now() - start) / 1000;
  const { acknowledged: done, byBots, games } = figures;
  const after = await gaugeAll(servers);
  const { user, system } = process.cpuUsage(usage);
  const { rss, heapUsed } = process.memoryUsage();
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - 10);
  const cores = coreTimes();
  pace.stop();
  const unheard = await untilQuiet(tables);
  for (let i = 0; i < unheard; i++) figures.fail('not heard by everybody');
  return {
    busy: (cores.busy - coresBefore.busy) / (cores.all - coresBefore.all),
    seconds: took,
    actions: { perSecond: done / took, done, byBots, gamesEnded: games },
    ...figures.times,
    servers: after.map((one, i) => ({ ...one, cpu: (one.cpu - before[i].cpu) / took })),
    generator: {
      cpu: (user + system) / 1e6 / took,
      loop: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
      rss,
      heap: heapUsed,
    },
  };
}

/** Milliseconds of all cores since the machine was started. */
function coreTimes(): { readonly busy: number; readonly all: number } {
  const times = cpus().map(({ times }) => times);
  const all = times.flatMap(time => Object.values(time)).reduce((sum, time) => sum + time, 0);
  return { all, busy: all - times.reduce((sum, { idle }) => sum + idle, 0) };
}

const gaugeAll = (servers: readonly ServerProcess[]): Promise<Gauged[]> =>
  Promise.all(servers.map(server => server.gauge({ collect: false })));

/** How many have not come to rest. */
async function untilQuiet(tables: readonly Table[]): Promise<number> {
  const end = performance.now() + PATIENCE;
  while (performance.now() < end && tables.some(table => !table.isQuiet)) await pause(20);
  return tables.filter(table => !table.isQuiet).length;
}

async function wait(seconds: number, stop: AbortSignal, onSecond: (left: number) => void): Promise<void> {
  for (let left = seconds; left > 0 && !stop.aborted; left--) {
    onSecond(left);
    await pause(1000, undefined, { signal: stop }).catch(() => {});
  }
}
