/** The other end of a thread of SQLite. */
import { Worker } from 'node:worker_threads';
import type { Query, Statement, StatementOutcome, Written } from './database.ts';
import {
  type Answers,
  RequestWriter,
  type SqliteAnswer,
  type SqliteRequest,
  type Task,
  unpackAnswers,
} from './sqlite-messages.ts';
import { Unavailable } from './unavailable.ts';

/** Compiled, also when this file is not: Node 20 runs no TypeScript. */
export const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/store/sqlite-worker.js' : './sqlite-worker.js',
  import.meta.url,
);

/**
 * A commit costs more than the writes in it. So when several writes came together, the next commit begins this many milliseconds after
 * the last one did. Writes that come one by one are sent at once.
 */
const COMMIT_EVERY_MS = 8;

interface Waiting {
  resolve(answer: SqliteAnswer): void;
  reject(error: Error): void;
}

export interface ThreadOptions {
  readonly worker: URL;
  readonly onCommit: (writes: number, number?: number) => void;
  /** It ended though nobody closed it. */
  readonly onDeath: (why: Error) => void;
}

export class SqliteThread {
  private readonly thread: Worker;
  private readonly waiting = new Map<number, Waiting>();
  private readonly gone: Promise<void>;
  private readonly onDeath: ThreadOptions['onDeath'];
  /** What is asked for until the thread can take more: it is sent together. */
  private readonly requests = new RequestWriter();
  private asked = 0;
  /** Requests that were sent and not answered, and whether more are about to be sent. */
  private underWay = 0;
  private isSending = false;
  private readonly role: Task['role'];
  /** The earliest time of the next message. */
  private nextAt = 0;
  /** Why nothing can be asked any more. */
  private ended: Error | undefined;
  private isDead = false;

  private constructor(task: Task, { worker, onCommit, onDeath }: ThreadOptions) {
    this.onDeath = onDeath;
    this.role = task.role;
    // The flags of this process may be meant for sources.
    this.thread = new Worker(worker, { workerData: task, execArgv: [] });
    this.thread.on('message', (answers: Answers) => {
      // What a dead thread says last may come when its requests have been given up: nobody tells of what was committed then.
      if (answers.committed) onCommit(answers.committed, this.isDead ? undefined : answers.number);
      unpackAnswers(answers, answer => this.hear(answer));
      this.sendSoon();
    });
    this.gone = new Promise(resolve => {
      this.thread.on('error', error =>
        this.end(new Unavailable(`The thread of the database failed: ${error?.message ?? error}`)),
      );
      this.thread.on('exit', code => {
        this.end(new Unavailable(`The thread of the database ended, with code ${code}.`));
        resolve();
      });
    });
  }

  /** Resolves when the file is open and up to date, or copied. */
  static async open(task: Task, options: ThreadOptions): Promise<SqliteThread> {
    const one = new SqliteThread(task, options);
    await new Promise<SqliteAnswer>((resolve, reject) => {
      const fail = (error: Error) => {
        // It has said why, and ends, perhaps before anything else happens here.
        one.ended ??= error;
        reject(error);
      };
      one.waiting.set(0, { resolve, reject: fail });
    });
    return one;
  }

  async read(read: Query): Promise<StatementOutcome['rows']> {
    return ((await this.ask({ read })) as SqliteAnswer & { rows: unknown[] }).rows;
  }

  async write(write: readonly Statement[]): Promise<Written> {
    return ((await this.ask({ write })) as SqliteAnswer & { written: Written }).written;
  }

  /** What was asked before is done first. */
  async close(): Promise<void> {
    if (!this.ended) {
      const closed = this.ask({ close: true });
      this.ended = new Error('The store is closed.');
      await closed.catch(() => {});
    }
    await this.gone;
  }

  private ask(request: DistributiveOmit<SqliteRequest, 'id'>): Promise<SqliteAnswer> {
    if (this.ended) return Promise.reject(this.ended);
    const id = ++this.asked;
    return new Promise((resolve, reject) => {
      this.waiting.set(id, { resolve, reject });
      this.requests.add(Object.assign(request, { id }));
      this.sendSoon();
    });
  }

  /** While the thread is busy, requests wait for one another: waking it costs more than most of them. */
  private sendSoon(): void {
    if (this.isSending || this.underWay > 0 || this.requests.count === 0) return;
    this.isSending = true;
    const left = this.nextAt - performance.now();
    if (left > 0) setTimeout(() => this.send(), left);
    else setImmediate(() => this.send());
  }

  private send(): void {
    this.isSending = false;
    this.underWay = this.requests.count;
    if (this.role === 'writer' && this.underWay > 1) this.nextAt = performance.now() + COMMIT_EVERY_MS;
    this.thread.postMessage(this.requests.take());
  }

  private hear(answer: SqliteAnswer): void {
    const waiting = this.waiting.get(answer.id);
    this.waiting.delete(answer.id);
    if (answer.id > 0) this.underWay--;
    if ('error' in answer) waiting?.reject(new (answer.mayPass ? Unavailable : Error)(answer.error));
    else waiting?.resolve(answer);
  }

  private end(why: Error): void {
    if (this.ended === undefined) this.onDeath(why);
    this.ended ??= why;
    this.isDead = true;
    for (const { reject } of this.waiting.values()) reject(why);
    this.waiting.clear();
  }
}

type DistributiveOmit<Union, Key extends PropertyKey> = Union extends unknown ? Omit<Union, Key> : never;
