/** All games, as far as this node has to do with them. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Store, StoredAnswer } from '../store/store.ts';
import { type Opening, open } from '../table/gather.ts';
import { type LuckOf, Table } from '../table/table.ts';
import { type AppendListener, type Command, Desk, type Outcome, type Tell } from './desk.ts';
import { rowOf, seatsOf } from './projection.ts';

/** Games without watchers that are kept at hand. */
const KEPT = 500;
/** A log that cannot be read is tried again after so many milliseconds. */
const RETRY = 500;

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
  private isClosed = false;

  constructor(store: Store, luckFrom: (secret: string) => LuckOf, now: () => number) {
    this.store = store;
    this.luckFrom = luckFrom;
    this.now = now;
    this.stop = store.subscribe(id => {
      // Whoever does not sit here reads the log when it is needed.
      const desk = this.desks.get(id);
      if (desk) void this.refresh(desk);
    });
  }

  async create(player: string, name: string, made: NewTable, answer?: StoredAnswer): Promise<'done' | 'repeated'> {
    const at = this.now();
    const { id, secret, ...opening } = made;
    const entries = open(player, name, opening);
    const table = new Table(id, this.luckFrom(secret));
    entries.forEach((entry, i) => {
      table.take({ ...entry, at, seq: i + 1 });
    });
    const row = { ...(rowOf(table) as Required<ReturnType<typeof rowOf>>), id, secret, created: at, updated: at };
    return this.store.createGame(
      row,
      entries.map(entry => ({ ...entry, at })),
      seatsOf(table),
      answer,
    );
  }

  /** Undefined: there is no such game. */
  async read(id: string): Promise<Table | undefined> {
    return this.at(id, desk => desk.read());
  }

  async run(id: string, command: Command, answerFor?: (table: Table) => StoredAnswer): Promise<Outcome | undefined> {
    return this.at(id, desk => desk.run(command, answerFor));
  }

  async watch(id: string, seen: number, tell: Tell): Promise<(() => void) | undefined> {
    return this.at(id, desk => desk.watch(seen, tell));
  }

  /** Tells of what this node appends, and only of that. Returns how to stop. */
  onAppended(listener: AppendListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    this.listeners.clear();
    this.desks.clear();
  }

  /** From when the desk is found to when the work has begun nothing is waited for: idle desks are put away. */
  private async at<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T | undefined> {
    const opened = this.desks.get(id) ?? (await this.openDesk(id));
    const desk = this.desks.get(id) ?? opened;
    if (desk === undefined) return undefined;
    this.desks.delete(id);
    this.desks.set(id, desk);
    const done = work(desk);
    this.tidy();
    return done;
  }

  /** Until it succeeds: nobody will say again that the log has grown. */
  private async refresh(desk: Desk): Promise<void> {
    while (desk.watching > 0 && !this.isClosed) {
      try {
        return void (await desk.refresh());
      } catch {
        await sleep(RETRY, undefined, { ref: false });
      }
    }
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
