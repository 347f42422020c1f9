/** What a table that nobody looks at and a connection that hears nothing cost a server. */
import { Client } from './client.ts';
import { Figures } from './figures.ts';
import type { LoadOptions } from './options.ts';
import type { ServerProcess } from './server-process.ts';
import { Table } from './table.ts';
import { together } from './together.ts';

const AT_ONCE = 64;
/** So many at most are made before any are weighed: programs grow while they get going, and keep some hundred tables at hand. */
const PRACTICE = 600;
/** Tables that the connections are shared out among. */
const WATCHED = 10;

/** Bytes for each. */
export interface Cost {
  readonly count: number;
  readonly rss: number;
  readonly heap: number;
}

/** Games that have begun, and that nobody follows. */
export async function costOfTables(options: LoadOptions, servers: readonly ServerProcess[]): Promise<Cost> {
  const open = await opener(options, servers);
  const openMany = (count: number) => times(count, open);
  await openMany(Math.min(PRACTICE, options.idleTables));
  return costOf(options.idleTables, servers, openMany);
}

/** Strangers who watch tables where nothing happens. */
export async function costOfConnections(options: LoadOptions, servers: readonly ServerProcess[]): Promise<Cost> {
  const open = await opener(options, servers);
  const tables = await times(WATCHED, open);
  const connect = (count: number) =>
    times(count, async number => {
      const stranger = Client.stranger(servers[number % servers.length].port);
      await stranger.follow(tables[number % WATCHED].id, ignore, ignore);
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

/** Opens one table after the other, always for the same people. */
async function opener(options: LoadOptions, servers: readonly ServerProcess[]): Promise<() => Promise<Table>> {
  const people = Array.from({ length: options.people }, (_, i) => Client.meet(servers[i % servers.length].port));
  const clients = await Promise.all(people);
  return async () => {
    const table = new Table(clients, new Figures());
    await table.open(options);
    return table;
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
): Promise<Cost> {
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
