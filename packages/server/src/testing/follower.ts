/** Follows a table as a browser does: when the connection is lost it comes back, to whichever node is there, and says what it knows. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { News, TableDetails } from '@cartagena/protocol';
import { EventReader, type ServerEvent } from './event-reader.ts';
import type { Client, Host } from './server.ts';

/** Before it comes back, in milliseconds. */
const PAUSE = 50;

export class Follower {
  /** What it was sent, over all connections. */
  readonly news: News[] = [];
  /** What must not come: a gap, a repetition, a whole table instead of what was missed. */
  readonly faults: string[] = [];
  table: TableDetails | undefined;
  connections = 0;
  private readonly client: Client;
  private readonly hosts: readonly Host[];
  private readonly id: string;
  private readonly onTable: (table: TableDetails) => void;
  private known: number | undefined;
  private reader: EventReader | undefined;
  private isClosed = false;
  private readonly done: Promise<void>;

  constructor(client: Client, hosts: readonly Host[], id: string, onTable: (table: TableDetails) => void = () => {}) {
    this.client = client;
    this.hosts = hosts;
    this.id = id;
    this.onTable = onTable;
    this.done = this.follow();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    this.reader?.cut();
    await this.done;
  }

  private async follow(): Promise<void> {
    const first = this.hosts.indexOf(this.client.node);
    for (let i = Math.max(first, 0); !this.isClosed; i++) {
      const { url } = this.hosts[i % this.hosts.length];
      try {
        const at = `${url}/api/games/${this.id}/events`;
        this.reader = await EventReader.open(at, this.client.cookie, this.known, event => this.hear(event));
        if (this.reader.response.statusCode === 200) this.connections++;
        if (this.isClosed) this.reader.cut();
        await this.reader.ended;
      } catch {
        // No node answers there; perhaps another one does, or this one later.
      }
      await sleep(PAUSE);
    }
  }

  private hear({ event, id, data }: ServerEvent): void {
    if (event === 'reconnect') return;
    if (event === 'table' && this.known !== undefined) this.faults.push(`the table at ${id} after ${this.known}`);
    if (event === 'news') {
      if (id !== this.known! + 1) this.faults.push(`${id} after ${this.known}`);
      this.news.push(data.news);
    }
    this.known = id;
    if (!data.table) return;
    this.table = data.table;
    this.onTable(data.table);
  }
}
