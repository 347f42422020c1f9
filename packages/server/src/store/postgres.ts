/** PostgreSQL, with any number of nodes. */
import { setTimeout as pause } from 'node:timers/promises';
import type { Compilable } from 'kysely';
import pg from 'pg';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database, Hearing, Statement } from './database.ts';
import { missingSteps, RECORD, type Recorded } from './migrations.ts';
import { PostgresListener } from './postgres-listener.ts';
import { NUMBERS_AS_NUMBERS, PostgresPool } from './postgres-pool.ts';

export interface PostgresOptions {
  readonly connections?: number;
  readonly statementTimeout?: number;
  readonly patience?: number;
}

/** Any number, the same for all nodes. */
const MIGRATING = 4_727_001;
/** How long a step of a migration waits for a lock, how long it then leaves the others alone, and for how long in all. */
const LOCK_TIMEOUT = 500;
const LOCK_PAUSE = 1000;
const LOCK_PATIENCE = 60_000;
const LOCKED = '55P03';

export async function openPostgres(url: string, hearing: Hearing, options: PostgresOptions = {}): Promise<Database> {
  await migrate(url);
  const { connections = 10, statementTimeout = 5000, patience = 10_000 } = options;
  const pool = new PostgresPool(url, { connections, statementTimeout, patience, ...hearing });
  const listener = new PostgresListener(url, hearing);
  await listener.connect();

  return {
    build: builderFor('postgres'),
    numbers: NUMBERS.postgres,
    read: async <Row>(query: Compilable<Row>) => (await pool.read(query.compile())) as Row[],
    write: (statements: readonly Statement[], proof?: Compilable) => pool.write(statements, proof?.compile()),
    announce: growth => listener.announce(growth),
    async ready() {
      if (!listener.connected) throw new Error('The connection that tells of other nodes is broken.');
      await pool.read({ sql: 'select 1', parameters: [] });
    },
    async backup() {
      throw new Error('A PostgreSQL database is copied with its own tools, such as pg_dump.');
    },
    async close() {
      await pool.close();
      await listener.close();
    },
  };
}

/**
 * The first node that comes migrates, the others wait for it. Older ones may be at work meanwhile. What they ask queues behind a
 * step that waits for a lock, so a step gives way soon and is tried again: somebody may be reading for long, as pg_dump does.
 */
async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, types: NUMBERS_AS_NUMBERS, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`PostgreSQL cannot be reached. ${reasonOf(error)}`);
  }
  const end = Date.now() + LOCK_PATIENCE;
  try {
    while (!(await takeSteps(client))) {
      if (Date.now() > end)
        throw new Error(
          'The database could not be brought up to date: somebody reads or changes it without a pause, perhaps pg_dump. Start again when that is done.',
        );
      await pause(LOCK_PAUSE);
    }
  } finally {
    await client.end().catch(() => {});
  }
}

/** False: others were in the way, and nothing was done. */
async function takeSteps(client: pg.Client): Promise<boolean> {
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
    await client.query(`set local lock_timeout = ${LOCK_TIMEOUT}`);
    await client.query(RECORD('postgres'));
    const recorded = (await client.query<Recorded>('select number, name, checksum from migrations')).rows;
    for (const { number, name, checksum, statements } of missingSteps('postgres', recorded)) {
      for (const statement of statements) await client.query(statement);
      const values = [number, name, checksum, Date.now()];
      await client.query('insert into migrations values ($1, $2, $3, $4)', values);
    }
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
