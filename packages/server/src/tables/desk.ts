/**
 * One game on this node: commands one after the other, and those who watch. Everything here can be forgotten at any moment
 * and read again from the log.
 */

import type { GameEvent, Result } from '@cartagena/engine';
import type { Appended, Creation, GameRow, Store, StoredAnswer } from '../store/store.ts';
import type { Entry, NewEntry } from '../table/entry.ts';
import { takeEntry } from '../table/steps.ts';
import { type LuckOf, Table } from '../table/table.ts';
import { rowOf, seatsChanged } from './projection.ts';

/** Is told of entries in their order, each once. `table` is as it was right after the entry. */
export type Tell = (entry: Entry, events: readonly GameEvent[], table: Table) => void;

interface Watcher {
  /** The last entry that it knows of. */
  seen: number;
  readonly tell: Tell;
}

/**
 * Is told of what this node appended, when it is durable: `before` and `after` are the table on both sides of it. `after` may be
 * kept, `before` must be looked at now.
 */
export type AppendListener = (before: Table, after: Table) => void;

export interface DeskListeners {
  readonly onAppended: AppendListener;
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
export type Outcome =
  | { readonly kind: 'done' | 'repeated'; readonly table: Table }
  | { readonly kind: 'refused'; readonly code: string; readonly text: string; readonly table: Table };

/** A lost race is run again so often: with two nodes, half of the races are lost. */
const TRIES = 20;

const STALE = { code: 'stale', text: 'The game has moved on. Look again.' };

export class Desk {
  private readonly store: Store;
  private readonly id: string;
  private readonly now: () => number;
  private readonly luckOf: LuckOf;
  private readonly listeners: DeskListeners;
  private readonly watchers = new Set<Watcher>();
  private table: Table | undefined;
  private tail: Promise<unknown> = Promise.resolve();
  private waiting = 0;

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

  /** The table as the log has it now. To be looked at before anything else is awaited. */
  read(): Promise<Table> {
    return this.inTurn(() => this.catchUp());
  }

  run(command: Command, company: Company = {}): Promise<Outcome> {
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

  /** Tells of everything after `seen`, first what happened already, then what will. Returns how to stop. */
  async watch(seen: number, tell: Tell): Promise<() => void> {
    const watcher = { seen, tell };
    const stop = () => {
      this.watchers.delete(watcher);
      this.restIfIdle();
    };
    await this.inTurn(async () => {
      const table = await this.catchUp();
      this.watchers.add(watcher);
      // What it missed is read again from the beginning: events are not kept.
      if (table.seq > seen) await this.reread();
    }).catch(error => {
      stop();
      throw error;
    });
    return stop;
  }

  /** The log has grown, at least to this entry. It is read, unless the entries are at hand that come next. */
  refresh(seq: number, entries: readonly Entry[] = []): Promise<unknown> {
    return this.inTurn(async () => {
      const { table } = this;
      if (table !== undefined && table.seq >= seq) return;
      if (table !== undefined && entries[0]?.seq === table.seq + 1) this.take(table, entries);
      else await this.catchUp();
    });
  }

  private async append(
    table: Table,
    made: readonly NewEntry[],
    { answerFor, opens }: Company,
  ): Promise<{ readonly appended: Appended; readonly next: Table }> {
    const at = this.now();
    const entries = made.map((entry, i): Entry => ({ ...entry, at, seq: table.seq + 1 + i }));
    // The row tells how the table will stand, so it is tried on a copy: nothing is told before it is stored.
    const next = table.copy();
    for (const entry of entries) takeEntry(next, entry);
    const answer = answerFor?.(next);
    const appended = await this.store.append({
      game: this.id,
      after: table.seq,
      entries: entries.map(({ seq: _, ...entry }) => entry),
      row: rowOf(next),
      seats: seatsChanged(table, next),
      ...(answer ? { answer } : {}),
      ...(opens ? { opens } : {}),
    });
    if (appended === 'done') {
      this.listeners.onAppended(table, next);
      this.take(table, entries);
    }
    return { appended, next };
  }

  private async catchUp(): Promise<Table> {
    if (this.table === undefined) return this.reread();
    this.take(this.table, (await this.store.entries(this.id, this.table.seq)) as Entry[]);
    return this.table;
  }

  private async reread(): Promise<Table> {
    const table = new Table(this.id, this.luckOf);
    this.take(table, (await this.store.entries(this.id)) as Entry[]);
    this.table = table;
    return table;
  }

  private take(table: Table, entries: readonly Entry[]): void {
    for (const entry of entries) {
      const events: GameEvent[] = [];
      takeEntry(table, entry, event => events.push(event));
      for (const watcher of this.watchers) {
        if (watcher.seen >= entry.seq) continue;
        watcher.seen = entry.seq;
        watcher.tell(entry, events, table);
      }
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
