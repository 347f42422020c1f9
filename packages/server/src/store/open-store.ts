/** Opens the store that an address names. */
import { statSync } from 'node:fs';
import type { Growth } from './announcements.ts';
import { cleanUp } from './clean-up.ts';
import type { Database, Hearing } from './database.ts';
import { Feed } from './feed.ts';
import { gameLists } from './game-lists.ts';
import { gameLog } from './game-log.ts';
import { identity } from './identity.ts';
import type { Dialect } from './migrations.ts';
import { notices } from './notices.ts';
import { openPostgres, type PostgresOptions } from './postgres.ts';
import { settings } from './settings.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** The SQLite file if no address is given. */
  readonly defaultFile: string;
  /** Hears of failures that nobody waits for. */
  readonly onTrouble?: (trouble: Error) => void;
  /** Hears how many writes became durable together. */
  readonly onCommit?: (writes: number) => void;
  /** How often to look for appends of others that were not announced, in milliseconds. */
  readonly lookEvery?: number;
  readonly postgres?: PostgresOptions;
  readonly sqlite?: SqliteOptions;
}

/** SQLite has no announcements. */
const LOOK_EVERY: { readonly [dialect in Dialect]: number } = { sqlite: 250, postgres: 1000 };

/** `address` is `postgres://…` or the path of a SQLite file, which is made if there is none. */
export async function openStore(address: string | undefined, options: StoreOptions): Promise<Store> {
  const where = address ?? options.defaultFile;
  const dialect = dialectOf(where);
  const { onTrouble = process.emitWarning, onCommit = () => {} } = options;
  const feed = new Feed(onTrouble);
  const hearing: Hearing = {
    onAppend: growth => feed.tell(growth),
    onGap: () => void feed.look(),
    onTrouble,
    onCommit,
  };
  const db = await (dialect === 'postgres'
    ? openPostgres(where, hearing, options.postgres)
    : openSqlite(where, hearing, options.sqlite));
  try {
    await feed.start(db, options.lookEvery ?? LOOK_EVERY[dialect]);
  } catch (error) {
    await db.close();
    throw error;
  }
  return assemble(db, dialect, feed);
}

function assemble(db: Database, dialect: Dialect, feed: Feed): Store {
  const tell = (growth: Growth) => {
    feed.tell(growth);
    db.announce(growth);
  };
  let closed: Promise<void> | undefined;
  return {
    ...gameLog(db, tell),
    ...gameLists(db, dialect),
    ...identity(db),
    ...notices(db),
    settings: settings(db),
    cleanUp: (now, limits) => cleanUp(db, now, limits),
    subscribe: listener => feed.subscribe(listener),
    ready: () => db.ready(),
    backup: file => db.backup(file),
    close() {
      closed ??= Promise.all([feed.stop(), db.close()]).then(() => {});
      return closed;
    },
  };
}

function dialectOf(address: string): Dialect {
  const refuse = (why: string) => new Error(`"${hidePassword(address)}" is no address of a store: ${why}`);
  if (/^postgres(ql)?:\/\//.test(address)) {
    if (!URL.canParse(address)) throw refuse('it should look like postgres://user:password@host:5432/database.');
    return 'postgres';
  }
  if (address.trim() === '') throw refuse('it is empty. Give a file or postgres://….');
  if (/^[a-z][a-z0-9+.-]+:/i.test(address)) throw refuse('give the path of a SQLite file, or postgres://….');
  if (address.startsWith(':')) throw refuse('games are kept in a file, not in memory.');
  if (statSync(address, { throwIfNoEntry: false })?.isDirectory()) throw refuse('it is a folder, not a file.');
  return 'sqlite';
}

const hidePassword = (address: string) => address.replace(/:\/\/[^/@]*@/, '://…@');
