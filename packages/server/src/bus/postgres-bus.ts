/** PostgreSQL as the bus: LISTEN and NOTIFY on one connection, which comes back by itself. Every node hears of every append. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { announcements, growthsIn } from './announcements.ts';
import type { Bus, BusListener, Growth } from './bus.ts';

const CHANNEL = 'cartagena_growth';
const NOTIFY = 'select pg_notify($1, text) from unnest($2::text[]) as text';
const SHORTEST_WAIT_MS = 50;
const LONGEST_WAIT_MS = 2000;

export class PostgresBus implements Bus {
  private readonly node = randomUUID();
  private readonly connectionString: string;
  private readonly listener: BusListener;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private waitMs = SHORTEST_WAIT_MS;
  private isClosed = false;
  private unsent: Growth[] = [];
  private sending: Promise<void> | undefined;

  private constructor(connectionString: string, listener: BusListener) {
    this.connectionString = connectionString;
    this.listener = listener;
  }

  /** Resolves after the first attempt to connect, whether it succeeded or not. */
  static async open(connectionString: string, listener: BusListener): Promise<PostgresBus> {
    const bus = new PostgresBus(connectionString, listener);
    await bus.connect();
    return bus;
  }

  get isConnected(): boolean {
    return this.client !== undefined;
  }

  async subscribe(): Promise<void> {}
  unsubscribe(): void {}

  /** Sends it soon, together with whatever else there is then. */
  publish(growth: Growth): void {
    if (this.client === undefined) return;
    this.unsent.push(growth);
    this.sending ??= this.send().finally(() => {
      this.sending = undefined;
    });
  }

  async close(): Promise<void> {
    this.isClosed = true;
    clearTimeout(this.timer);
    await this.sending;
    await this.client?.end().catch(() => {});
  }

  private async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: 'cartagena listener',
    });
    let isLost = false;
    const lose = (why = new Error('The connection ended.')) => {
      if (isLost) return;
      isLost = true;
      if (this.client === client) this.client = undefined;
      client.end().catch(() => {});
      if (!this.isClosed) this.listener.onDisconnected(why);
      this.connectLater();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lose(error as Error);
    }
    if (isLost) return;
    if (this.isClosed) return client.end().catch(() => {});
    this.client = client;
    this.waitMs = SHORTEST_WAIT_MS;
    this.listener.onConnected();
  }

  private async send(): Promise<void> {
    // Not in the transactions of the appends: PostgreSQL commits those that notify one after the other, each with its own wait for
    // the disk.
    while (this.unsent.length > 0 && this.client) {
      const texts = announcements(this.node, this.unsent);
      this.unsent = [];
      await this.client.query(NOTIFY, [CHANNEL, texts]).catch(this.listener.onTrouble);
    }
    this.unsent = [];
  }

  private hear(payload: string): void {
    try {
      for (const growth of growthsIn(payload, this.node)) this.listener.onGrowth(growth);
    } catch (error) {
      this.listener.onTrouble(error as Error);
    }
  }

  private connectLater(): void {
    if (this.isClosed) return;
    this.timer = setTimeout(() => void this.connect(), this.waitMs);
    this.waitMs = Math.min(this.waitMs * 2, LONGEST_WAIT_MS);
  }
}
