/** The bots of this page: a worker that is started when the first thought is wanted, and again should it die. */
import { Thinker, type Thought, type WorkerPort } from '@cartagena/bots/thinker';
import type { Action } from '@cartagena/engine';

export interface Bots {
  think(thought: Thought): Promise<Action>;
  /** Ends the worker. Thoughts that are still wanted are refused. */
  close(): void;
}

/** A worker that says nothing for so long is given up. The slowest bot thinks for less than a second. */
const LONGEST_SILENCE_MILLISECONDS = 20_000;
const MOST_ATTEMPTS = 3;

export function startBots(startPort = () => portOf(startWorker())): Bots {
  let thinker: Thinker | undefined;
  let isClosed = false;

  async function attempt(thought: Thought): Promise<Action> {
    thinker ??= new Thinker(startPort());
    const asked = thinker;
    const patience = setTimeout(() => asked.close(), LONGEST_SILENCE_MILLISECONDS);
    try {
      return await asked.think(thought);
    } catch (error) {
      asked.close();
      if (thinker === asked) thinker = undefined;
      throw error;
    } finally {
      clearTimeout(patience);
    }
  }

  return {
    async think(thought) {
      for (let left = MOST_ATTEMPTS - 1; ; left--)
        try {
          return await attempt(thought);
        } catch (error) {
          if (left === 0 || isClosed) throw error;
        }
    },
    close() {
      isClosed = true;
      thinker?.close();
    },
  };
}

const startWorker = () => new Worker(new URL('./bots-worker.ts', import.meta.url), { type: 'module' });

/** A worker as bots are reached in it. */
export function portOf(worker: Worker): WorkerPort {
  return {
    postMessage: message => worker.postMessage(message),
    listen: hear => worker.addEventListener('message', ({ data }) => hear(data)),
    onEnd(tell) {
      worker.addEventListener('error', ({ message }) => tell(message || 'The bots’ thread failed.'));
      worker.addEventListener('messageerror', () => tell('The bots’ thread was not understood.'));
    },
    terminate: () => worker.terminate(),
  };
}
