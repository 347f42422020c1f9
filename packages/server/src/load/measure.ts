/** The whole measurement of one server: the memory of idle tables and connections, then people who arrive, play and are timed. */
import { availableParallelism, cpus } from 'node:os';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import { gather, letPlay } from './crowd.ts';
import { Figures, type Times } from './figures.ts';
import type { Gauged } from './gauged.ts';
import { costOfConnections, costOfTables, type IdleCost } from './idle.ts';
import type { LoadOptions } from './options.ts';
import { ourServer } from './our-server.ts';
import { peerNamed } from './peer.ts';
import type { Say } from './program.ts';
import type { ServerProcess } from './server-process.ts';
import type { Subject } from './subject.ts';
import type { LoadTable } from './table.ts';

/** How long to wait for pending actions when time is up. */
const QUIET_TIMEOUT_MS = 10_000;

/** One process while it was measured. */
export interface Load {
  /** Of one core. */
  readonly cpu: number;
  readonly loop: Gauged['loop'];
  readonly rss: number;
  readonly heap: number;
}

/** Play at one rate. */
export interface LoadRun {
  /** As requested; 0: as fast as possible. */
  readonly rate: number;
  /** How long it was measured. */
  readonly seconds: number;
  /** How busy all cores were, with any process. */
  readonly busy: number;
  readonly actions: {
    readonly perSecond: number;
    readonly done: number;
    readonly byBots: number;
    readonly gamesEnded: number;
  };
  /** From an action's due time until each of the others received it, and until it was acknowledged. */
  readonly heard: Times;
  readonly acknowledged: Times;
  readonly servers: readonly Load[];
  readonly generator: Load;
  /** Bytes that a client receives of each change, and all that is sent for an action, both ways. */
  readonly bytes: { readonly update: number; readonly action: number };
  readonly errors: { readonly [kind: string]: number };
}

export interface Measured {
  readonly subject: string;
  readonly options: LoadOptions;
  readonly machine: { readonly cores: number; readonly node: string };
  readonly runs: readonly LoadRun[];
  readonly idleTable: IdleCost | null;
  readonly idleConnection: IdleCost | null;
}

/** Ours, or ours and the peers in turn. */
export async function measureAll(options: LoadOptions, say: Say, stop: AbortSignal): Promise<Measured[]> {
  const { peers } = options;
  const subjects = [ourServer, ...(await Promise.all(peers.map(peerNamed)))];
  const measured: Measured[] = [];
  for (let round = 0; round < (peers.length > 0 ? options.rounds : 1); round++)
    for (const subject of subjects) measured.push(await measure(subject, options, say, stop));
  return measured;
}

/** If it is stopped early, the figures until then count. */
async function measure(subject: Subject, options: LoadOptions, say: Say, stop: AbortSignal): Promise<Measured> {
  stop.throwIfAborted();
  say(`starting ${subject.name}`);
  const place = await subject.start(options);
  const figures = new Figures();
  try {
    const { servers } = place;
    const idle = await weigh(subject, options, servers, say, stop);
    const tables = await gather(subject, options, servers, figures, begun => {
      stop.throwIfAborted();
      if (begun % 100 === 0) say(`${begun} tables have begun`);
    });
    if (options.made > 0) await playAhead(tables, options, figures, say, stop);
    const runs: LoadRun[] = [];
    for (const rate of options.rates)
      runs.push(await play(subject, tables, options, rate, servers, figures, say, stop));
    for (const table of tables) table.leave();
    const machine = { cores: availableParallelism(), node: process.version };
    return { subject: subject.name, options, machine, runs, ...idle };
  } finally {
    await place.leave();
  }
}

/** On fresh servers: later they have spare memory that would hide what is used. */
async function weigh(
  subject: Subject,
  options: LoadOptions,
  servers: readonly ServerProcess[],
  say: Say,
  stop: AbortSignal,
) {
  say('weighing tables and connections that rest');
  const idleTable = options.idleTables > 0 ? await costOfTables(subject, options, servers) : null;
  stop.throwIfAborted();
  const idleConnection = options.idleConnections > 0 ? await costOfConnections(subject, options, servers) : null;
  return { idleTable, idleConnection };
}

/** As fast as possible, until every table has made its actions. */
async function playAhead(
  tables: readonly LoadTable[],
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
  subject: Subject,
  tables: readonly LoadTable[],
  options: LoadOptions,
  rate: number,
  servers: readonly ServerProcess[],
  figures: Figures,
  say: Say,
  stop: AbortSignal,
): Promise<LoadRun> {
  const { warmUp, seconds } = options;
  const delay = monitorEventLoopDelay({ resolution: 10 });
  const pace = letPlay(tables, options, figures, rate);
  await wait(warmUp, stop, left => say(`warming up, ${left} s left`));

  const before = await gaugeAll(servers);
  const usage = process.cpuUsage();
  const coresBefore = coreTimes();
  const bytesBefore = { ...subject.traffic };
  delay.enable();
  figures.reset();
  const start = performance.now();
  await wait(seconds, stop, left => say(`measuring, ${left} s left, ${figures.acknowledged} actions so far`));
  const took = (performance.now() - start) / 1000;
  const { acknowledged: done, byBots, games, updates } = figures;
  const { traffic } = subject;
  const bytes = {
    update: (traffic.updates - bytesBefore.updates) / updates,
    action: (traffic.all - bytesBefore.all) / (done + byBots),
  };
  const after = await gaugeAll(servers);
  const { user, system } = process.cpuUsage(usage);
  const { rss, heapUsed } = process.memoryUsage();
  const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - 10);
  const cores = coreTimes();
  pace.stop();
  const unheard = await untilQuiet(tables);
  for (let i = 0; i < unheard; i++) figures.fail('not heard by everybody');
  return {
    rate,
    busy: (cores.busy - coresBefore.busy) / (cores.all - coresBefore.all),
    seconds: took,
    actions: { perSecond: done / took, done, byBots, gamesEnded: games },
    ...figures.times,
    bytes,
    servers: after.map((one, i) => ({ ...one, cpu: (one.cpu - before[i].cpu) / took })),
    generator: {
      cpu: (user + system) / 1e6 / took,
      loop: { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) },
      rss,
      heap: heapUsed,
    },
    errors: { ...figures.errors },
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

/** How many are still pending. */
async function untilQuiet(tables: readonly LoadTable[]): Promise<number> {
  const end = performance.now() + QUIET_TIMEOUT_MS;
  while (performance.now() < end && tables.some(table => !table.isQuiet)) await pause(20);
  return tables.filter(table => !table.isQuiet).length;
}

async function wait(seconds: number, stop: AbortSignal, onSecond: (left: number) => void): Promise<void> {
  for (let left = seconds; left > 0 && !stop.aborted; left--) {
    onSecond(left);
    await pause(1000, undefined, { signal: stop }).catch(() => {});
  }
}
