/** The bots in a worker thread, so that the terminal responds while they think. */
import { Worker } from 'node:worker_threads';
import { Thinker } from '@cartagena/bots';
import { holdWorker } from '@cartagena/bots/worker/thread';

export function startThinker(): Thinker {
  return new Thinker(holdWorker(new Worker(new URL(import.meta.resolve('@cartagena/bots/worker/node')))));
}
