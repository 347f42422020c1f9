/** What a table that nobody looks at and a connection that hears nothing cost a server. */
import { Client } from './client.ts';
import { Figures } from './figures.ts';
import type { LoadOptions } from './options.ts';
import type { ServerProcess } from './server-process.ts';
import { Table } from './table.ts';
import { together } from './together.ts';

const AT_ONCE = 64;

/** Bytes for each. */
export interface Cost {
  readonly count: number;
  readonly rss: number;
  readonly heap: number;
}

/** Games that have begun, and that everybody has left. */
export async function costOfTables(options: LoadOptions, servers: readonly ServerProcess[]): Promise<Cost> {
  const { people, idleTables: count } = options;
  const clients = await Promise.all(
    Array.from({ length: people }, (_, i) => Client.meet(servers[i % servers.length].port)),
  );
  const numbers = Array.from({ length: count }, (_, i) => i);
  return costOf(count, servers, async () => {
    await together(numbers, AT_ONCE, () => new Table(clients, new Figures()).open(options));
  });
}

/** Strangers who watch tables where nothing happens. */
export async function costOfConnections(
  count: number,
  tables: readonly Table[],
  servers: readonly ServerProcess[],
): Promise<Cost> {
  const numbers = Array.from({ length: count }, (_, i) => i);
  return costOf(count, servers, async () => {
    await together(numbers, AT_ONCE, i => {
      const stranger = Client.stranger(servers[i % servers.length].port);
      return stranger.follow(
        tables[i % tables.length].id,
        () => {},
        () => {},
      );
    });
  });
}

async function costOf(count: number, servers: readonly ServerProcess[], work: () => Promise<void>): Promise<Cost> {
  const before = await memoryOf(servers);
  await work();
  const after = await memoryOf(servers);
  const each = (what: 'rss' | 'heap'): number => Math.round((after[what] - before[what]) / count);
  return { count, rss: each('rss'), heap: each('heap') };
}

async function memoryOf(servers: readonly ServerProcess[]): Promise<{ rss: number; heap: number }> {
  const gauged = await Promise.all(servers.map(server => server.gauge({ collect: true })));
  const sum = (what: 'rss' | 'heap'): number => gauged.reduce((total, one) => total + one[what], 0);
  return { rss: sum('rss'), heap: sum('heap') };
}
