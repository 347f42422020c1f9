/** What an idle table and an idle connection cost a server. */
import type { LoadOptions } from './options.ts';
import type { ServerProcess } from './server-process.ts';
import type { Client, Subject } from './subject.ts';
import { together } from './together.ts';

const AT_ONCE = 64;
/** How many are made before the memory is measured: a program grows while it warms up, and keeps some hundred tables in memory. */
const PRACTICE = 600;
/** Games that the same players start: each may have only a limited number at once. */
const GAMES_OF_ONE = 100;
/** Tables among which the connections are distributed. */
const WATCHED = 10;

/** Bytes for each. */
export interface IdleCost {
  readonly count: number;
  readonly rss: number;
  readonly heap: number;
}

/** Started games without followers. */
export async function costOfTables(
  subject: Subject,
  options: LoadOptions,
  servers: readonly ServerProcess[],
): Promise<IdleCost> {
  const open = opener(subject, options, servers);
  const openMany = (count: number) => times(count, open);
  await openMany(Math.min(PRACTICE, options.idleTables));
  return costOf(options.idleTables, servers, openMany);
}

/** Spectators without an identity at tables where nothing happens. */
export async function costOfConnections(
  subject: Subject,
  options: LoadOptions,
  servers: readonly ServerProcess[],
): Promise<IdleCost> {
  const open = opener(subject, options, servers);
  const games = await times(WATCHED, open);
  const connect = (count: number) =>
    times(count, async number => {
      const stranger = subject.stranger(servers[number % servers.length].port);
      await stranger.follow(games[number % WATCHED], ignore, ignore);
      return stranger;
    });
  const leave = (strangers: readonly Client[]) => {
    for (const stranger of strangers) stranger.leave();
  };
  leave(await connect(Math.min(PRACTICE, options.idleConnections)));
  let strangers: Client[] = [];
  const cost = await costOf(options.idleConnections, servers, async count => {
    strangers = await connect(count);
  });
  leave(strangers);
  return cost;
}

const ignore = () => {};

/** Opens one game after the other, for the same players as long as they may start more. */
function opener(subject: Subject, options: LoadOptions, servers: readonly ServerProcess[]): () => Promise<string> {
  const meet = (_: unknown, i: number) => subject.meet(servers[i % servers.length].port);
  let people: Promise<Client[]>;
  let opened = 0;
  return async () => {
    if (opened++ % GAMES_OF_ONE === 0) people = Promise.all(Array.from({ length: options.people }, meet));
    return subject.openGame(await people, options);
  };
}

function times<R>(count: number, work: (number: number) => Promise<R>): Promise<R[]> {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return together(numbers, AT_ONCE, work);
}

async function costOf(
  count: number,
  servers: readonly ServerProcess[],
  make: (count: number) => Promise<unknown>,
): Promise<IdleCost> {
  const before = await memoryOf(servers);
  await make(count);
  const after = await memoryOf(servers);
  const each = (what: 'rss' | 'heap'): number => Math.round((after[what] - before[what]) / count);
  return { count, rss: each('rss'), heap: each('heap') };
}

async function memoryOf(servers: readonly ServerProcess[]): Promise<{ rss: number; heap: number }> {
  const gauged = await Promise.all(servers.map(server => server.gauge({ collect: true })));
  const sum = (what: 'rss' | 'heap'): number => gauged.reduce((total, one) => total + one[what], 0);
  return { rss: sum('rss'), heap: sum('heap') };
}
