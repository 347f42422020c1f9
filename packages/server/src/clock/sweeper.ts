/**
 * Looks every second for what is due: a player's time, a bot that nobody asked. Every node does it; the store shares the work out,
 * and each game's log decides if two come at once. Every few minutes it has the house cleaned, and does not wait for that.
 *
 * Clocks jump, machines sleep, servers are restarted. Whenever this node has not looked for a while (or never before), or the clock
 * on the wall has not gone as far as a stopwatch, nobody knows whether players could have acted in the meantime, and many deadlines
 * may seem to be over at once. Then time is called for nobody, and nothing old is removed, before the grace is over: players who
 * are there can act, and so have a new deadline. Bots are asked at once; they have no deadlines. A clock that jumps back only gives more
 * time.
 */
import { ok } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import type { DueGames, ListedGame, Store } from '../store/store.ts';
import type { Tables } from '../table-host/tables.ts';
import type { NewEntry } from '../table-log/entry.ts';
import { callTime } from '../table-log/play.ts';

export interface SweeperOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Logger;
  /** Hears of games in which a bot should have acted. */
  readonly wake: (game: string) => void;
  /** Begins to remove what is old. */
  readonly clean: (now: number) => void;
  /** By the clock on the wall, in milliseconds since 1970. */
  readonly now?: () => number;
  /** By a stopwatch, which nobody sets, in milliseconds. */
  readonly elapsed?: () => number;
  /** Milliseconds, all of these. */
  readonly every?: number;
  readonly grace?: number;
  readonly cleanEvery?: number;
  /** Hears how long each sweep took. */
  readonly onSwept?: (seconds: number) => void;
  /** Hears of each turn whose time was called here. */
  readonly onTimeCalled?: () => void;
}

const SECOND = 1000;
const MINUTE = 60 * SECOND;
/** So many times the usual pause without a look is a gap. */
const GAP = 10;
/** So far apart the clock and the stopwatch may be after a look; clocks are also set right little by little. */
const DRIFT_MS = 500;
/** How long other nodes leave a game alone that was taken here. */
const LEASE_MS = 10 * SECOND;
/** Games that are taken at once. */
const BATCH = 100;
/** So many sweeps from one that begins at the beginning to the next, and how far the others reach back. */
const WHOLE_EVERY = 600;
const OVERLAP_MS = 30 * SECOND;

export class Sweeper {
  private readonly options: Required<SweeperOptions>;
  private timer: NodeJS.Timeout | undefined;
  private lastLook: { readonly now: number; readonly elapsed: number } | undefined;
  /** Nobody's time is called before. */
  private calmUntil = 0;
  private lastCleaning = 0;
  private sweeps = 0;
  /** When the last sweep was, if it came to its end. */
  private sweptUntil: number | undefined;
  private sweeping: Promise<void> | undefined;
  /** The last look failed. */
  private hasLastLookFailed = false;

  constructor(options: SweeperOptions) {
    this.options = {
      ...{
        now: () => Date.now(),
        elapsed: () => performance.now(),
        every: SECOND,
        grace: MINUTE,
        cleanEvery: 5 * MINUTE,
      },
      ...{ onSwept: () => {}, onTimeCalled: () => {} },
      ...options,
    };
  }

  start(): void {
    this.timer ??= setInterval(() => void this.look(), this.options.every).unref();
  }

  /** Resolves when nothing is under way any more. */
  async close(): Promise<void> {
    clearInterval(this.timer);
    await this.sweeping;
  }

  /** What happens every second. If the last look is not finished, this one only notes that time goes on. */
  look(): Promise<void> {
    const now = this.options.now();
    this.noteGap(now);
    this.cleanUp(now);
    this.sweeping ??= this.sweep(now).finally(() => {
      this.sweeping = undefined;
    });
    return this.sweeping;
  }

  private noteGap(now: number): void {
    const { every, grace } = this.options;
    const elapsed = this.options.elapsed();
    const before = this.lastLook ?? { now: -Infinity, elapsed };
    this.lastLook = { now, elapsed };
    const passed = now - before.now;
    const jumped = Math.abs(passed - (elapsed - before.elapsed));
    if (passed > GAP * every || jumped > DRIFT_MS) this.calmUntil = now + grace;
  }

  private async sweep(now: number): Promise<void> {
    const { store, log, onSwept } = this.options;
    const since = performance.now();
    try {
      for (let from: number | null = this.startOf(now); from !== null; ) {
        const { games, next }: DueGames = await store.takeDue(now, now + LEASE_MS, BATCH, from);
        await Promise.all(games.map(game => this.attend(game, now)));
        from = next;
      }
      this.sweptUntil = now;
      this.hasLastLookFailed = false;
    } catch (error) {
      // One complaint is enough until it succeeds.
      if (!this.hasLastLookFailed) log.error({ error: (error as Error).message }, 'Could not look for what is due.');
      this.hasLastLookFailed = true;
    }
    onSwept((performance.now() - since) / 1000);
  }

  /**
   * What has become due since the last sweep is found near its time. Now and then a sweep begins at the very beginning: a node whose
   * clock is slow may have set an earlier time.
   */
  private startOf(now: number): number {
    const isWhole = this.sweeps++ % WHOLE_EVERY === 0 || this.sweptUntil === undefined;
    const from = isWhole ? 0 : Math.min(this.sweptUntil!, now) - OVERLAP_MS;
    this.sweptUntil = undefined;
    return from;
  }

  private async attend({ id, botDue }: ListedGame, now: number): Promise<void> {
    const { tables, wake, log, onTimeCalled } = this.options;
    if (botDue !== null) return wake(id);
    if (now < this.calmUntil) return;
    try {
      // Judged by the log: a player may have acted, here or elsewhere, since the game was taken.
      let called: readonly NewEntry[] = [];
      const outcome = await tables.run(id, table => {
        called = callTime(table, now);
        return ok(called);
      });
      if (outcome?.kind === 'done' && called.length > 0) onTimeCalled();
    } catch (error) {
      log.error({ game: id, error: (error as Error).message }, 'Could not time out a turn.');
    }
  }

  private cleanUp(now: number): void {
    const { clean, cleanEvery } = this.options;
    if (now < this.calmUntil || Math.abs(now - this.lastCleaning) < cleanEvery) return;
    this.lastCleaning = now;
    clean(now);
  }
}
