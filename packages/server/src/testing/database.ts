/** Real databases for tests, empty and gone afterwards. */
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { TestPostgres } from '../store/testing/postgres.ts';

export const DATABASES = ['SQLite', 'PostgreSQL'] as const;
export type DatabaseKind = (typeof DATABASES)[number];

export interface TestDatabase {
  readonly kind: DatabaseKind;
  /** Of an empty one. */
  readonly address: string;
  /** How many nodes it is for. */
  readonly nodes: 1 | 2;
  readonly postgres: TestPostgres | undefined;
  remove(): Promise<void>;
}

const START: { readonly [kind in DatabaseKind]: () => Promise<TestDatabase> } = {
  async SQLite() {
    const folder = await mkdtemp(join(tmpdir(), 'cartagena-sqlite-'));
    return {
      kind: 'SQLite',
      address: join(folder, 'cartagena.db'),
      nodes: 1,
      postgres: undefined,
      remove: () => rm(folder, { recursive: true }),
    };
  },
  async PostgreSQL() {
    const postgres = await TestPostgres.start();
    return {
      kind: 'PostgreSQL',
      address: await postgres.createDatabase(),
      nodes: 2,
      postgres,
      remove: () => postgres.stop(),
    };
  },
};

export const startDatabase = (kind: DatabaseKind): Promise<TestDatabase> => START[kind]();
