/** Plays many games on all cores: workers play whole games, this thread hands them out and collects. */
import { once } from 'node:events';
import { setImmediate as breathe } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '@cartagena/engine';
import { gatherCrew } from './players.ts';
import type { Contest, GameResult, Schedule, Task } from './task.ts';

export interface PoolOptions {
  /** Threads; 0 plays in this one. */
  readonly jobs: number;
  readonly onResult: (task: Task, result: GameResult) => void;
  /** Stops as soon as can be; the games that are not finished are dropped. */
  readonly signal?: AbortSignal;
  /** The program of a worker, for tests. */
  readonly worker?: URL;
}

/** Compiled, also when this file is not: Node 20 runs no TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/contest/run/worker.js' : './worker.js',
  import.meta.url,
);
/** How long a worker may take to send its players home before it is ended. */
const PATIENCE = 2000;

/** Resolves when all games are played or the signal came; rejects when one could not be played to its end. */
export async function playAll(contest: Contest, schedule: Schedule, options: PoolOptions): Promise<void> {
  const queue = tasksOf(schedule);
  if (options.jobs === 0) return playHere(contest, queue, options);
  const { worker = WORKER } = options;
  const count = Math.min(options.jobs, schedule.games);
  // The flags of this process may be meant for sources.
  const workers = Array.from({ length: count }, () => new Worker(worker, { workerData: contest, execArgv: [] }));
  const stop = new AbortController();
  const interrupted = new Promise<void>(resolve => {
    options.signal?.addEventListener('abort', () => resolve(), { once: true });
  });
  try {
    const played = Promise.all(workers.map(one => keepBusy(one, queue, options, stop.signal)));
    await Promise.race([played, interrupted]);
  } finally {
    stop.abort();
    await Promise.all(workers.map(dismiss));
  }
}

function* tasksOf(schedule: Schedule): Generator<Task, void> {
  for (let number = 0; number < schedule.games; number++) yield schedule.task(number);
}

async function playHere(contest: Contest, queue: Iterable<Task>, { signal, onResult }: PoolOptions): Promise<void> {
  const crew = gatherCrew(contest);
  try {
    for (const task of queue) {
      await breathe();
      if (signal?.aborted) break;
      onResult(task, await crew.play(task));
    }
  } finally {
    await crew.close();
  }
}

/** Gives the worker one game after the other until none is left, or none is wanted any more. */
function keepBusy(
  worker: Worker,
  queue: Iterator<Task, void>,
  { signal, onResult }: PoolOptions,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let task: Task | undefined;
    const next = () => {
      const { value, done } = queue.next();
      if (done || signal?.aborted || stop.aborted) return resolve();
      task = value;
      worker.postMessage(value);
    };
    worker.on('message', (result: Result<GameResult>) => {
      if (signal?.aborted || stop.aborted) return resolve();
      if (!result.ok) return reject(new Error(result.reason.text));
      onResult(task!, result.value);
      next();
    });
    const during = () => (task ? `in game ${task.game}` : 'before its first game');
    worker.on('error', error => reject(new Error(`A worker failed ${during()}: ${error.message}`)));
    worker.on('exit', code => reject(new Error(`A worker ended ${during()}, with code ${code}.`)));
    next();
  });
}

/** Lets it close its players, or ends it if it is lost in thought. */
async function dismiss(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const gone = once(worker, 'exit').catch(() => {});
  worker.postMessage('close');
  const timer = setTimeout(() => worker.terminate(), PATIENCE);
  await gone;
  clearTimeout(timer);
}
