/**
 * One game on this node: commands one after the other, and those who watch. Everything here can be forgotten at any moment
 * and read again from the log.
 */

import { setImmediate as nextTick } from 'node:timers/promises';
import type { GameEvent, Result } from '@cartagena/engine';
import type { Appended, Creation, GameRow, Store, StoredAnswer, TurnNotice } from '../store/store.ts';
import type { Entry, NewEntry } from '../table-log/entry.ts';
import { takeEntry } from '../table-log/steps.ts';
import { type LuckOf, Table } from '../table-log/table.ts';
import type { Happened } from '../table-log/table-view.ts';
import { History } from './history.ts';
import { type Projected, rowChanges, rowOf, seatsChanged } from './projection.ts';

/**
 * Receives entries in their order, each once. `table` is as it was right after the entry, unless the watcher is behind: then other
 * entries that it missed follow, and the table is that of the last of them.
 */
export type OnEntry = (happened: Happened, table: Table, isBehind: boolean) => void;

interface Watcher {
  /** The last entry that it knows of. */
  seen: number;
  readonly onEntry: OnEntry;
  readonly onLost: () => void;
}

/** Receives what this node appended, when it is durable: `before` and `after` are the table on both sides of it. */
export type AppendListener = (before: Table, after: Table) => void;

/** For the player whose turn begins between these two, if there is one. */
export type MakeNotices = (before: Table, after: Table) => readonly TurnNotice[];

export interface DeskListeners {
  readonly makeNotices: MakeNotices;
  readonly onAppended: AppendListener;
  /** A table that comes into being between these two, if there is one. */
  readonly makeOpening: (before: Table, after: Table) => Creation | undefined;
  /** Somebody is about to watch; resolves when no entry of another node will be missed. */
  readonly onWatch: () => Promise<void>;
  /** The log has grown to this entry, and what this desk appended is not that: somebody else did, or its outcome was in doubt. */
  readonly onMissed: (seq: number) => void;
  /** Nobody watches any more, and nothing is under way. */
  readonly onRest: () => void;
}

export type Command = (table: Table) => Result<readonly NewEntry[]>;

/** What is stored together with a command's entries, if it has any. */
export interface Company {
  /** For a repetition of the request. */
  readonly answerFor?: ((table: Table) => StoredAnswer) | undefined;
  readonly opens?: Creation | undefined;
}

/**
 * What became of a command: its entries are stored, it was refused, or it was answered before. The table is as it was right
 * after that, whatever others have done since.
 */
export type CommandOutcome =
  | { readonly kind: 'done' | 'repeated'; readonly table: Table }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string; readonly table: Table };

/** A lost race is run again so often: with two nodes, half of the races are lost. */
const TRIES = 20;

/** After this many entries of a long log, other requests get a turn. */
const ENTRIES_AT_ONCE = 250;

const STALE = { code: 'stale', text: 'The game has moved on. Look again.' };

export class Desk {
  private readonly store: Store;
  private readonly id: string;
  private readonly now: () => number;
  private readonly luckOf: LuckOf;
  private readonly listeners: DeskListeners;
  private readonly watchers = new Set<Watcher>();
  /** As of the last entry that is known here. It never changes: another one takes its place. */
  private table: Table | undefined;
  private history: History | undefined;
  /** The row as this desk wrote it last. If it is that of the table, only what changes is written. */
  private written: Projected | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;
  /** The last entry of what is being appended; 0: nothing is. */
  private appending = 0;
  /** The last entry of which others said meanwhile that it is in the log. */
  private expected = 0;

  constructor(store: Store, row: Pick<GameRow, 'id'>, luckOf: LuckOf, now: () => number, listeners: DeskListeners) {
    this.store = store;
    this.id = row.id;
    this.luckOf = luckOf;
    this.now = now;
    this.listeners = listeners;
  }

  get watching(): number {
    return this.watchers.size;
  }

  /** The table as the log has it now. */
  read(): Promise<Table> {
    return this.inTurn(() => this.catchUp());
  }

  run(command: Command, company: Company = {}): Promise<CommandOutcome> {
    return this.inTurn(async () => {
      // While somebody watches, the table at hand is hardly ever behind. What it allows the store confirms or not; what it refuses
      // is judged again by the log.
      let byLog = this.table === undefined || this.watchers.size === 0;
      for (let tries = 1; ; ) {
        const table = byLog ? await this.catchUp() : this.table!;
        const result = command(table);
        if (result.ok && result.value.length > 0) {
          const { appended, next } = await this.append(table, result.value, company);
          if (appended !== 'stale') return { kind: appended, table: next };
          if (tries++ === TRIES) return { kind: 'refused', ...STALE, table: await this.catchUp() };
        } else if (byLog) {
          return result.ok ? { kind: 'done', table } : { kind: 'refused', ...result.reason, table };
        }
        byLog = true;
      }
    });
  }

  /**
   * Sends everything after `seen`, first what happened already, then what will. `onLost` is called if that is not possible any
   * more. Returns how to stop.
   */
  async watch(seen: number, onEntry: OnEntry, onLost: () => void): Promise<() => void> {
    const watcher = { seen, onEntry, onLost };
    await this.inTurn(async () => {
      await this.listeners.onWatch();
      const table = await this.catchUp();
      if (table.seq > seen) await this.resume(watcher);
      this.history ??= new History();
      this.watchers.add(watcher);
    });
    return () => {
      this.watchers.delete(watcher);
      this.restIfIdle();
    };
  }

