/** All games, as far as this node has to do with them. */
import type { Creation, Store, StoredAnswer } from '../store/store.ts';
import { type Opening, open } from '../table/gather.ts';
import { type LuckOf, Table } from '../table/table.ts';
import { type AppendListener, type Command, type Company, Desk, type Outcome, type Tell } from './desk.ts';
import { rowOf, seatsOf } from './projection.ts';

/** Games without watchers that are kept at hand. */
const KEPT = 500;

export interface NewTable extends Opening {
  readonly id: string;
  readonly secret: string;
}

export class Tables {
  private readonly store: Store;
  private readonly now: () => number;
  /** The luck of a game from its secret. */
  private readonly luckFrom: (secret: string) => LuckOf;
  /** Those used last come last. */
  private readonly desks = new Map<string, Desk>();
  private readonly stop: () => void;
  private readonly listeners = new Set<AppendListener>();

  constructor(store: Store, luckFrom: (secret: string) => LuckOf, now: () => number) {
    this.store = store;
    this.luckFrom = luckFrom;
    this.now = now;
    this.stop = store.subscribe(id => {
      // Whoever does not sit here reads the log when it is needed.
      const desk = this.desks.get(id);
      if (desk && desk.watching > 0) void desk.refresh().catch(() => {});
    });
  }

  create(player: string, name: string, made: NewTable, answer?: StoredAnswer): Promise<'done' | 'repeated'> {
    const { game, entries, seats } = this.opening(player, name, made);
    return this.store.createGame(game, entries, seats, answer);
  }

  /** A new table, ready to be stored. */
  opening(player: string, name: string, made: NewTable): Creation {
    const at = this.now();
    const { id, secret, ...opening } = made;
    const entries = open(player, name, opening);
    const table = new Table(id, this.luckFrom(secret));
    entries.forEach((entry, i) => {
      table.take({ ...entry, at, seq: i + 1 });
    });
    return {
      game: { ...(rowOf(table) as Required<ReturnType<typeof rowOf>>), id, secret, created: at, updated: at },
      entries: entries.map(entry => ({ ...entry, at })),
      seats: seatsOf(table),
    };
  }

  /** Undefined: there is no such game. */
  async read(id: string): Promise<Table | undefined> {
    return (await this.desk(id))?.read();
  }

  async run(id: string, command: Command, company?: Company): Promise<Outcome | undefined> {
    return (await this.desk(id))?.run(command, company);
  }

  async watch(id: string, seen: number, tell: Tell): Promise<(() => void) | undefined> {
    return (await this.desk(id))?.watch(seen, tell);
  }

  /** Tells of what this node appends, and only of that. Returns how to stop. */
  onAppended(listener: AppendListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  close(): void {
    this.stop();
    this.listeners.clear();
    this.desks.clear();
  }

  private async desk(id: string): Promise<Desk | undefined> {
    const known = this.desks.get(id) ?? (await this.openDesk(id));
    if (known === undefined) return undefined;
    this.desks.delete(id);
    this.desks.set(id, known);
    this.tidy();
    return known;
  }

  private async openDesk(id: string): Promise<Desk | undefined> {
    const row = await this.store.game(id);
    // Two requests may have come here at once; there must be one desk only.
    const other = this.desks.get(id);
    if (other || row === undefined) return other;
    const desk = new Desk(this.store, row, this.luckFrom(row.secret), this.now, (before, after) => {
      for (const listener of this.listeners) listener(before, after);
    });
    this.desks.set(id, desk);
    return desk;
  }

  private tidy(): void {
    for (const [id, desk] of this.desks) {
      if (this.desks.size <= KEPT) return;
      if (desk.isIdle) this.desks.delete(id);
    }
  }
}
