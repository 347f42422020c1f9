/**
 * Tells listeners which games have reached which seq. This node's appends and the announcements of others are told at once; what
 * was announced to nobody (a connection was lost, a node died between its commit and its announcement) is found by looking.
 *
 * Looking misses nothing: every append leaves the number of its transaction in the game's row, and each look asks, in one snapshot,
 * for rows with at least the number `next`, and for the least number that may still appear, which is the next `next`.
 */
import type { Growth } from './announcements.ts';
import { asError, type Database } from './database.ts';
import type { Listener } from './store.ts';

export class Feed {
  private readonly listeners = new Set<Listener>();
  private readonly onTrouble: (trouble: Error) => void;
  private db: Database | undefined;
  private timer: NodeJS.Timeout | undefined;
  private next = 0;
  private looking: Promise<void> | undefined;
  private lookAgain = false;
  /** The last look failed. */
  private blind = false;
  /** What was told, or found again, since the last look but one: the next look may find it once more. */
  private told = new Map<string, number>();
  private toldBefore = new Map<string, number>();

  constructor(onTrouble: (trouble: Error) => void) {
    this.onTrouble = onTrouble;
  }

  /** From now on no append is missed. Looks every so many milliseconds. */
  async start(db: Database, every: number): Promise<void> {
    this.db = db;
    const [{ next }] = await db.read(db.build.selectNoFrom(db.numbers.next.as('next')));
    this.next = next;
    this.timer = setInterval(() => void this.look(), every);
    this.timer.unref();
  }

  /** Looks no more; what is told is still passed on. */
  async stop(): Promise<void> {
    this.db = undefined;
    clearInterval(this.timer);
    await this.looking;
  }

  subscribe(listener: Listener): () => void {
    // Its own, so that a listener that subscribes twice is told twice and may leave twice.
    const own: Listener = (game, seq, entries) => listener(game, seq, entries);
    this.listeners.add(own);
    return () => this.listeners.delete(own);
  }

  tell({ game, seq, entries }: Growth): void {
    const known = this.told.get(game) ?? this.toldBefore.get(game) ?? 0;
    this.told.set(game, Math.max(known, seq));
    if (seq <= known) return;
    for (const listener of this.listeners) {
      try {
        listener(game, seq, entries);
      } catch (error) {
        this.onTrouble(asError(error));
      }
    }
  }

  /** Finds what was not announced. Whoever asks during a look gets another one after it. */
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
        this.blind = false;
      } catch (error) {
        // The next look begins at the same number. One complaint is enough until it succeeds.
        if (this.db && !this.blind) this.onTrouble(asError(error));
        this.blind = true;
      }
    }
  }

  private async lookOnce({ build, numbers, read }: Database): Promise<void> {
    const now = build.selectNoFrom(numbers.next.as('next')).as('now');
    const rows = await read(
      build
        .selectFrom(now)
        .leftJoin('games', join => join.on('games.changed', '>=', this.next))
        .select(['now.next', 'games.id', 'games.seq']),
    );
    this.toldBefore = this.told;
    this.told = new Map();
    for (const { next, id, seq } of rows) {
      this.next = next;
      if (id !== null && seq !== null) this.tell({ game: id, seq });
    }
  }
}
