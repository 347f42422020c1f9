/** Runs the server until it is asked to stop. */
import { promisify } from 'node:util';
import { tablePath } from '@cartagena/protocol';
import { BotDriver } from '../bots/driver.ts';
import { Pool } from '../bots/pool.ts';
import { Housekeeper } from '../clock/housekeeper.ts';
import { Sweeper } from '../clock/sweeper.ts';
import { Courier } from '../notices/courier.ts';
import { Notices } from '../notices/notices.ts';
import { type Sender, vapidKeys } from '../notices/push.ts';
import type { Retention, Store } from '../store/store.ts';
import type { Deals } from '../table-host/deals.ts';
import { Tables } from '../table-host/tables.ts';
import { buildApp } from './app.ts';
import type { HttpConfig } from './config.ts';
import type { SharedCounters } from './counters.ts';
import type { App } from './fastify-app.ts';
import { type Metrics, makeMetrics, measured, measureNumber } from './metrics.ts';
import type { Mail } from './parts.ts';
import { Streams } from './streams.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETENTION = { openGames: 7 * DAY, answers: DAY, tokens: 400 * DAY, results: 400 * DAY };
/** The contact for push services where none is set: a private machine. */
const NOBODY = 'mailto:nobody@localhost';
/** The most time that counting a request may take. */
const COUNTING_TIMEOUT_MS = 300;
/** Requests that are not answered by then are dropped, in milliseconds. */
const STOP_TIMEOUT_MS = 15_000;

export interface Running {
  readonly app: App;
  readonly address: string;
  /** Lets requests finish, asks followers to connect again, closes the store. */
  stop(): Promise<void>;
}

export async function start(
  config: HttpConfig,
  store: Store,
  deals: Deals,
  bots: readonly string[],
  now: () => number = Date.now,
): Promise<Running> {
  const metrics = makeMetrics();
  const tables = new Tables(measured(store, metrics), deals.luckFrom, now, {
    onTrouble: trouble => app.log.warn(trouble, 'a log could not be read'),
  });
  const streams = new Streams(metrics, config.rateLimit > 0);
  const mail = await mailFor(config, store);
  const logger = { level: config.logLevel };
  const botTablesOf = (player: string) => driver.aloneFor(player);
  const counters = await countersFor(config, store);
  const app = await buildApp({
    ...{ store, tables, deals, bots, config, now, metrics, streams, mail, logger, botTablesOf, counters },
  });
  const { log } = app;
  const outcome = (isGood: boolean) => (isGood ? 'done' : 'failed');
  const pool = new Pool({
    log,
    onDecided: (seconds, isDecided) => metrics.decisions.observe({ outcome: outcome(isDecided) }, seconds),
  });
  measureNumber(metrics, 'bot_queue', 'Games that wait for a bot’s thread', () => pool.backlog);
  measureTables(metrics, tables, app);
  measureNumber(metrics, 'bus_connected', 'Whether appends of other nodes are heard at once', () =>
    store.isBusConnected() ? 1 : 0,
  );
  const driver = new BotDriver({ tables, pool, log });
  const housekeeper = new Housekeeper({ store, tables, log, retention: retentionOf(config) });
  const sweeper = new Sweeper({
    ...{ store, tables, log, now },
    clean: at => void housekeeper.work(at),
    wake: game => driver.wake(game),
    onSwept: seconds => metrics.sweeps.observe(seconds),
    onTimeCalled: () => metrics.timeouts.inc(),
  });
  const address = await app.listen({ port: config.port, host: config.host });
  const notices = new Notices({
    store,
    tables,
    log,
    ...mail,
    isPresent: (game, player) => streams.isPresent(game, player),
    now,
    onAttempt: (by, isDelivered) => metrics.notices.inc({ by, outcome: outcome(isDelivered) }),
    linkTo: game => `${config.publicUrl ?? address}${tablePath(game)}`,
  });
  // Last: what it finds may be a player's turn, which needs a notice.
  sweeper.start();
  let stopped: Promise<void> | undefined;
  return {
    app,
    address,
    stop() {
      stopped ??= app.close().then(async () => {
        await Promise.all([sweeper.close(), housekeeper.close()]);
        driver.close();
        pool.close();
        await notices.close();
        tables.close();
        counters?.redis.disconnect();
        await store.close();
      });
      return stopped;
    },
  };
}

function retentionOf({ archiveAfterDays, abandonAfterDays }: HttpConfig): Retention {
  const inDays = (days: number | null) => days && days * DAY;
  return { ...RETENTION, startedGames: inDays(abandonAfterDays), finishedGames: inDays(archiveAfterDays) };
}

function measureTables(metrics: Metrics, tables: Tables, { server }: App): void {
  measureNumber(metrics, 'tables_in_memory', 'Tables in memory', () => tables.counts.inMemory);
  measureNumber(metrics, 'tables_followed', 'Tables that somebody follows', () => tables.counts.followed);
  const connections = () => promisify(server.getConnections.bind(server))();
  measureNumber(metrics, 'connections', 'Connections that are open', connections);
}

/** With a bus, all nodes count requests together there. */
async function countersFor({ busUrl, rateLimit }: HttpConfig, store: Store): Promise<SharedCounters | undefined> {
  if (busUrl === null || rateLimit === 0) return undefined;
  const { busName, connectRedis } = await import('../bus/redis-bus.ts');
  const redis = connectRedis(busUrl, COUNTING_TIMEOUT_MS);
  // The bus itself reports when it is out of reach.
  redis.on('error', () => {});
  return { redis, name: await busName(store.settings) };
}

/** What notices are sent with; the keys are made at the first start. */
async function mailFor({ publicUrl, pushContact, noticeNetworks }: HttpConfig, store: Store): Promise<Mail> {
  const subject = pushContact ?? (publicUrl?.startsWith('https:') ? publicUrl : NOBODY);
  const sender: Sender = { ...(await vapidKeys(store)), subject };
  return { courier: new Courier(noticeNetworks ? { isAllowed: noticeNetworks } : {}), sender };
}

/** Shuts down cleanly on a signal, even during the start, and at once on a second one. */
export function stopOnSignals(starting: Promise<Running>): void {
  const end = async (signal: NodeJS.Signals) => {
    process.once(signal, () => process.exit(1));
    const giveUp = setTimeout(() => process.exit(1), STOP_TIMEOUT_MS);
    giveUp.unref();
    const running = await starting.catch(() => undefined);
    running?.app.log.info({ signal }, 'stopping');
    await running?.stop().catch(error => {
      running.app.log.error({ err: error }, 'could not shut down cleanly');
      process.exitCode = 1;
    });
  };
  for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, end);
}
