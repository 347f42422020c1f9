/** Kysely as a builder of queries for either database. */
import {
  DummyDriver,
  Kysely,
  type Dialect as KyselyDialect,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
  SqliteAdapter,
  SqliteIntrospector,
  SqliteQueryCompiler,
  sql,
} from 'kysely';
import type { Numbers } from './database.ts';
import type { Dialect } from './migrations.ts';
import type { Schema } from './schema.ts';

const PARTS = {
  sqlite: { Adapter: SqliteAdapter, Introspector: SqliteIntrospector, Compiler: SqliteQueryCompiler },
  postgres: { Adapter: PostgresAdapter, Introspector: PostgresIntrospector, Compiler: PostgresQueryCompiler },
};

/** Kysely's parts for a dialect, without a driver. */
export function partsOf(dialect: Dialect): Omit<KyselyDialect, 'createDriver'> {
  const { Adapter, Introspector, Compiler } = PARTS[dialect];
  return {
    createAdapter: () => new Adapter(),
    createIntrospector: db => new Introspector(db),
    createQueryCompiler: () => new Compiler(),
  };
}

export const builderFor = (dialect: Dialect): Kysely<Schema> =>
  new Kysely({ dialect: { ...partsOf(dialect), createDriver: () => new DummyDriver() } });

/**
 * SQLite has one writer at a time, so a snapshot sees exactly the transactions up to a number. In PostgreSQL transactions may end in
 * another order than they began.
 */
export const NUMBERS: { readonly [dialect in Dialect]: Numbers } = {
  sqlite: {
    present: sql<number>`(select number from clock)`,
    snapshot: sql<string>`(select (number + 1) || ':' || (number + 1) || ':' from clock)`,
  },
  postgres: {
    present: sql<number>`pg_current_xact_id()::text::bigint`,
    snapshot: sql<string>`pg_current_snapshot()::text`,
  },
};
