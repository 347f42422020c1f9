/** Opens the store that an address names. */
import { statSync } from 'node:fs';
import { type Bus, type BusListener, NO_BUS } from '../bus/bus.ts';
import type { RedisBusOptions } from '../bus/redis-bus.ts';
import { loadPart } from '../optional-package.ts';
import { cleanUp } from './clean-up.ts';
import { dailyResults } from './daily-results.ts';
import type { Database } from './database.ts';
import { dueGames } from './due-games.ts';
import { Feed, type LookEvery } from './feed.ts';
import { gameLists } from './game-lists.ts';
import { gameLog } from './game-log.ts';
import { identity } from './identity.ts';
import { jobs } from './jobs.ts';
import type { Dialect } from './migrations.ts';
import { notices } from './notices.ts';
import type { PostgresOptions } from './postgres.ts';
import { settings } from './settings.ts';
import { openSqlite, type SqliteOptions } from './sqlite.ts';
import type { Store } from './store.ts';

export interface StoreOptions {
  /** The SQLite file if no address is given. */
  readonly defaultFile: string;
  /** `redis://…`: nodes announce their appends there; otherwise in PostgreSQL. */
  readonly busUrl?: string | undefined;
  /** Hears of failures that nobody waits for. */
  readonly onTrouble?: (trouble: Error) => void;
  /** Hears when the bus is lost, with the reason, and when it is back. */
  readonly onBusChange?: (lost: Error | undefined) => void;
  /** Hears how many writes became durable together. */
  readonly onCommit?: (writes: number) => void;
  /** How often to look for appends of others that the bus did not bring, in milliseconds. */
  readonly lookEvery?: number;
  readonly postgres?: PostgresOptions;
  readonly sqlite?: SqliteOptions;
  readonly redis?: RedisBusOptions;
}

const LOOK_EVERY: LookEvery = { connected: 1000, disconnected: 250 };

/** `address` is `postgres://…` or the path of a SQLite file, which is made if there is none. */
export async function openStore(address: string | undefined, options: StoreOptions): Promise<Store> {
  const where = address ?? options.defaultFile;
  const dialect = dialectOf(where);
  const { onTrouble = process.emitWarning, lookEvery } = options;
  const feed = new Feed(onTrouble);
  const onCommit = (writes: number, number?: number) => {
    if (number !== undefined) feed.skip(number);
    options.onCommit?.(writes);
  };
  const db = await (dialect === 'postgres'
    ? (await postgresPart()).openPostgres(where, { onTrouble, onCommit }, options.postgres)
    : openSqlite(where, { onTrouble, onCommit }, options.sqlite));
  try {
    await feed.start(db, lookEvery === undefined ? LOOK_EVERY : { connected: lookEvery, disconnected: lookEvery });
    const bus = await openBus(where, dialect, db, feed, options);
    feed.use(bus);
    return assemble(db, dialect, feed, bus);
  } catch (error) {
    await feed.stop();
    await db.close();
    throw error;
  }
}

async function openBus(
  address: string,
  dialect: Dialect,
  db: Database,
  feed: Feed,
  { busUrl, redis, onTrouble = process.emitWarning, onBusChange = why => why && onTrouble(why) }: StoreOptions,
): Promise<Bus> {
  let isLost = false;
  const listener: BusListener = {
    onGrowth: growth => feed.pass(growth),
    onTrouble,
    onConnected() {
      if (isLost) onBusChange(undefined);
      isLost = false;
      void feed.look();
    },
    onDisconnected(why) {
      if (!isLost) onBusChange(why);
      isLost = true;
    },
  };
  if (busUrl !== undefined) {
    const { busName, RedisBus } = await redisPart();
    return RedisBus.open(busUrl, await busName(settings(db)), listener, redis);
  }
  return dialect === 'postgres' ? (await postgresPart()).PostgresBus.open(address, listener) : NO_BUS;
}

// A server on SQLite loads neither of them.
const postgresPart = () =>
  loadPart('pg', 'A database in PostgreSQL', async () => ({
    ...(await import('./postgres.ts')),
    ...(await import('../bus/postgres-bus.ts')),
  }));
const redisPart = () => loadPart('ioredis', 'A bus in Redis', () => import('../bus/redis-bus.ts'));

function assemble(db: Database, dialect: Dialect, feed: Feed, bus: Bus): Store {
  let closed: Promise<void> | undefined;
  return {
    ...gameLog(db, growth => feed.append(growth)),
    ...gameLists(db),
    ...dueGames(db, dialect),
    ...identity(db),
    ...notices(db),
    jobs: jobs(db, dialect),
    dailyResults: dailyResults(db),
    settings: settings(db),
    cleanUp: (now, retention) => cleanUp(db, now, retention),
    subscribe: (game, listener) => feed.subscribe(game, listener),
    isBusConnected: () => bus.isConnected,
    ready: () => db.ready(),
    backup: file => db.backup(file),
    close() {
      // What is being written is finished, and then announced.
      closed ??= Promise.all([feed.stop(), db.close()]).then(() => bus.close());
      return closed;
    },
  };
}

function dialectOf(address: string): Dialect {
  const refuse = (why: string) => new Error(`"${hidePassword(address)}" is not the address of a store: ${why}`);
  if (/^postgres(ql)?:\/\//.test(address)) {
    if (!URL.canParse(address)) throw refuse('it should look like postgres://user:password@host:5432/database.');
    return 'postgres';
  }
  if (address.trim() === '') throw refuse('it is empty. Give a file or postgres://….');
  if (/^[a-z][a-z0-9+.-]+:/i.test(address)) throw refuse('give the path of a SQLite file, or postgres://….');
  if (address.startsWith(':')) throw refuse('games are stored in a file, not in memory.');
  if (statSync(address, { throwIfNoEntry: false })?.isDirectory()) throw refuse('it is a folder, not a file.');
  return 'sqlite';
}

const hidePassword = (address: string) => address.replace(/:\/\/[^/@]*@/, '://…@');
