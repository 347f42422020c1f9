/**
 * Looks every second for what is due: a player's time, a bot that nobody asked, old things to remove. Every node does it; the
 * store shares the work out, and each game's log decides if two come at once.
 *
 * Clocks jump, machines sleep, servers are restarted. Whenever this node has not looked for a while (or never before), or the clock
 * on the wall has not gone as far as a stopwatch, nobody knows whether players could have acted in the meantime, and many deadlines
 * may seem to be over at once. Then time is called for nobody, and nothing old is removed, before the grace is over: whoever is
 * there can act, and so have a new deadline. Bots are asked at once; they have no deadlines. A clock that jumps back only gives more
 * time.
 */
import { ok } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import type { Limits, ListedGame, Store } from '../store/store.ts';
import type { NewEntry } from '../table/entry.ts';
import { callTime } from '../table/play.ts';
import type { Tables } from '../tables/tables.ts';

export interface SweeperOptions {
  readonly store: Store;
  readonly tables: Tables;
  readonly log: Logger;
  /** Is told of games in which a bot should have acted. */
  readonly wake: (game: string) => void;
  readonly limits: Limits;
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
/** So far apart the clock and the stopwatch may be after a look, in milliseconds; clocks are also set right little by little. */
const DRIFT = 500;
/** How long others leave a game alone that was taken here. */
const LEASE = 10 * SECOND;
/** Games that are taken at once. */
const HANDFUL = 100;

export class Sweeper {
  private readonly options: Required<SweeperOptions>;
  private timer: NodeJS.Timeout | undefined;
  private lastLook: { readonly now: number; readonly elapsed: number } | undefined;
  /** Nobody's time is called before. */
  private calmUntil = 0;
  private lastCleaning = 0;
  private sweeping: Promise<void> | undefined;
  /** The last look failed. */
  private isBlind = false;

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
    if (passed > GAP * every || jumped > DRIFT) this.calmUntil = now + grace;
  }

  private async sweep(now: number): Promise<void> {
    const { store, log, onSwept } = this.options;
    const since = performance.now();
    try {
      for (;;) {
        const due = await store.takeDue(now, now + LEASE, HANDFUL);
        await Promise.all(due.map(game => this.attend(game, now)));
        if (due.length < HANDFUL) break;
      }
      await this.cleanUp(now);
      this.isBlind = false;
    } catch (error) {
      // One complaint is enough until it succeeds.
      if (!this.isBlind) log.error({ error: (error as Error).message }, 'Could not look for what is due.');
      this.isBlind = true;
    }
    onSwept((performance.now() - since) / 1000);
  }

  private async attend({ id, botDue }: ListedGame, now: number): Promise<void> {
    const { tables, wake, log, onTimeCalled } = this.options;
    if (botDue !== null) return wake(id);
    if (now < this.calmUntil) return;
    try {
      // Judged by the log: somebody may have acted, here or elsewhere, since the game was taken.
      let called: readonly NewEntry[] = [];
      const outcome = await tables.run(id, table => {
        called = callTime(table, now);
        return ok(called);
      });
      if (outcome?.kind === 'done' && called.length > 0) onTimeCalled();
    } catch (error) {
      log.error({ game: id, error: (error as Error).message }, 'Could not call time.');
    }
  }

  private async cleanUp(now: number): Promise<void> {
    const { store, limits, cleanEvery } = this.options;
    if (now < this.calmUntil || Math.abs(now - this.lastCleaning) < cleanEvery) return;
    this.lastCleaning = now;
    await store.cleanUp(now, limits);
  }
}
