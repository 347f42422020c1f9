/** Bots that think in other threads, some at once. The caller gets a decision, or an error if none can be made. */
import { availableParallelism } from 'node:os';
import { BOTS, type Thinker, type Thought } from '@cartagena/bots';
import type { Action } from '@cartagena/engine';
import type { Logger } from '../logger.ts';
import { FairQueue, type Waiter } from './fair-queue.ts';
import { startThinker } from './thread.ts';

export interface BotPoolOptions {
  readonly log: Logger;
  /** One core is left for everything else, if there is another. */
  readonly workers?: number;
  /** How much longer than it may think a bot can take, in milliseconds, before its thread is given up. Starting one counts too. */
  readonly graceMs?: number;
  readonly start?: () => Thinker;
  /** Hears how long each decision took, with the time that it waited for a thread, and whether anybody made it. */
  readonly onDecided?: (seconds: number, isDecided: boolean) => void;
}

/** Who thinks when a bot has failed twice. */
const FALLBACK = 'greedy';
const GRACE_MS = 5000;

interface Waiting extends Waiter {
  readonly game: string;
  readonly thought: Thought;
  /** By the clock of `performance`. */
  readonly since: number;
  answer(action: Action | undefined): void;
  refuse(error: Error): void;
}

export class Pool {
  private readonly log: Logger;
  private readonly graceMs: number;
  private readonly start: () => Thinker;
  private readonly onDecided: NonNullable<BotPoolOptions['onDecided']>;
  /** Threads that have nothing to do; undefined is one that is not running yet. */
  private readonly idle: (Thinker | undefined)[];
  private readonly busy = new Set<Thinker>();
  /** Games wait for one decision each. */
  private readonly queue = new FairQueue<Waiting>();
  private readonly asking = new Set<string>();
  private isClosed = false;

  constructor({
    log,
    workers = Math.max(1, availableParallelism() - 1),
    graceMs = GRACE_MS,
    start = startThinker,
    onDecided = () => {},
  }: BotPoolOptions) {
    this.log = log;
    this.graceMs = graceMs;
    this.start = start;
    this.onDecided = onDecided;
    this.idle = Array.from({ length: workers });
  }

  /** How many games wait for a thread. */
  get backlog(): number {
    return this.queue.length;
  }

  /** Undefined: nobody can make this decision. Rejects if it will not be made here: the pool is closed, or the game waits already. */
  decide(game: string, thought: Thought, { owner, hasPeople }: Waiter): Promise<Action | undefined> {
    return new Promise((answer, refuse) => {
      if (this.isClosed) return refuse(closed());
      if (this.asking.has(game)) return refuse(new Error('One decision at a time.'));
      this.asking.add(game);
      this.queue.add({ game, thought, owner, hasPeople, since: performance.now(), answer, refuse });
      this.assign();
    });
  }

  close(): void {
    this.isClosed = true;
    for (const { refuse } of this.queue.takeAll()) refuse(closed());
    for (const thinker of [...this.busy, ...this.idle]) thinker?.close();
  }

  private assign(): void {
    while (this.idle.length > 0 && this.queue.length > 0) {
      // Threads that run already come last.
      void this.serve(this.queue.take()!, this.idle.pop());
    }
  }

  private async serve({ game, thought, since, answer, refuse }: Waiting, first: Thinker | undefined): Promise<void> {
    let thinker = first;
    let action: Action | undefined;
    for (const bot of [thought.bot, thought.bot, FALLBACK]) {
      if (this.isClosed) break;
      try {
        thinker ??= this.start();
        this.busy.add(thinker);
        action = await this.inTime(thinker, { ...thought, bot });
        break;
      } catch (error) {
        // After a failure nothing is known about the thread: the next attempt has a new one.
        if (thinker) this.dismiss(thinker);
        thinker = undefined;
        if (!this.isClosed) this.log.warn({ game, bot, error: (error as Error).message }, 'A bot could not decide.');
      }
    }
    this.asking.delete(game);
    if (this.isClosed) return refuse(closed());
    if (thinker) this.busy.delete(thinker);
    if (thinker) this.idle.push(thinker);
    else this.idle.unshift(undefined);
    this.onDecided((performance.now() - since) / 1000, action !== undefined);
    answer(action);
    this.assign();
  }

  private dismiss(thinker: Thinker): void {
    this.busy.delete(thinker);
    thinker.close();
  }

  private async inTime(thinker: Thinker, thought: Thought): Promise<Action> {
    const limit = (thought.milliseconds ?? BOTS[thought.bot]?.milliseconds ?? 0) + this.graceMs;
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<never>((_, reject) => {
      timer = setTimeout(() => reject(new Error(`No decision within ${limit} ms.`)), limit);
    });
    try {
      return await Promise.race([thinker.think(thought), late]);
    } finally {
      clearTimeout(timer);
    }
  }
}

const closed = () => new Error('The bots were sent home.');
