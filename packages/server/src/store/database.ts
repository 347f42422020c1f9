/** What the store needs of a database. Queries are built by Kysely and are plain data, since they cross threads. */
import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Schema } from './schema.ts';

export interface Query {
  readonly sql: string;
  readonly parameters: readonly unknown[];
}

/** One statement of a write. */
export interface Statement extends Query {
  /** How many rows it must change; if it changes another number, nothing of the whole write happens. */
  readonly mustChange?: number;
}

export interface StatementOutcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What its statements did, or the index of the one that did not change what it must. */
export type Written =
  | { readonly ok: true; readonly outcomes: readonly StatementOutcome[] }
  | { readonly ok: false; readonly failed: number };

export interface Database {
  /** Builds queries; never runs any. */
  readonly build: Kysely<Schema>;
  readonly numbers: Numbers;
  read<Row>(query: Compilable<Row>): Promise<Row[]>;
  /**
   * Runs all statements in one transaction, and resolves when it is durable. `proof` finds a row if, and only if, this very write
   * has happened. Without one, a write whose outcome is unknown (the connection broke at the wrong moment) rejects; the outcomes of
   * a proved one are not known.
   */
  write(statements: readonly Statement[], proof?: Compilable): Promise<Written>;
  ready(): Promise<void>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Expressions about the numbers of transactions. */
export interface Numbers {
  /** Of this transaction. */
  readonly present: RawBuilder<number>;
  /**
   * What this statement sees, in PostgreSQL's words: `xmin:xmax:list`. It sees transactions below xmax, without those of the list;
   * the list has commas and may be empty.
   */
  readonly snapshot: RawBuilder<string>;
}

/** What a database reports by itself. */
export interface DatabaseListener {
  /** Something failed that nobody waits for. */
  readonly onTrouble: (trouble: Error) => void;
  /** So many writes became durable together, in the transaction with this number, if it has one of its own. */
  readonly onCommit: (writes: number, number?: number) => void;
}

export const statement = (query: Compilable, mustChange?: number): Statement => {
  const { sql, parameters } = query.compile();
  return mustChange === undefined ? { sql, parameters } : { sql, parameters, mustChange };
};

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
