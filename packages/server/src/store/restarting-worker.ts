/** A thread of SQLite that is replaced when it has died. Requests under way are rejected; the next one starts a new thread. */
import type { Query, Statement, StatementOutcome, Written } from './database.ts';
import type { Task } from './sqlite-messages.ts';
import { SqliteThread, type ThreadOptions } from './sqlite-thread.ts';

export class RestartingWorker {
  private readonly task: Task;
  private readonly options: ThreadOptions;
  private thread: Promise<SqliteThread> | undefined;
  private closed: Promise<void> | undefined;

  private constructor(task: Task, options: ThreadOptions) {
    this.task = task;
    this.options = options;
  }

  /** Resolves when the file is open and up to date. */
  static async open(task: Task, options: ThreadOptions): Promise<RestartingWorker> {
    const one = new RestartingWorker(task, options);
    await one.living();
    return one;
  }

  async read(query: Query): Promise<StatementOutcome['rows']> {
    return (await this.living()).read(query);
  }

  async write(statements: readonly Statement[]): Promise<Written> {
    return (await this.living()).write(statements);
  }

  /** What was asked before is done first. */
  close(): Promise<void> {
    this.closed ??= Promise.resolve(this.thread).then(
      thread => thread?.close(),
      () => {},
    );
    return this.closed;
  }

  private living(): Promise<SqliteThread> {
    if (this.closed) return Promise.reject(new Error('The store is closed.'));
    if (this.thread) return this.thread;
    const forget = () => {
      if (this.thread === begun) this.thread = undefined;
    };
    const begun = SqliteThread.open(this.task, {
      ...this.options,
      onDeath: why => {
        forget();
        this.options.onDeath(why);
      },
    });
    this.thread = begun;
    begun.catch(forget);
    return begun;
  }
}
