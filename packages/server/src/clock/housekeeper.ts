/**
 * Removes and archives what is old, and closes games that everybody has left. It works in small batches with pauses between them
 * and on its own: neither clocks nor players wait for it. Of several nodes one does it at a time.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { ok } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import type { Retention, Store } from '../store/store.ts';
import type { Tables } from '../table-host/tables.ts';
import type { NewEntry } from '../table-log/entry.ts';
import { abandon } from '../table-log/play.ts';

export interface HousekeeperOptions {
  readonly store: Pick<Store, 'cleanUp' | 'abandonedGames' | 'settings'>;
  readonly tables: Pick<Tables, 'run'>;
  readonly log: Logger;
  readonly retention: Retention;
  /** Between two batches. */
  readonly pauseMs?: number;
}

/** The node that has begun may go on for so long; if it dies, another one begins afterwards. */
const LEASE_MS = 60_000;
const LEASE = 'housekeeping';
/** Games that are closed in one batch. */
const BATCH = 20;
const PAUSE_MS = 100;

export class Housekeeper {
  private readonly options: Required<HousekeeperOptions>;
  private readonly closing = new AbortController();
  private working: Promise<void> | undefined;

  constructor(options: HousekeeperOptions) {
    this.options = { pauseMs: PAUSE_MS, ...options };
  }

  /** Begins, unless it is at work. */
  work(now: number): Promise<void> {
    this.working ??= this.workUntilDone(now)
      .catch(error => this.options.log.error({ error: (error as Error).message }, 'Could not clean up.'))
      .finally(() => {
        this.working = undefined;
      });
    return this.working;
  }

  /** Resolves when the batch under way is done. */
  async close(): Promise<void> {
    this.closing.abort();
    await this.working;
  }

  private async workUntilDone(now: number): Promise<void> {
    const { store, retention, pauseMs } = this.options;
    const { signal } = this.closing;
    const began = performance.now();
    for (let leasedUntil = now; !signal.aborted; ) {
      const present = now + Math.round(performance.now() - began);
      if (present >= leasedUntil) {
        leasedUntil = present + LEASE_MS;
        if (!(await store.settings.lease(LEASE, present, leasedUntil))) return;
      }
      const closed = await this.closeAbandoned(now);
      const cleaned = await store.cleanUp(now, retention);
      if (closed + Object.values(cleaned).reduce((sum, count) => sum + count, 0) === 0) return;
      await sleep(pauseMs, undefined, { signal, ref: false }).catch(() => {});
    }
  }

  private async closeAbandoned(now: number): Promise<number> {
    const { store, tables, retention, log } = this.options;
    if (retention.startedGames === null) return 0;
    const before = now - retention.startedGames;
    let closed = 0;
    for (const id of await store.abandonedGames(before, BATCH)) {
      try {
        let made: readonly NewEntry[] = [];
        const outcome = await tables.run(id, table => {
          made = abandon(table, before);
          return ok(made);
        });
        if (outcome?.kind === 'done' && made.length > 0) closed++;
      } catch (error) {
        log.error({ game: id, error: (error as Error).message }, 'Could not close an abandoned game.');
      }
    }
    return closed;
  }
}
