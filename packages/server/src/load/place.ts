/** Where it is measured: servers as processes of their own, with a store that is gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { LoadOptions } from './options.ts';
import { ServerProcess } from './server-process.ts';
import { holdTo } from './share.ts';

export interface Place {
  readonly servers: readonly ServerProcess[];
  leave(): Promise<void>;
}

export async function openPlace(options: LoadOptions): Promise<Place> {
  const leaving: (() => Promise<unknown>)[] = [];
  const leave = async (): Promise<void> => {
    for (const step of leaving.splice(0).reverse()) await step();
  };
  try {
    const dataDir = await mkdtemp(join(tmpdir(), 'cartagena-load-'));
    leaving.push(() => rm(dataDir, { recursive: true, force: true }));
    let databaseUrl = options.database;
    if (options.store === 'postgres' && databaseUrl === undefined) {
      const { TestPostgres } = await import('../store/testing/postgres.ts');
      const postgres = await TestPostgres.start();
      leaving.push(() => postgres.stop());
      databaseUrl = await postgres.createDatabase();
    }
    const servers: ServerProcess[] = [];
    for (let i = 0; i < options.nodes; i++) {
      const server = await ServerProcess.start({ dataDir, databaseUrl, profile: options.profile });
      leaving.push(() => server.stop());
      servers.push(server);
      if (options.share < 100) {
        const clearUp = await holdTo(options.share, server.pid);
        // After the server, whose end is last in, first out.
        leaving.splice(-1, 0, clearUp);
      }
    }
    return { servers, leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
