/**
 * What requests cost that make the server work through a table's whole log, and how long others wait meanwhile. Logs of 1×, 2× and
 * 4× the length show whether the cost grows with the length or faster.
 */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { GAMES_FILE } from '../http/config.ts';
import { ask, askFor, hangUp } from '../load/ask.ts';
import { startOurServer } from '../load/place.ts';
import type { Say } from '../load/program.ts';
import type { ServerProcess } from '../load/server-process.ts';
import { openStore } from '../store/index.ts';
import { writeLongLog } from './long-log.ts';
import type { AttackOptions } from './options.ts';
import { readUntil } from './read-until.ts';

const TIMES = [1, 2, 4] as const;
/** Enough that some of them can be played without end. */
const GAMES = 16;
/** How often another client asks whether the server is alive, in milliseconds. */
const PROBE_EVERY_MS = 5;

export interface RequestCost {
  /** Of all threads of the server, in milliseconds, for one request. */
  readonly cpuMs: number;
  /** What was sent. */
  readonly bytes: number;
  /** The longest wait of another client for /healthz meanwhile, in milliseconds. */
  readonly othersWaitedMs: number;
}

export const MEASURES = ['cold load', 'first resume', 'resume', 'short resume', 'record'] as const;
type Measure = (typeof MEASURES)[number];

/** What everything costs at a log of one length. */
export interface AttackedLog {
  readonly times: number;
  readonly entries: number;
  readonly costs: { readonly [measure in Measure]: RequestCost };
}

export interface Attacked {
  readonly options: AttackOptions;
  readonly logs: readonly AttackedLog[];
}

interface Target {
  readonly game: string;
  readonly times: number;
  readonly entries: number;
}

export async function attack(options: AttackOptions, say: Say, stop: AbortSignal): Promise<Attacked> {
  const dataDir = await mkdtemp(join(tmpdir(), 'cartagena-attack-'));
  try {
    say('writing logs');
    const [warmUp, ...targets] = await writeLogs(dataDir, options);
    const logs: AttackedLog[] = [];
    for (const target of targets) {
      say(`${target.times} × the length: ${target.entries} entries`);
      stop.throwIfAborted();
      logs.push(await measure(dataDir, warmUp, target, options));
    }
    return { options, logs };
  } finally {
    hangUp();
    await rm(dataDir, { recursive: true, force: true });
  }
}

/** The first is for the compiler to warm up with. The server must not have seen the long logs when it is measured. */
async function writeLogs(dataDir: string, { actions, pairs }: AttackOptions): Promise<Target[]> {
  const server = await startOurServer(dataDir);
  const games: string[] = [];
  try {
    for (let i = 0; i < GAMES; i++) games.push(await beginGame(server.port));
  } finally {
    hangUp();
    await server.stop();
  }
  const address = join(dataDir, GAMES_FILE);
  const store = await openStore(address, { defaultFile: address });
  try {
    const targets: Target[] = [];
    for (const times of [1, ...TIMES]) {
      const length = { actions: actions * times, pairs: pairs * times };
      let entries: number | undefined;
      let game: string | undefined;
      while (entries === undefined) {
        game = games.pop();
        if (game === undefined) throw new Error('All games were over too early.');
        entries = await writeLongLog(store, game, length);
      }
      targets.push({ game: game!, times, entries });
    }
    return targets;
  } finally {
    await store.close();
  }
}

async function beginGame(port: number): Promise<string> {
  const [anne, mary] = await Promise.all([1, 2].map(async () => (await ask(port, 'GET', '/api/me', '')).cookie!));
  const { id } = (await askFor(port, 'POST', '/api/games', anne, { game: { edition: 'classic', recycle: true } })).body;
  await askFor(port, 'POST', `/api/games/${id}/seat`, mary);
  await askFor(port, 'POST', `/api/games/${id}/start`, anne);
  return id;
}

/** With a server of its own, so that nothing is in memory. */
async function measure(
  dataDir: string,
  warmUp: Target,
  target: Target,
  { repeats, warmUps }: AttackOptions,
): Promise<AttackedLog> {
  const server = await startOurServer(dataDir);
  try {
    const { port } = server;
    const get = async ({ game }: Target, what: string) => {
      const { status, body } = await ask(port, 'GET', `/api/games/${game}${what}`, '');
      if (status !== 200) throw new Error(`GET ${what || 'the table'} was answered with ${status}.`);
      return JSON.stringify(body).length;
    };
    const load = (one: Target) => get(one, '');
    const record = (one: Target) => get(one, '/record');
    const resume = (one: Target) => readUntil(port, one.game, 0, one.entries);
    const shortResume = (one: Target) => readUntil(port, one.game, one.entries - 20, one.entries);
    for (let i = 0; i < warmUps; i++) for (const work of [load, resume, shortResume, record]) await work(warmUp);
    const costOf = (work: (one: Target) => Promise<number>, times = repeats) => cost(server, () => work(target), times);
    return {
      times: target.times,
      entries: target.entries,
      costs: {
        'cold load': await costOf(load, 1),
        'first resume': await costOf(resume, 1),
        resume: await costOf(resume),
        'short resume': await costOf(shortResume),
        record: await costOf(record),
      },
    };
  } finally {
    hangUp();
    await server.stop();
  }
}

async function cost(server: ServerProcess, work: () => Promise<number>, times: number): Promise<RequestCost> {
  const probe = new Probe(server.port);
  await server.gauge({ collect: true });
  const before = await server.gauge({ collect: false });
  probe.start();
  let bytes = 0;
  let othersWaitedMs = 0;
  try {
    for (let i = 0; i < times; i++) bytes = await work();
  } finally {
    othersWaitedMs = await probe.stop();
  }
  const after = await server.gauge({ collect: false });
  return { cpuMs: (1000 * (after.cpu - before.cpu)) / times, bytes, othersWaitedMs };
}

/** Somebody who has nothing to do with it. */
class Probe {
  private readonly port: number;
  private isOn = false;
  private longest = 0;
  private probing: Promise<void> = Promise.resolve();

  constructor(port: number) {
    this.port = port;
  }

  start(): void {
    this.isOn = true;
    this.probing = this.run();
  }

  async stop(): Promise<number> {
    this.isOn = false;
    await this.probing;
    return this.longest;
  }

  private async run(): Promise<void> {
    while (this.isOn) {
      const asked = performance.now();
      await ask(this.port, 'GET', '/healthz', '');
      this.longest = Math.max(this.longest, performance.now() - asked);
      await pause(PROBE_EVERY_MS);
    }
  }
}
