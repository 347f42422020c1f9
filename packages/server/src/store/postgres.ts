/** PostgreSQL, with any number of nodes. */
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

/** The first node that comes migrates, the others wait for it. */
async function migrate(connectionString: string): Promise<void> {
  const client = new pg.Client({ connectionString, types: NUMBERS_AS_NUMBERS, connectionTimeoutMillis: 10_000 });
  client.on('error', () => {});
  try {
    await client.connect();
  } catch (error) {
    throw new Error(`PostgreSQL cannot be reached. ${reasonOf(error)}`);
  }
  try {
    await client.query('begin');
    await client.query('select pg_advisory_xact_lock($1)', [MIGRATING]);
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
  } finally {
    await client.end().catch(() => {});
  }
}

/** Several addresses that do not answer are one error without a message. */
function reasonOf(error: unknown): string {
  const errors = error instanceof AggregateError ? error.errors : [error];
  return errors.map(one => (one as Error).message).join('; ');
}
