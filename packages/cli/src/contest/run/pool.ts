/** Plays many games on all cores: worker threads play whole games, this thread hands them out and collects the results. */
import { once } from 'node:events';
import { setImmediate as yieldToEvents } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import type { Result } from '@cartagena/engine';
import { startPlayers } from './players.ts';
import type { Contest, GameResult, Schedule, ScheduledGame } from './task.ts';

export interface ContestPoolOptions {
  /** 0 plays in this thread. */
  readonly threadCount: number;
  readonly onResult: (game: ScheduledGame, result: GameResult) => void;
  /** Stops at once; games in progress are dropped. */
  readonly signal?: AbortSignal;
  /** Replaces the worker's program in tests. */
  readonly worker?: URL;
}

/** The compiled worker, also when this file runs as TypeScript: Node 20 cannot run a TypeScript worker. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../../dist/contest/run/worker.js' : './worker.js',
  import.meta.url,
);
/** How long a worker may take to close its players before it is terminated. */
const CLOSE_TIMEOUT_MS = 2000;

/** Resolves when all games are played or the signal is aborted; rejects when a game could not be finished. */
export async function playAll(contest: Contest, schedule: Schedule, options: ContestPoolOptions): Promise<void> {
  const queue = gamesOf(schedule);
  if (options.threadCount === 0) return playHere(contest, queue, options);
  const { worker = WORKER } = options;
  const count = Math.min(options.threadCount, schedule.gameCount);
  // The flags of this process may only make sense for TypeScript sources.
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
    await Promise.all(workers.map(closeWorker));
  }
}

function* gamesOf(schedule: Schedule): Generator<ScheduledGame, void> {
  for (let number = 0; number < schedule.gameCount; number++) yield schedule.game(number);
}

async function playHere(
  contest: Contest,
  queue: Iterable<ScheduledGame>,
  { signal, onResult }: ContestPoolOptions,
): Promise<void> {
  const players = startPlayers(contest);
  try {
    for (const game of queue) {
      await yieldToEvents();
      if (signal?.aborted) break;
      onResult(game, await players.play(game));
    }
  } finally {
    await players.close();
  }
}

/** Sends the worker one game after the other until the queue is empty or the run is stopped. */
function keepBusy(
  worker: Worker,
  queue: Iterator<ScheduledGame, void>,
  { signal, onResult }: ContestPoolOptions,
  stop: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    let game: ScheduledGame | undefined;
    const next = () => {
      const { value, done } = queue.next();
      if (done || signal?.aborted || stop.aborted) return resolve();
      game = value;
      worker.postMessage(value);
    };
    worker.on('message', (result: Result<GameResult>) => {
      if (signal?.aborted || stop.aborted) return resolve();
      if (!result.ok) return reject(new Error(result.reason.text));
      onResult(game!, result.value);
      next();
    });
    const during = () => (game ? `in game ${game.name}` : 'before its first game');
    worker.on('error', error => reject(new Error(`A worker failed ${during()}: ${error.message}`)));
    worker.on('exit', code => reject(new Error(`A worker ended ${during()}, with code ${code}.`)));
    next();
  });
}

/** Lets the worker close its players, or terminates it if it takes too long. */
async function closeWorker(worker: Worker): Promise<void> {
  if (worker.threadId === -1) return;
  const exited = once(worker, 'exit').catch(() => {});
  worker.postMessage('close');
  const timer = setTimeout(() => worker.terminate(), CLOSE_TIMEOUT_MS);
  await exited;
  clearTimeout(timer);
}
