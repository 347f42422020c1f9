/** The bots in a worker thread of this process. */
import { Worker } from 'node:worker_threads';
import { Thinker } from '@cartagena/bots';
import { holdWorker } from '@cartagena/bots/worker/thread';

/** `program` is what the thread runs. The flags of this process are not for it. */
export function startThinker(program = new URL(import.meta.resolve('@cartagena/bots/worker/node'))): Thinker {
  return new Thinker(holdWorker(new Worker(program, { execArgv: [] })));
}
