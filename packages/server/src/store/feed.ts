/**
 * Tells listeners which games have reached which seq. This node's appends and what the bus brings are passed on at once; what the
 * bus did not bring (a connection was lost, a node died between its commit and its message) is found by looking: once a second
 * while the bus is connected, and more often while it is not.
 *
 * Looking misses nothing and finds little twice: every append leaves the number of its transaction in the game's row. Each look
 * remembers what it saw, a snapshot; the next one asks for rows of transactions that this snapshot did not see. Those are the ones
 * with a number from its xmax on, and the few that were in progress. So a transaction that stays open for hours, anywhere in the
 * cluster, costs one index lookup a look.
 */
import { type Bus, type Growth, NO_BUS } from '../bus/bus.ts';
import { asError, type Database } from './database.ts';
import type { Listener } from './store.ts';

/** Milliseconds between two looks. */
export interface LookEvery {
  readonly connected: number;
  readonly disconnected: number;
}

/** Rows that one look asks for; if there are more, the next one follows at once. */
const MAX_ROWS = 1000;

/** Transactions whose appends have not been looked at: all from a number on, and some before. */
interface Unseen {
  readonly from: number;
  readonly inProgress: readonly number[];
}

export class Feed {
  private readonly listeners = new Map<string, Set<Listener>>();
  private readonly onTrouble: (trouble: Error) => void;
  private readonly maxRows: number;
  /** Of the next look. */
  private limit: number;
  private db: Database | undefined;
  private bus: Bus = NO_BUS;
  private timer: NodeJS.Timeout | undefined;
  private unseen: Unseen = { from: 0, inProgress: [] };
  private looking: Promise<void> | undefined;
  private lookAgain = false;
  private hasLastLookFailed = false;
  /** The seqs passed on since the last look but one: the next look may find them once more. */
  private recent = new Map<string, number>();
  private previous = new Map<string, number>();

  constructor(onTrouble: (trouble: Error) => void, maxRows = MAX_ROWS) {
    this.onTrouble = onTrouble;
    this.maxRows = maxRows;
    this.limit = maxRows;
  }

  /** From now on no append is missed. */
  async start(db: Database, every: LookEvery): Promise<void> {
    this.db = db;
    const [{ snapshot }] = await db.read(db.build.selectNoFrom(db.numbers.snapshot.as('snapshot')));
    this.unseen = unseenBy(snapshot);
    const tick = Math.min(every.connected, every.disconnected);
    let ticks = 0;
    this.timer = setInterval(() => {
      ticks++;
      if (!this.bus.isConnected || ticks % Math.round(every.connected / tick) === 0) void this.look();
    }, tick);
    this.timer.unref();
  }

  /** What other nodes append is heard on this bus from now on. */
  use(bus: Bus): void {
    this.bus = bus;
  }

  /** Looks no more; what the bus brings is still passed on. */
  async stop(): Promise<void> {
    this.db = undefined;
    clearInterval(this.timer);
    await this.looking;
  }

  /** Resolves when the listener misses nothing any more. Returns how to stop. */
  async subscribe(game: string, listener: Listener): Promise<() => void> {
    // A function of its own, so that a listener that subscribes twice hears twice and may leave twice.
    const own: Listener = (seq, entries) => listener(seq, entries);
    const others = this.listeners.get(game);
    if (others) others.add(own);
    else this.listeners.set(game, new Set([own]));
    // Also if there are others: perhaps their subscription is under way.
    await this.bus.subscribe(game);
    return () => {
      const left = this.listeners.get(game);
      if (!left?.delete(own) || left.size > 0) return;
      this.listeners.delete(game);
      this.bus.unsubscribe(game);
    };
  }

  /** This node has appended. */
  append(growth: Growth): void {
    this.pass(growth);
    this.bus.publish(growth);
  }

  /** This node tells by itself what it appends in this transaction: if it is the next one, no look need find it. */
  skip(number: number): void {
    const { from, inProgress } = this.unseen;
    if (number === from) this.unseen = { from: from + 1, inProgress };
  }

  /** Something is known, from whatever source. */
  pass({ game, seq, entries }: Growth): void {
    const listeners = this.listeners.get(game);
    if (listeners === undefined) return;
    const known = this.recent.get(game) ?? this.previous.get(game) ?? 0;
    this.recent.set(game, Math.max(known, seq));
    if (seq <= known) return;
    for (const listener of listeners) {
      try {
        listener(seq, entries);
      } catch (error) {
        this.onTrouble(asError(error));
      }
    }
  }

  /** Finds what the bus did not bring. A call during a look leads to another look after it. */
  async look(): Promise<void> {
    this.lookAgain = true;
    this.looking ??= this.lookUntilDone().finally(() => {
      this.looking = undefined;
    });
    return this.looking;
  }

  private async lookUntilDone(): Promise<void> {
    while (this.lookAgain && this.db) {
      this.lookAgain = false;
      try {
        await this.lookOnce(this.db);
        this.hasLastLookFailed = false;
      } catch (error) {
        // The next look begins at the same place. One complaint is enough until it succeeds.
        if (this.db && !this.hasLastLookFailed) this.onTrouble(asError(error));
        this.hasLastLookFailed = true;
      }
    }
  }

  private async lookOnce({ build, numbers, read }: Database): Promise<void> {
    const { from, inProgress } = this.unseen;
    const columns = ['id', 'seq', 'changed'] as const;
    const late = build
      .selectFrom('games')
      .select(columns)
      .where('changed', 'in', [...inProgress, -1]);
    const next = build.selectFrom('games').select(columns).where('changed', '>=', from);
    const rows = await read(
      build
        .selectFrom(build.selectNoFrom(numbers.snapshot.as('snapshot')).as('now'))
        .leftJoin(
          late.unionAll(build.selectFrom(next.orderBy('changed').limit(this.limit).as('next')).selectAll()).as('news'),
          join => join.onTrue(),
        )
        .select(['now.snapshot', 'news.id', 'news.seq', 'news.changed']),
    );
    this.previous = this.recent;
    this.recent = new Map();
    for (const { id, seq } of rows) if (id !== null && seq !== null) this.pass({ game: id, seq });
    const now = unseenBy(rows[0].snapshot);
    const fresh = rows.flatMap(({ changed }) => (changed !== null && changed >= from ? [changed] : []));
    if (fresh.length < this.limit) {
      this.unseen = now;
      this.limit = this.maxRows;
    } else {
      // There is more from the last number on, which many rows may share: SQLite commits many writes together.
      const last = Math.max(...fresh);
      if (last === from) this.limit *= 2;
      this.unseen = { from: last, inProgress: now.inProgress.filter(number => number < last) };
      this.lookAgain = true;
    }
  }
}

function unseenBy(snapshot: string): Unseen {
  const [, xmax, list] = snapshot.split(':');
  return { from: Number(xmax), inProgress: list === '' ? [] : list.split(',').map(Number) };
}
