/** Brings a database up to date, with Kysely's Migrator, on one connection and in one transaction of the caller. */
import {
  CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  type Migration,
  Migrator,
  type QueryResult,
  sql,
} from 'kysely';
import { partsOf } from './builder.ts';
import { type Dialect, MIGRATIONS, statementsOf } from './migrations.ts';

/** Runs one statement on the connection that holds the transaction. */
export type RunStatement = (text: string, parameters: readonly unknown[]) => unknown[] | Promise<unknown[]>;

/** The Migrator records here what it has run. */
const RECORD = 'kysely_migration';
/** Where programs before the Migrator recorded it, by number. They refuse to start if they find a number that they do not know. */
const OLD_RECORD = 'migrations';

/** More than any of those programs knows. */
const UNKNOWN_NUMBER = 1000;

export async function migrate(dialect: Dialect, run: RunStatement): Promise<void> {
  const parts = partsOf(dialect);
  const db = new Kysely<Recorded>({
    dialect: {
      ...parts,
      createDriver: () => new OneConnection(run),
      // The caller's transaction holds a lock.
      createAdapter: () =>
        Object.assign(parts.createAdapter(), {
          acquireMigrationLock: async () => {},
          releaseMigrationLock: async () => {},
        }),
    },
  });
  await adoptOldRecord(db, dialect);
  await refuseNewer(db);
  const { error } = await new Migrator({
    db,
    provider: { getMigrations: async () => migrationsFor(dialect) },
    disableTransactions: true,
  }).migrateToLatest();
  if (error) throw error;
}

function migrationsFor(dialect: Dialect): Record<string, Migration> {
  const upTo = (name: string): Migration => ({
    async up(db) {
      for (const statement of statementsOf(name, dialect)) await db.executeQuery(CompiledQuery.raw(statement));
    },
  });
  return Object.fromEntries(Object.keys(MIGRATIONS).map(name => [name, upTo(name)]));
}

interface Recorded {
  [RECORD]: { readonly name: string; readonly timestamp: string };
  [OLD_RECORD]: { readonly number: number; readonly name: string; readonly checksum: string; readonly at: number };
}

/** Numbers of the old record become names of the new one; a further number keeps older programs from starting. */
async function adoptOldRecord(db: Kysely<Recorded>, dialect: Dialect): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  const has = (table: string, column: string) =>
    tables.some(({ name, columns }) => name === table && columns.some(one => one.name === column));
  if (!has(OLD_RECORD, 'checksum') || has(RECORD, 'timestamp')) return;
  const text = dialect === 'sqlite' ? sql`text` : sql`varchar(255)`;
  await db.schema
    .createTable(RECORD)
    .addColumn('name', text, column => column.notNull().primaryKey())
    .addColumn('timestamp', text, column => column.notNull())
    .execute();
  const known = Object.keys(MIGRATIONS);
  const old = await db.selectFrom(OLD_RECORD).select(['number', 'at']).orderBy('number').execute();
  for (const { number, at } of old)
    await db
      .insertInto(RECORD)
      .values({ name: known[number - 1], timestamp: new Date(at).toISOString() })
      .execute();
  await db
    .insertInto(OLD_RECORD)
    .values({ number: UNKNOWN_NUMBER, name: `see ${RECORD}`, checksum: '', at: Date.now() })
    .execute();
}

async function refuseNewer(db: Kysely<Recorded>): Promise<void> {
  const tables = await db.introspection.getTables({ withInternalKyselyTables: true });
  if (!tables.some(({ name }) => name === RECORD)) return;
  const recorded = await db.selectFrom(RECORD).select('name').execute();
  const unknown = recorded.find(({ name }) => !Object.hasOwn(MIGRATIONS, name));
  if (unknown)
    throw new Error(
      `The database is newer than this program: it has the migration "${unknown.name}". Start a newer program, or restore a backup made before.`,
    );
}

/** A connection that is there already, in a transaction that the caller ends. */
class OneConnection implements Driver {
  private readonly run: RunStatement;

  constructor(run: RunStatement) {
    this.run = run;
  }

  async acquireConnection(): Promise<DatabaseConnection> {
    return {
      executeQuery: async <Row>({ sql, parameters }: CompiledQuery): Promise<QueryResult<Row>> => ({
        rows: (await this.run(sql, parameters)) as Row[],
      }),
      streamQuery() {
        throw new Error('Migrations do not stream.');
      },
    };
  }

  async init() {}
  async beginTransaction() {}
  async commitTransaction() {}
  async rollbackTransaction() {}
  async releaseConnection() {}
  async destroy() {}
}
