/** Plays rounds in threads until all are played or somebody wants it to stop. */
import { Worker } from 'node:worker_threads';
import { GAMES, type Plan, type Round, type RoundResult } from './round.ts';

/** Compiled, also when this file is not: Node 20 runs no TypeScript. */
const WORKER = new URL(
  import.meta.url.endsWith('.ts') ? '../../dist/referee/worker.js' : './worker.js',
  import.meta.url,
);

export interface CrewOptions {
  readonly games: number;
  readonly workers: number;
  readonly signal: AbortSignal;
  readonly onResult: (result: RoundResult) => void;
}

export async function playRounds(plan: Plan, options: CrewOptions): Promise<void> {
  const queue = rounds(options.games);
  await Promise.all(Array.from({ length: options.workers }, () => keepBusy(plan, queue, options)));
}

function* rounds(games: number): Generator<Round, void> {
  for (let number = 0; number * GAMES < games; number++)
    yield { number, games: Math.min(GAMES, games - number * GAMES) };
}

/** The round at hand is always played to its end. */
async function keepBusy(plan: Plan, queue: Iterator<Round, void>, { signal, onResult }: CrewOptions): Promise<void> {
  const worker = new Worker(WORKER, { workerData: plan, execArgv: [] });
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
      worker.on('exit', code => reject(new Error(`A worker ended before its time, with code ${code}.`)));
      next();
    });
  } finally {
    await worker.terminate();
  }
}
