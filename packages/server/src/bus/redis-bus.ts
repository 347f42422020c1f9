/**
 * Redis as the bus: a channel for each table, and a node subscribes to those that it follows. So a message goes to the nodes that
 * want it, and the database has nothing to do with it.
 */
import { randomUUID } from 'node:crypto';
import { Redis, type RedisOptions } from 'ioredis';
import type { Store } from '../store/store.ts';
import type { Bus, BusListener, Growth } from './bus.ts';

/** Longer messages go without the entries: who wants them reads the log. */
const LONGEST = 64 * 1024;
const LONGEST_WAIT_MS = 2000;
const ANSWER_TIMEOUT_MS = 3000;
const PING_EVERY_MS = 5000;
/** Channels of one command. */
const TOGETHER = 1000;

export interface RedisBusOptions {
  /** A connection that does not answer within this time is dead. */
  readonly answerTimeoutMs?: number;
  /** How often to ask whether it is. */
  readonly pingEveryMs?: number;
}

const redisOptions = (answerTimeoutMs: number): RedisOptions => ({
  enableOfflineQueue: false,
  autoResubscribe: false,
  maxRetriesPerRequest: 0,
  connectTimeout: answerTimeoutMs,
  disconnectTimeout: answerTimeoutMs,
  commandTimeout: answerTimeoutMs,
  retryStrategy: attempt => Math.min(50 * 2 ** Math.min(attempt, 10), LONGEST_WAIT_MS),
});

/** A connection that fails soon while Redis is out of reach, and comes back by itself. */
export const connectRedis = (url: string, answerTimeoutMs: number, options: RedisOptions = {}): Redis =>
  new Redis(url, { ...redisOptions(answerTimeoutMs), ...options });

/** What tells the nodes of one database from others on the same Redis. */
export const busName = (settings: Pick<Store['settings'], 'putIfAbsent'>): Promise<string> =>
  settings.putIfAbsent('bus-name', randomUUID());

type Message = Omit<Growth, 'game'> & { readonly node: string };

export class RedisBus implements Bus {
  private readonly node = randomUUID();
  /** Several databases may share one Redis. */
  private readonly prefix: string;
  private readonly listener: BusListener;
  private readonly publisher: Redis;
  private readonly subscriber: Redis;
  private readonly games = new Set<string>();
  private readonly pings: NodeJS.Timeout;
  private isSubscribed = false;
  /** Connections that were given up, and are not closed yet. */
  private readonly ending = new Set<Redis>();
  /** What the listener knows; undefined before the first attempt. */
  private isReportedConnected: boolean | undefined;
  private isClosed = false;
  private lastError = new Error('The connection ended.');

  private constructor(url: string, database: string, listener: BusListener, options: RedisBusOptions) {
    const { answerTimeoutMs = ANSWER_TIMEOUT_MS, pingEveryMs = PING_EVERY_MS } = options;
    this.prefix = `cartagena:${database}:`;
    this.listener = listener;
    this.publisher = connectRedis(url, answerTimeoutMs, { enableAutoPipelining: true });
    this.subscriber = connectRedis(url, answerTimeoutMs);
    for (const connection of [this.publisher, this.subscriber])
      connection.on('error', (error: Error) => {
        this.lastError = error;
      });
    for (const connection of [this.publisher, this.subscriber])
      connection.on('close', () => {
        this.ending.delete(connection);
        this.lose(connection);
      });
    this.publisher.on('ready', () => this.reportConnected());
    this.subscriber.on('ready', () => void this.resubscribe());
    this.subscriber.on('message', (channel: string, text: string) => this.hear(channel, text));
    this.pings = setInterval(() => void this.ping(), pingEveryMs).unref();
  }

  /** Resolves after the first attempt to connect, whether it succeeded or not. `database` is the same for all of its nodes. */
  static async open(
    url: string,
    database: string,
    listener: BusListener,
    options: RedisBusOptions = {},
  ): Promise<RedisBus> {
    return new Promise(resolve => {
      const heard: BusListener = {
        ...listener,
        onConnected() {
          resolve(bus);
          listener.onConnected();
        },
        onDisconnected(why) {
          resolve(bus);
          listener.onDisconnected(why);
        },
      };
      const bus = new RedisBus(url, database, heard, options);
    });
  }

  get isConnected(): boolean {
    return this.isSubscribed && this.canPublish;
  }

  private get canPublish(): boolean {
    return this.publisher.status === 'ready' && !this.ending.has(this.publisher);
  }

  publish({ game, seq, entries }: Growth): void {
    if (!this.canPublish) return;
    const head = { node: this.node, seq };
    const full = JSON.stringify({ ...head, entries } satisfies Message);
    const text = full.length > LONGEST ? JSON.stringify(head satisfies Message) : full;
    // What could not be sent is found by looking; and a connection that does not answer is given up with all that waits for it.
    this.publisher.publish(this.prefix + game, text).catch(() => this.reconnect(this.publisher));
  }

  async subscribe(game: string): Promise<void> {
    this.games.add(game);
    // If it fails, the connection is lost, and all are subscribed to again when it is back.
    if (this.isSubscribed)
      await this.subscriber.subscribe(this.prefix + game).catch(() => this.reconnect(this.subscriber));
  }

  unsubscribe(game: string): void {
    this.games.delete(game);
    if (this.isSubscribed) this.subscriber.unsubscribe(this.prefix + game).catch(() => this.reconnect(this.subscriber));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearInterval(this.pings);
    // What was published is on its way before the connection ends.
    await this.publisher.quit().catch(() => {});
    this.publisher.disconnect();
    this.subscriber.disconnect();
  }

  private async resubscribe(): Promise<void> {
    const channels = [...this.games].map(game => this.prefix + game);
    try {
      for (let first = 0; first < channels.length; first += TOGETHER)
        await this.subscriber.subscribe(...channels.slice(first, first + TOGETHER));
    } catch {
      return this.reconnect(this.subscriber);
    }
    this.isSubscribed = true;
    // Those that came meanwhile.
    const missed = [...this.games].filter(game => !channels.includes(this.prefix + game));
    for (const game of missed) await this.subscribe(game);
    this.reportConnected();
  }

  /** Both connections are there, for the first time or again. */
  private reportConnected(): void {
    if (this.isClosed || !this.isConnected || this.isReportedConnected) return;
    this.isReportedConnected = true;
    this.listener.onConnected();
  }

  /** One of them is not, or an attempt has failed. */
  private lose(connection: Redis): void {
    if (connection === this.subscriber) this.isSubscribed = false;
    if (this.isClosed || this.isReportedConnected === false) return;
    this.isReportedConnected = false;
    this.listener.onDisconnected(this.lastError);
  }

  private async ping(): Promise<void> {
    if (this.isSubscribed) await this.subscriber.ping().catch(() => this.reconnect(this.subscriber));
  }

  /** It does not answer. Its end may take a while, too. */
  private reconnect(connection: Redis): void {
    if (this.isClosed || connection.status !== 'ready' || this.ending.has(connection)) return;
    this.lastError = new Error('There was no answer in time.');
    this.ending.add(connection);
    connection.disconnect(true);
    this.lose(connection);
  }

  private hear(channel: string, text: string): void {
    try {
      const { node, seq, entries } = JSON.parse(text) as Message;
      if (node !== this.node) this.listener.onGrowth({ game: channel.slice(this.prefix.length), seq, entries });
    } catch (error) {
      this.listener.onTrouble(error as Error);
    }
  }
}
