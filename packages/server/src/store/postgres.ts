/** PostgreSQL, with any number of nodes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database, DatabaseListener, Statement } from './database.ts';
import { migrate } from './migrate.ts';
import { NUMBERS_AS_NUMBERS, PostgresPool } from './postgres-pool.ts';

export interface PostgresOptions {
  readonly connections?: number;
  readonly statementTimeoutMs?: number;
  readonly retryForMs?: number;
}

/** Any number, the same for all nodes. */
const MIGRATING = 4_727_001;
/** How long a migration waits for a lock, how long it then leaves the others alone, and for how long it tries in all. */
const LOCK_TIMEOUT_MS = 500;
const LOCK_PAUSE_MS = 1000;
const MIGRATION_TIMEOUT_MS = 60_000;
const LOCKED = '55P03';

export async function openPostgres(
  url: string,
  listener: DatabaseListener,
  options: PostgresOptions = {},
): Promise<Database> {
  await migrateWithRetries(url);
  const { connections = 10, statementTimeoutMs = 5000, retryForMs = 10_000 } = options;
  const pool = new PostgresPool(url, { connections, statementTimeoutMs, retryForMs, ...listener });

  return {
    build: builderFor('postgres'),
    numbers: NUMBERS.postgres,
    read: async <Row>(query: Compilable<Row>) => (await pool.read(query.compile())) as Row[],
    write: (statements: readonly Statement[], proof?: Compilable) => pool.write(statements, proof?.compile()),
    async ready() {
      await pool.read({ sql: 'select 1', parameters: [] });
    },
    async backup() {
      throw new Error('A PostgreSQL database is copied with its own tools, such as pg_dump.');
    },
    close: () => pool.close(),
  };
}

/**
 * The first node to start migrates, the others wait for it. Older nodes may be running meanwhile. Their queries queue behind a
 * statement that waits for a lock, so a migration gives up soon and is tried again: a long reader such as pg_dump may be at work.
 */
async function migrateWithRetries(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, types: NUMBERS_AS_NUMBERS, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`PostgreSQL cannot be reached. ${reasonOf(error)}`);
  }
  const end = Date.now() + MIGRATION_TIMEOUT_MS;
  try {
    while (!(await tryToMigrate(client))) {
      if (Date.now() > end)
        throw new Error(
          'The database could not be brought up to date: another program holds its tables locked, perhaps pg_dump. Start again when that is done.',
        );
      await pause(LOCK_PAUSE_MS);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** False: another connection held a lock, and nothing was done. */
async function tryToMigrate(client: pg.Client): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT_MS}`);
    await migrate('postgres', async (text, parameters) => (await client.query(text, [...parameters])).rows);
    // After a restore into another cluster, transactions are numbered anew, and rows from the future would be found in every look.
    await client.query(
      'update games set changed = 0 where changed > pg_snapshot_xmax(pg_current_snapshot())::text::bigint',
    );
    await client.query('commit');
    return true;
  } catch (error) {
    if ((error as { code?: unknown }).code !== LOCKED) throw error;
    await client.query('rollback');
    return false;
  }
}

/** Several addresses that do not answer are one error without a message. */
function reasonOf(error: unknown): string {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.map(one => (one as Error).message).join('; ');
}
