/** What the store needs of a database. Queries are built by Kysely and are plain data, since they cross threads. */
import type { Compilable, Kysely, RawBuilder } from 'kysely';
import type { Growth } from './announcements.ts';
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

export interface Outcome {
  readonly rows: readonly unknown[];
  readonly changes: number;
}

/** What its statements did, or the index of the one that did not change what it must. */
export type Written =
  | { readonly ok: true; readonly outcomes: readonly Outcome[] }
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
  /** Tells other nodes. Need not be reliable. */
  announce(growth: Growth): void;
  ready(): Promise<void>;
  backup(file: string): Promise<void>;
  close(): Promise<void>;
}

/** Expressions for the number of the present transaction, and for the least number that may still appear. */
export interface Numbers {
  readonly present: RawBuilder<number>;
  readonly next: RawBuilder<number>;
}

/** What a database says by itself. */
export interface Hearing {
  /** Another node appended. */
  readonly onAppend: (growth: Growth) => void;
  /** Appends of others may have been missed. */
  readonly onGap: () => void;
  /** Something failed that nobody waits for. */
  readonly onTrouble: (trouble: Error) => void;
  /** So many writes became durable together. */
  readonly onCommit: (writes: number) => void;
}

export const statement = (query: Compilable, mustChange?: number): Statement => {
  const { sql, parameters } = query.compile();
  return mustChange === undefined ? { sql, parameters } : { sql, parameters, mustChange };
};

export const asError = (thrown: unknown): Error => (thrown instanceof Error ? thrown : new Error(String(thrown)));
