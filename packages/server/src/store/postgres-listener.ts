/** The connection on which nodes tell each other of appends. It comes back by itself. */
import { randomUUID } from 'node:crypto';
import pg from 'pg';
import { announcements, type Growth, growthsIn } from './announcements.ts';
import { asError, type Hearing } from './database.ts';

const CHANNEL = 'cartagena_growth';
const NOTIFY = 'select pg_notify($1, text) from unnest($2::text[]) as text';
const SHORTEST_WAIT = 50;
const LONGEST_WAIT = 2000;

export class PostgresListener {
  private readonly node = randomUUID();
  private readonly connectionString: string;
  private readonly hearing: Hearing;
  private client: pg.Client | undefined;
  private timer: NodeJS.Timeout | undefined;
  private wait = SHORTEST_WAIT;
  private closed = false;
  private unsaid: Growth[] = [];
  private saying: Promise<void> | undefined;

  constructor(connectionString: string, hearing: Hearing) {
    this.connectionString = connectionString;
    this.hearing = hearing;
  }

  get connected(): boolean {
    return this.client !== undefined;
  }

  async connect(): Promise<void> {
    const client = new pg.Client({
      connectionString: this.connectionString,
      connectionTimeoutMillis: 5000,
      query_timeout: 5000,
      keepAlive: true,
      application_name: 'cartagena listener',
    });
    let over = false;
    const lose = (error?: Error) => {
      if (over) return;
      over = true;
      if (this.client === client) this.client = undefined;
      client.end().catch(() => {});
      if (error && !this.closed) this.hearing.onTrouble(error);
      this.connectLater();
    };
    client.on('error', lose);
    client.on('end', () => lose());
    client.on('notification', ({ payload }) => this.hear(payload ?? ''));
    try {
      await client.connect();
      await client.query(`listen ${CHANNEL}`);
    } catch (error) {
      return lose(asError(error));
    }
    if (over) return;
    if (this.closed) return client.end().catch(() => {});
    this.client = client;
    this.wait = SHORTEST_WAIT;
    // What was said while nobody listened here.
    this.hearing.onGap();
  }

  /** Says it soon, with whatever else there is to say then. Who cannot speak is not heard; the others look from time to time. */
  announce(growth: Growth): void {
    if (this.client === undefined) return;
    this.unsaid.push(growth);
    this.saying ??= this.say().finally(() => {
      this.saying = undefined;
    });
  }

  async close(): Promise<void> {
    this.closed = true;
    clearTimeout(this.timer);
    await this.saying;
    await this.client?.end().catch(() => {});
  }

  private async say(): Promise<void> {
    // Not in the transactions of the appends: PostgreSQL commits those that notify one after the other, each with its own wait for
    // the disk.
    while (this.unsaid.length > 0 && this.client) {
      const texts = announcements(this.node, this.unsaid);
      this.unsaid = [];
      await this.client.query(NOTIFY, [CHANNEL, texts]).catch(this.hearing.onTrouble);
    }
    this.unsaid = [];
  }

  private hear(payload: string): void {
    try {
      for (const growth of growthsIn(payload, this.node)) this.hearing.onAppend(growth);
    } catch (error) {
      this.hearing.onTrouble(asError(error));
    }
  }

  private connectLater(): void {
    if (this.closed) return;
    this.timer = setTimeout(() => void this.connect(), this.wait);
    this.wait = Math.min(this.wait * 2, LONGEST_WAIT);
  }
}