  /** Nobody can be sent what happens any more. */
  loseWatchers(): void {
    for (const { onLost } of [...this.watchers]) onLost();
  }

  /** What happened may be read again from the log, so it need not be remembered. */
  forgetHistory(): void {
    this.history = undefined;
    this.written = undefined;
  }

  /** Whether this desk is appending up to this entry, and will take it by itself; if it cannot, it says so (`onMissed`). */
  expects(seq: number): boolean {
    if (seq > this.appending) return false;
    this.expected = Math.max(this.expected, seq);
    return true;
  }

  /** The log has grown, at least to this entry. It is read, unless the entries that come next are given. */
  async refresh(seq: number, entries: readonly Entry[] = []): Promise<void> {
    if (this.expects(seq)) return;
    await this.inTurn(async () => {
      const { table } = this;
      if (table !== undefined && table.seq >= seq) return;
      if (table !== undefined && entries[0]?.seq === table.seq + 1) this.takeNext(table, entries);
      else await this.catchUp();
    });
  }

  private async append(
    table: Table,
    made: readonly NewEntry[],
    { answerFor, opens: asked }: Company,
  ): Promise<{ readonly appended: Appended; readonly next: Table }> {
    const at = this.now();
    const entries = made.map((entry, i) => numbered(entry, at, table.seq + 1 + i));
    // The row tells how the table will stand, so it is tried on a copy: nothing is told before it is stored.
    const next = table.copy();
    const happened = entries.map(entry => takeOne(next, entry));
    const answer = answerFor?.(next);
    const opens = asked ?? this.listeners.makeOpening(table, next);
    const notices = this.listeners.makeNotices(table, next);
    this.appending = next.seq;
    const before = this.written?.table === table ? this.written : undefined;
    const row = rowOf(next, before);
    const append = {
      game: this.id,
      after: table.seq,
      entries,
      row: before ? rowChanges(row, before.row) : row,
      seats: seatsChanged(table, next),
      answer,
      opens,
      notices,
    };
    let appended: Appended | undefined;
    try {
      appended = await this.store.append(append);
    } finally {
      const { expected } = this;
      this.appending = 0;
      this.expected = 0;
      if (appended !== 'done' && expected > 0) this.listeners.onMissed(expected);
    }
    if (appended === 'done') {
      this.listeners.onAppended(table, next);
      if (happened.length === 1) {
        this.table = next;
        this.notify(happened[0], next, this.history);
      } else this.takeNext(table, entries);
      this.written = { table: this.table!, row };
    }
    return { appended, next };
  }

  private async catchUp(): Promise<Table> {
    if (this.table === undefined) return this.reread();
    const entries = (await this.store.entries(this.id, this.table.seq)) as Entry[];
    if (entries.length === 0) return this.table;
    const table = this.table.copy();
    await this.takeAll(table, entries, this.history);
    this.table = table;
    return table;
  }

  private async reread(): Promise<Table> {
    const table = new Table(this.id, this.luckOf);
    const history = new History();
    await this.takeAll(table, (await this.store.entries(this.id)) as Entry[], history);
    this.table = table;
    this.history = history;
    return table;
  }

  private async resume(watcher: Watcher): Promise<void> {
    const { seq } = this.table!;
    if (!this.history?.covers(watcher.seen, seq)) await this.reread();
    const table = this.table!;
    let sent = 0;
    for (const happened of this.history!.after(watcher.seen, table.seq)) {
      if (++sent % ENTRIES_AT_ONCE === 0) await nextTick();
      watcher.seen = happened.entry.seq;
      watcher.onEntry(happened, table, watcher.seen < table.seq);
    }
  }

  private async takeAll(table: Table, entries: readonly Entry[], history: History | undefined): Promise<void> {
    for (let i = 0; i < entries.length; i += ENTRIES_AT_ONCE) {
      if (i > 0) await nextTick();
      this.take(table, entries.slice(i, i + ENTRIES_AT_ONCE), history);
    }
  }

  private takeNext(table: Table, entries: readonly Entry[]): void {
    const next = table.copy();
    this.take(next, entries, this.history);
    this.table = next;
  }

  private take(table: Table, entries: readonly Entry[], history: History | undefined): void {
    for (const entry of entries) this.notify(takeOne(table, entry), table, history);
  }

  private notify(happened: Happened, table: Table, history: History | undefined): void {
    const { seq } = happened.entry;
    history?.add(happened);
    for (const watcher of this.watchers) {
      if (watcher.seen >= seq) continue;
      watcher.seen = seq;
      watcher.onEntry(happened, table, false);
    }
  }

  private inTurn<T>(work: () => Promise<T>): Promise<T> {
    this.waiting++;
    const done = this.tail.then(work, work);
    const finish = () => {
      this.waiting--;
      this.restIfIdle();
    };
    this.tail = done.then(finish, finish);
    return done;
  }

  private restIfIdle(): void {
    if (this.watchers.size === 0 && this.waiting === 0) this.listeners.onRest();
  }
}

/** Not spread, which would take longer than all of the rest. */
const numbered = ({ kind, seat, player, body }: NewEntry, at: number, seq: number): Entry =>
  ({ kind, seat, player, body, at, seq }) as Entry;

/** Applies the next entry of the log to the table. */
function takeOne(table: Table, entry: Entry): Happened {
  const events: GameEvent[] = [];
  takeEntry(table, entry, event => events.push(event));
  return { entry, events, made: table.actions.length, chained: table.chained };
}
