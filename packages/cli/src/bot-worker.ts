/** The bots in a worker thread of this process, so that it stays awake while they think. */
import { Worker } from 'node:worker_threads';
import { Thinker, type WorkerPort } from '@cartagena/bots';

export function startThinker(): Thinker {
  return new Thinker(holdWorker(new Worker(new URL(import.meta.resolve('@cartagena/bots/worker/node')))));
}

export function holdWorker(worker: Worker): WorkerPort {
  return {
    postMessage: message => worker.postMessage(message),
    listen: hear => worker.on('message', hear),
    onEnd(tell) {
      worker.on('error', error => tell(`The bots' thread failed: ${error.message}`));
      worker.on('exit', code => tell(`The bots' thread ended with code ${code}.`));
    },
    terminate: () => void worker.terminate(),
  };
}
