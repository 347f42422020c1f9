/**
 * Checks results of the deal of the day in a thread of its own, one at a time: the bots' replies take up to a second of a core. The thread
 * starts with the first check, ends when there is nothing to do, and is given up if a check takes too long.
 */
import { Worker } from 'node:worker_threads';
import { type Result, refuse } from '@cartagena/engine';
import { FairQueue, type Waiter } from '../bots/fair-queue.ts';
import type { Logger } from '../logger.ts';
import type { VerifiedResult } from './verify-result.ts';

/** What the thread is sent. */
export interface CheckRequest {
  readonly day: string;
  readonly text: string;
}

export interface CheckedBy extends CheckRequest {
  readonly player: string;
  /** Those who wait take turns by their addresses. */
  readonly address: string;
  /** Learns what the check cost, once, whatever came of it. */
  readonly charge: (milliseconds: number) => void;
}

export interface ResultCheckerOptions {
  readonly log: Logger;
  readonly timeoutMs?: number;
  /** An idle thread ends after this time, in milliseconds. */
  readonly idleMs?: number;
  /** The program of the thread, for tests. */
  readonly worker?: URL;
  readonly onChecked?: (seconds: number, outcome: CheckOutcome) => void;
}

export type CheckOutcome = 'accepted' | 'refused' | 'failed';

/** Compiled, also when this file is not: Node 20 runs no TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/daily/result-worker.js' : './result-worker.js',
  import.meta.url,
);
/** Many times as long as a game of a person takes. */
const TIMEOUT_MS = 15_000;
const IDLE_MS = 60_000;
/** Checks that wait for the thread; beyond, they are refused at once. */
const MOST_WAITING = 16;
const MOST_REMEMBERED = 50;

const BUSY = refuse('busy', 'Too many results are being checked at the moment. Try again in a minute.');
const FAILED = refuse('check-failed', 'The result could not be checked in time. Try again later.');
const STOPPING = refuse('stopping', 'The server is being restarted. Try again in a moment.');
const ONE_AT_A_TIME = refuse('still-checking', 'Another result of yours is being checked. Wait for it.');

interface Waiting extends CheckedBy, Waiter {
  answer(verdict: Result<VerifiedResult>): void;
}

interface UnderWay extends CheckRequest {
  readonly verdict: Promise<Result<VerifiedResult>>;
}

export class ResultChecker {
  private readonly options: Required<ResultCheckerOptions>;
  private readonly queue = new FairQueue<Waiting>();
  /** By player. */
  private readonly underWay = new Map<string, UnderWay>();
  /** Results that were accepted last, so that sending one again under another name costs nothing. */
  private readonly accepted = new Map<string, Result<VerifiedResult>>();
  private thread: Worker | undefined;
  /** Waits for the answer of the thread. */
  private pending: { resolve(verdict: Result<VerifiedResult>): void; reject(error: Error): void } | undefined;
  private isChecking = false;
  private isClosed = false;
  private idle: NodeJS.Timeout | undefined;

  constructor(options: ResultCheckerOptions) {
    this.options = { timeoutMs: TIMEOUT_MS, idleMs: IDLE_MS, worker: WORKER, onChecked: () => {}, ...options };
  }

  /** A player has one check at a time. The same result again gets the same answer, and costs nothing. */
  check(asked: CheckedBy): Promise<Result<VerifiedResult>> {
    const { player, day, text } = asked;
    const own = this.underWay.get(player);
    if (own) return own.day === day && own.text === text ? own.verdict : Promise.resolve(ONE_AT_A_TIME);
    const known = this.accepted.get(`${day} ${text}`);
    if (known) return Promise.resolve(known);
    if (this.isClosed) return Promise.resolve(STOPPING);
    if (this.queue.length >= MOST_WAITING) return Promise.resolve(BUSY);
    const verdict = new Promise<Result<VerifiedResult>>(answer => {
      this.queue.add({ ...asked, owner: asked.address, hasPeople: true, answer });
    }).finally(() => this.underWay.delete(player));
    this.underWay.set(player, { day, text, verdict });
    void this.work();
    return verdict;
  }

  close(): void {
    this.isClosed = true;
    for (const { answer } of this.queue.takeAll()) answer(STOPPING);
    this.endThread();
  }

  private async work(): Promise<void> {
    if (this.isChecking) return;
    this.isChecking = true;
    clearTimeout(this.idle);
    for (let next = this.queue.take(); next; next = this.queue.take()) await this.serve(next);
    this.isChecking = false;
    this.idle = setTimeout(() => this.endThread(), this.options.idleMs).unref();
  }

  private async serve({ day, text, charge, answer }: Waiting): Promise<void> {
    const { log, onChecked } = this.options;
    const began = performance.now();
    const verdict = await this.ask({ day, text }).catch((error: Error) => {
      this.endThread();
      if (!this.isClosed) log.warn({ day, error: error.message }, 'A result could not be checked.');
      return undefined;
    });
    const milliseconds = performance.now() - began;
    if (verdict?.ok) this.remember(`${day} ${text}`, verdict);
    charge(milliseconds);
    onChecked(milliseconds / 1000, verdict === undefined ? 'failed' : verdict.ok ? 'accepted' : 'refused');
    answer(verdict ?? (this.isClosed ? STOPPING : FAILED));
  }

  private remember(key: string, verdict: Result<VerifiedResult>): void {
    this.accepted.set(key, verdict);
    if (this.accepted.size > MOST_REMEMBERED) this.accepted.delete(this.accepted.keys().next().value!);
  }

  /** Rejects if the thread fails, ends, or takes too long. */
  private async ask(request: CheckRequest): Promise<Result<VerifiedResult>> {
    const { timeoutMs } = this.options;
    let timer: NodeJS.Timeout | undefined;
    try {
      return await new Promise((resolve, reject) => {
        this.pending = { resolve, reject };
        timer = setTimeout(() => reject(new Error(`No answer within ${timeoutMs} ms.`)), timeoutMs);
        this.thread ??= this.startThread();
        this.thread.postMessage(request);
      });
    } finally {
      clearTimeout(timer);
      this.pending = undefined;
    }
  }

  private startThread(): Worker {
    // The flags of this process may be meant for sources.
    const thread = new Worker(this.options.worker, { execArgv: [] });
    const end = (why: string) => {
      if (this.thread !== thread) return;
      this.thread = undefined;
      this.pending?.reject(new Error(why));
    };
    thread.on('message', (verdict: Result<VerifiedResult>) => {
      if (this.thread === thread) this.pending?.resolve(verdict);
    });
    thread.on('error', error => end(`The thread failed: ${error.message}`));
    thread.on('exit', code => end(`The thread ended with code ${code}.`));
    thread.unref();
    return thread;
  }

  private endThread(): void {
    void this.thread?.terminate();
    this.thread = undefined;
    this.pending?.reject(new Error('The thread was ended.'));
  }
}
