/** All games, as far as this node has to do with them. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Creation, Store, StoredAnswer } from '../store/store.ts';
import type { Entry } from '../table/entry.ts';
import { type Opening, open } from '../table/gather.ts';
import { takeEntry } from '../table/steps.ts';
import { type LuckOf, Table } from '../table/table.ts';
import { type AppendListener, type Command, type Company, Desk, type Outcome, type Tell } from './desk.ts';
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
  private readonly desks = new Map<string, Desk>();
  /** Those of them that have nothing to do, longest first. Only these may be given up. */
  private readonly resting = new Map<string, Desk>();
  private readonly stop: () => void;
  private readonly listeners = new Set<AppendListener>();
  private isClosed = false;

  constructor(store: Store, luckFrom: (secret: string) => LuckOf, now: () => number) {
    this.store = store;
    this.luckFrom = luckFrom;
    this.now = now;
    this.stop = store.subscribe((id, seq, entries) => {
      // Whoever does not sit here reads the log when it is needed.
      const desk = this.desks.get(id);
      if (desk) void this.refresh(desk, seq, entries as readonly Entry[]);
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
      takeEntry(table, { ...entry, at, seq: i + 1 });
    });
    return {
      game: { ...rowOf(table), config: JSON.stringify(table.config), id, secret, created: at, updated: at },
      entries: entries.map(entry => ({ ...entry, at })),
      seats: seatsOf(table),
    };
  }

  /** Undefined: there is no such game. */
  async read(id: string): Promise<Table | undefined> {
    return this.at(id, desk => desk.read());
  }

  async run(id: string, command: Command, company?: Company): Promise<Outcome | undefined> {
    return this.at(id, desk => desk.run(command, company));
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

  /** Tables at hand, and those of them that somebody follows. */
  get counts(): { readonly atHand: number; readonly followed: number } {
    let followed = 0;
    for (const { watching } of this.desks.values()) if (watching > 0) followed++;
    return { atHand: this.desks.size, followed };
  }

  close(): void {
    this.isClosed = true;
    this.stop();
    this.listeners.clear();
    this.desks.clear();
    this.resting.clear();
  }

  /** `work` is begun at once, and the desk is there at least until it is done. */
  private async at<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T | undefined> {
    if (!this.desks.has(id)) await this.openDesk(id);
    const desk = this.desks.get(id);
    if (desk === undefined) return undefined;
    this.resting.delete(id);
    return work(desk);
  }

  /** Until it succeeds: nobody will say again that the log has grown. */
  private async refresh(desk: Desk, seq: number, entries?: readonly Entry[]): Promise<void> {
    while (desk.watching > 0 && !this.isClosed) {
      try {
        return void (await desk.refresh(seq, entries));
      } catch {
        await sleep(RETRY, undefined, { ref: false });
      }
    }
  }

  private async openDesk(id: string): Promise<void> {
    const row = await this.store.game(id);
    // Two requests may have come here at once; there must be one desk only.
    if (row === undefined || this.desks.has(id)) return;
    const luckOf = this.luckFrom(row.secret);
    const desk = new Desk(this.store, row, luckOf, this.now, {
      onAppended: (before, after) => {
        for (const listener of this.listeners) listener(before, after);
      },
      onRest: () => this.rest(id, desk),
    });
    this.desks.set(id, desk);
  }

  private rest(id: string, desk: Desk): void {
    this.resting.delete(id);
    this.resting.set(id, desk);
    if (this.resting.size <= KEPT) return;
    const [oldest] = this.resting.keys();
    this.resting.delete(oldest);
    this.desks.delete(oldest);
  }
}
