/** The end that holds a worker thread of Node. */
import type { Worker } from 'node:worker_threads';
import type { WorkerPort } from '../index.ts';

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
