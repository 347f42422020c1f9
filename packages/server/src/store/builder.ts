/** Kysely as a builder of queries for either database. */
import {
  DummyDriver,
  Kysely,
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

export function builderFor(dialect: Dialect): Kysely<Schema> {
  const { Adapter, Introspector, Compiler } = PARTS[dialect];
  return new Kysely({
    dialect: {
      createAdapter: () => new Adapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: db => new Introspector(db),
      createQueryCompiler: () => new Compiler(),
    },
  });
}

/**
 * SQLite has one writer at a time, so its clock is exact. In PostgreSQL transactions may end in another order than they began; but
 * one that a snapshot does not see has at least the snapshot's xmin as its number.
 */
export const NUMBERS: { readonly [dialect in Dialect]: Numbers } = {
  sqlite: {
    present: sql<number>`(select number from clock)`,
    next: sql<number>`(select number + 1 from clock)`,
  },
  postgres: {
    present: sql<number>`pg_current_xact_id()::text::bigint`,
    next: sql<number>`pg_snapshot_xmin(pg_current_snapshot())::text::bigint`,
  },
};
