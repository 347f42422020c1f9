/**
 * Is loaded into the program before it starts, and makes go wrong in it what it is told to: threads that die, a disk that takes its
 * time, a clock that jumps. Everything else in the program is as it is.
 */
import { createRequire, syncBuiltinESMExports } from 'node:module';
import threads, { getEnvironmentData, isMainThread, setEnvironmentData, type WorkerOptions } from 'node:worker_threads';

export const THREADS = ['bots', 'sqlite'] as const;

export type Fault =
  /** Ends these threads, as if they had run out of memory. */
  | { readonly kill: (typeof THREADS)[number] }
  /** Every commit of SQLite takes so much longer, in milliseconds: the driver blocks its thread as it does for a slow disk. */
  | { readonly slowness: number }
  /** The clock on the wall is so much further than it was, in milliseconds. */
  | { readonly jump: number };

/** Shared by all threads. */
const SLOWNESS = 'slowness of commits';

if (isMainThread) sufferWhenTold();
else commitSlowly(getEnvironmentData(SLOWNESS) as unknown as Int32Array);

function sufferWhenTold(): void {
  const slowness = new Int32Array(new SharedArrayBuffer(4));
  setEnvironmentData(SLOWNESS, slowness as unknown as Parameters<typeof setEnvironmentData>[1]);
  const running = new Map<threads.Worker, string>();
  const { Worker } = threads;
  threads.Worker = class extends Worker {
    constructor(program: URL, options: WorkerOptions) {
      super(program, { ...options, execArgv: ['--import', import.meta.url] });
      running.set(this, program.pathname);
      this.once('exit', () => running.delete(this));
    }
  };
  syncBuiltinESMExports();
  const { now } = Date;
  let ahead = 0;
  Date.now = () => now() + ahead;

  process.on('message', async (fault: Fault) => {
    if ('slowness' in fault) {
      Atomics.store(slowness, 0, fault.slowness);
      // Whoever waited long enough by this new measure goes on.
      Atomics.notify(slowness, 0);
    } else if ('jump' in fault) ahead += fault.jump;
    else {
      const doomed = [...running].filter(([, program]) =>
        program.includes(fault.kill === 'bots' ? '/bots/' : 'sqlite'),
      );
      await Promise.all(doomed.map(([worker]) => worker.terminate()));
    }
    process.send!('done');
  });
  process.channel?.unref();
}

function commitSlowly(slowness: Int32Array): void {
  const Libsql = createRequire(import.meta.url)('libsql');
  const { exec } = Libsql.prototype;
  Libsql.prototype.exec = function (sql: string) {
    const wait = Atomics.load(slowness, 0);
    if (sql === 'commit' && wait > 0) Atomics.wait(slowness, 0, wait, wait);
    return exec.call(this, sql);
  };
}
