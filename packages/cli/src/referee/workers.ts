/** Plays rounds in worker threads until all are played or the signal is aborted. */
import { Worker } from 'node:worker_threads';
import { GAMES_PER_ROUND, type RefereeSettings, type Round, type RoundResult } from './round.ts';

/** The compiled worker, also when this file runs as TypeScript: Node 20 cannot run a TypeScript worker. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/referee/worker.js' : './worker.js',
  import.meta.url,
);

export interface RoundsOptions {
  readonly gameCount: number;
  readonly threadCount: number;
  readonly signal: AbortSignal;
  readonly onResult: (result: RoundResult) => void;
}

export async function playRounds(settings: RefereeSettings, options: RoundsOptions): Promise<void> {
  const queue = rounds(options.gameCount);
  await Promise.all(Array.from({ length: options.threadCount }, () => keepBusy(settings, queue, options)));
}

function* rounds(games: number): Generator<Round, void> {
  for (let number = 0; number * GAMES_PER_ROUND < games; number++)
    yield { number, gameCount: Math.min(GAMES_PER_ROUND, games - number * GAMES_PER_ROUND) };
}

/** A round in progress is always played to its end. */
async function keepBusy(
  settings: RefereeSettings,
  queue: Iterator<Round, void>,
  { signal, onResult }: RoundsOptions,
): Promise<void> {
  const worker = new Worker(WORKER, { workerData: settings, execArgv: [] });
  try {
    await new Promise<void>((resolve, reject) => {
      const next = () => {
        const { value, done } = queue.next();
        if (done || signal.aborted) resolve();
        else worker.postMessage(value);
      };
      worker.on('message', (result: RoundResult) => {
        onResult(result);
        next();
      });
      worker.on('error', reject);
      worker.on('exit', code => reject(new Error(`A worker ended early, with code ${code}.`)));
      next();
    });
  } finally {
    await worker.terminate();
  }
}
