/** Where the measurement runs: servers as separate processes, with a store that is deleted afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { GAMES_FILE } from '../http/config.ts';
import { OUR_PROGRAM, ServerProcess } from './server-process.ts';
import { holdTo } from './share.ts';

export const STORES = ['sqlite', 'postgres'] as const;
type StoreKind = (typeof STORES)[number];

export interface PlaceOptions {
  readonly store: StoreKind;
  /** A PostgreSQL to use instead of one of our own. */
  readonly database: string | undefined;
  readonly nodes: number;
  /** How much of one core each server may use, in percent; 100 or missing: no limit. */
  readonly share?: number;
  /** Where to write CPU profiles of the servers. */
  readonly profile: string | undefined;
}

export interface LoadPlace {
  readonly servers: readonly ServerProcess[];
  /** Where the games are. */
  readonly address: string;
  leave(): Promise<void>;
}

/** Our own program, without limits. */
export function startOurServer(dataDir: string, databaseUrl?: string, profile?: string): Promise<ServerProcess> {
  return ServerProcess.start({
    program: OUR_PROGRAM,
    readyPath: '/readyz',
    profile,
    env: {
      HOST: '127.0.0.1',
      DATA_DIR: dataDir,
      DATABASE_URL: databaseUrl ?? '',
      PUBLIC_URL: '',
      // All clients have one address.
      RATE_LIMIT: '0',
      MAX_CONNECTIONS: '100000',
      LOG_LEVEL: 'warn',
    },
  });
}

export async function openPlace(options: PlaceOptions): Promise<LoadPlace> {
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
      const server = await startOurServer(dataDir, databaseUrl, options.profile);
      leaving.push(() => server.stop());
      servers.push(server);
      if (options.share !== undefined && options.share < 100) {
        const clearUp = await holdTo(options.share, server.pid);
        // After the server, whose end is last in, first out.
        leaving.splice(-1, 0, clearUp);
      }
    }
    return { servers, address: databaseUrl ?? join(dataDir, GAMES_FILE), leave };
  } catch (error) {
    await leave();
    throw error;
  }
}
