/** All games, as far as this node has to do with them. */

import { setTimeout as sleep } from 'node:timers/promises';
import type { Creation, Store, StoredAnswer, StoredEntry } from '../store/store.ts';
import { secondBoard } from '../table-log/boards.ts';
import type { Entry, NewEntry } from '../table-log/entry.ts';
import { type Opening, open } from '../table-log/gather.ts';
import { takeEntry } from '../table-log/steps.ts';
import { type LuckOf, Table } from '../table-log/table.ts';
import {
  type AppendListener,
  type Command,
  type CommandOutcome,
  type Company,
  Desk,
  type MakeNotices,
  type OnEntry,
} from './desk.ts';
import { rowOf, seatsOf } from './projection.ts';

/** Games without watchers that stay in memory, and how many of them with what happened there lately. */
const RESTING_GAMES = 500;
const RESTING_HISTORIES = 50;
/** A log that cannot be read is tried again after each of these. */
const RETRY_DELAYS_MS = [500, 1000, 2000, 4000, 8000, 16_000, 30_000, 30_000, 30_000];

export interface TablesOptions {
  /** Receives failures that nobody waits for. */
  readonly onTrouble?: (trouble: { readonly game: string; readonly error: string }) => void;
  readonly retryDelaysMs?: readonly number[];
}

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
  /** The latest of these, which still have what happened. */
  private readonly remembering = new Map<string, Desk>();
  /** Ends the subscription to each table that is watched; logs of the others are read when needed. */
  private readonly followed = new Map<string, () => void>();
  private readonly listeners = new Set<AppendListener>();
  private makeNotices: MakeNotices = () => [];
  private readonly options: Required<TablesOptions>;
  private isClosed = false;

  constructor(store: Store, luckFrom: (secret: string) => LuckOf, now: () => number, options: TablesOptions = {}) {
    this.store = store;
    this.options = { onTrouble: () => {}, retryDelaysMs: RETRY_DELAYS_MS, ...options };
    this.luckFrom = luckFrom;
    this.now = now;
  }

  create(player: string, name: string, made: NewTable, answer?: StoredAnswer): Promise<'done' | 'repeated'> {
    const { game, entries, seats } = this.opening(player, name, made);
    return this.store.createGame(game, entries, seats, answer);
  }

  /** A new table, ready to be stored. */
  opening(player: string, name: string, made: NewTable): Creation {
    const { id, secret, ...opening } = made;
    return this.creation(id, secret, open(player, name, opening));
  }

  private creation(id: string, secret: string, entries: readonly NewEntry[]): Creation {
    const at = this.now();
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
  read(id: string): Promise<Table | undefined> {
    return this.at(id, desk => desk.read());
  }

  run(id: string, command: Command, company?: Company): Promise<CommandOutcome | undefined> {
    return this.at(id, desk => desk.run(command, company));
  }

  /** `onLost` is called when nothing can be sent any more: the client is to ask again, here or at another node. */
  watch(id: string, seen: number, onEntry: OnEntry, onLost = () => {}): Promise<(() => void) | undefined> {
    return this.at(id, desk => desk.watch(seen, onEntry, onLost));
  }

  /** Whether the table can be looked at without reading its log. */
  isInMemory(id: string): boolean {
    return this.desks.has(id);
  }

  /** Tells of what this node appends, and only of that. Returns how to stop. */
  onAppended(listener: AppendListener): () => void {
    this.listeners.add(listener);
    return () => {
      this.listeners.delete(listener);
    };
  }

  /** What is stored with each append of this node, for those whose turn begins with it, or whom the table waits for. */
  notifyWith(make: MakeNotices): void {
    this.makeNotices = make;
  }

  /** Tables in memory, and those of them that a client follows. */
  get counts(): { readonly inMemory: number; readonly followed: number } {
    let followed = 0;
    for (const { watching } of this.desks.values()) if (watching > 0) followed++;
    return { inMemory: this.desks.size, followed };
  }

  close(): void {
    this.isClosed = true;
    for (const stop of this.followed.values()) stop();
    this.followed.clear();
    this.listeners.clear();
    this.desks.clear();
    this.resting.clear();
    this.remembering.clear();
  }

  /** `work` is begun at once, and the desk is there at least until it is done. */
  private at<T>(id: string, work: (desk: Desk) => Promise<T>): Promise<T | undefined> {
    const desk = this.desks.get(id);
    if (desk === undefined) return this.openDesk(id).then(opened => opened && this.at(id, work));
    this.resting.delete(id);
    this.remembering.delete(id);
    return work(desk);
  }

  /** Tried again, since nobody will say again that the log has grown. In the end the watchers are sent away, to ask again. */
  private async refresh(game: string, desk: Desk, seq: number, entries?: readonly Entry[]): Promise<void> {
    const { onTrouble, retryDelaysMs } = this.options;
    for (const delayMs of [...retryDelaysMs, undefined]) {
      if (desk.watching === 0 || this.isClosed) return;
      try {
        return void (await desk.refresh(seq, entries));
      } catch (error) {
        onTrouble({ game, error: (error as Error).message });
        if (delayMs === undefined) return desk.loseWatchers();
        await sleep(delayMs, undefined, { ref: false });
      }
    }
  }

  /** Undefined: there is no such game. */
  private async openDesk(id: string): Promise<Desk | undefined> {
    const row = await this.store.game(id);
    // Two requests may have come here at once; there must be one desk only.
    if (row === undefined || this.desks.has(id)) return this.desks.get(id);
    const luckOf = this.luckFrom(row.secret);
    const desk = new Desk(this.store, row, luckOf, this.now, {
      onAppended: (before, after) => {
        for (const listener of this.listeners) listener(before, after);
      },
      makeNotices: (before, after) => this.makeNotices(before, after),
      makeOpening: (before, after) => {
        const second = luckOf.commitFor && secondBoard(before, after, luckOf.commitFor);
        return second && this.creation(second.id, row.secret, second.entries);
      },
      onWatch: () => this.follow(id, desk),
      onMissed: seq => void this.refresh(id, desk, seq),
      onRest: () => this.rest(id, desk),
    });
    this.desks.set(id, desk);
    return desk;
  }

  private async follow(id: string, desk: Desk): Promise<void> {
    if (this.followed.has(id)) return;
    const refresh = (seq: number, entries?: readonly StoredEntry[]) => {
      if (!desk.expects(seq)) void this.refresh(id, desk, seq, entries as readonly Entry[] | undefined);
    };
    const stop = await this.store.subscribe(id, refresh);
    if (this.isClosed) stop();
    else this.followed.set(id, stop);
  }

  private rest(id: string, desk: Desk): void {
    this.followed.get(id)?.();
    this.followed.delete(id);
    this.resting.delete(id);
    this.resting.set(id, desk);
    this.remembering.delete(id);
    this.remembering.set(id, desk);
    if (this.remembering.size > RESTING_HISTORIES) {
      const [[oldest, first]] = this.remembering;
      this.remembering.delete(oldest);
      first.forgetHistory();
    }
    if (this.resting.size <= RESTING_GAMES) return;
    const [oldest] = this.resting.keys();
    this.resting.delete(oldest);
    this.desks.delete(oldest);
  }
}
