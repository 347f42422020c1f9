/** A node that really listens, and clients that really ask. */
import type { TableDetails } from '@cartagena/protocol';
import { buildApp } from '../http/app.ts';
import { type HttpConfig, readConfig } from '../http/config.ts';
import type { SharedCounters } from '../http/counters.ts';
import type { App } from '../http/fastify-app.ts';
import { Courier } from '../notices/courier.ts';
import { vapidKeys } from '../notices/push.ts';
import type { Store } from '../store/store.ts';
import type { Deals } from '../table-host/deals.ts';
import { Tables } from '../table-host/tables.ts';
import { EventReader } from './event-reader.ts';
import { MemoryStore } from './memory-store.ts';
import { simpleDeals } from './simple-deals.ts';

export interface Node<S extends Store = MemoryStore> {
  readonly app: App;
  readonly store: S;
  readonly url: string;
  readonly lines: string[];
  /** The store stays open: it may be shared. */
  close(): Promise<void>;
}

export interface NodeOptions<S extends Store = MemoryStore> {
  readonly store?: S;
  readonly config?: Partial<HttpConfig>;
  readonly now?: () => number;
  readonly courier?: Courier;
  readonly botTablesOf?: (player: string) => number;
  readonly counters?: SharedCounters;
  readonly deals?: Deals;
}

const DEFAULTS = (readConfig({}) as { config: HttpConfig }).config;

export async function startNode<S extends Store = MemoryStore>({
  store = new MemoryStore() as Store as S,
  config = {},
  now = Date.now,
  courier = new Courier(),
  botTablesOf = () => 0,
  counters,
  deals = simpleDeals,
}: NodeOptions<S> = {}): Promise<Node<S>> {
  const lines: string[] = [];
  const tables = new Tables(store, deals.luckFrom, now);
  const app = await buildApp({
    store,
    tables,
    deals,
    bots: ['sailor', 'corsair'],
    config: { ...DEFAULTS, rateLimit: 0, ...config },
    now,
    botTablesOf,
    counters,
    mail: { courier, sender: { ...(await vapidKeys(store)), subject: 'mailto:host@example.org' } },
    logger: { level: 'trace', stream: { write: line => void lines.push(line) } },
  });
  const url = await app.listen({ port: 0, host: '127.0.0.1' });
  return {
    app,
    store,
    url,
    lines,
    async close() {
      await app.close();
      tables.close();
    },
  };
}

/** What came back. `body` is of whatever type the test says. */
export interface Answer {
  readonly status: number;
  readonly headers: Headers;
  // biome-ignore lint/suspicious/noExplicitAny: tests say what they expect of it.
  readonly body: any;
}

/** Whatever listens at an address. */
export type Host = { readonly url: string };

/** A player with a browser: keeps the cookie, and everything that it was ever sent. */
export class Client {
  node: Host;
  cookie = '';
  readonly heard: string[] = [];

  constructor(node: Host) {
    this.node = node;
  }

  async ask(method: string, path: string, body?: unknown, headers: { [name: string]: string } = {}): Promise<Answer> {
    const response = await fetch(this.node.url + path, {
      method,
      headers: {
        ...(this.cookie ? { cookie: this.cookie } : {}),
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
        ...headers,
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    const text = await response.text();
    this.heard.push(
      text,
      ...[...response.headers].filter(([name]) => name !== 'set-cookie').map(pair => pair.join(': ')),
    );
    const set = response.headers.get('set-cookie');
    if (set) this.cookie = set.split(';')[0];
    const isJson = response.headers.get('content-type')?.includes('json') === true;
    return { status: response.status, headers: response.headers, body: isJson && text ? JSON.parse(text) : text };
  }

  get = (path: string, headers?: { [name: string]: string }) => this.ask('GET', path, undefined, headers);
  post = (path: string, body: unknown = {}, headers?: { [name: string]: string }) =>
    this.ask('POST', path, body, headers);

  async table(id: string): Promise<TableDetails> {
    return (await this.get(`/api/games/${id}`)).body;
  }

  /** `query` is such as `?changes=1`. */
  follow(id: string, after?: number, query = ''): Promise<EventReader> {
    return EventReader.open(`${this.node.url}/api/games/${id}/events${query}`, this.cookie, after);
  }
}

/** Guests of this node, or of several in turn. */
export async function guests(where: Host | readonly Host[], count: number): Promise<Client[]> {
  const hosts = [where].flat() as Host[];
  const clients = Array.from({ length: count }, (_, i) => new Client(hosts[i % hosts.length]));
  for (const client of clients) await client.get('/api/me');
  return clients;
}

/** A game that is on, with a seat for each client. */
export async function beginGame(clients: readonly Client[], game: object = { edition: 'classic' }): Promise<string> {
  const seats = clients.map(() => ({ by: 'person' }));
  const { body } = await clients[0].post('/api/games', { game, seats });
  for (const client of clients.slice(1)) await client.post(`/api/games/${body.id}/seat`);
  await clients[0].post(`/api/games/${body.id}/start`);
  return body.id;
}

/** Whoever must act does the first thing that is legal, or the one of this number. */
export async function step(clients: readonly Client[], id: string, choice = 0): Promise<Answer> {
  const { body } = await clients[0].get(`/api/games/${id}`);
  const actor = clients[(body as TableDetails).game!.view.actor];
  const table = await actor.table(id);
  const { legal } = table.game!;
  return actor.post(`/api/games/${id}/actions`, { seq: table.seq, action: legal[choice % legal.length] });
}
