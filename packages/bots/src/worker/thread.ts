/** The port of a worker thread of Node, for the thread that owns it. */
import type { Worker } from 'node:worker_threads';
import type { WorkerPort } from '../index.ts';

export function holdWorker(worker: Worker): WorkerPort {
  return {
    postMessage: message => worker.postMessage(message),
    listen: onMessage => worker.on('message', onMessage),
    onEnd(report) {
      worker.on('error', error => report(`The bots' thread failed: ${error.message}`));
      worker.on('exit', code => report(`The bots' thread ended with code ${code}.`));
    },
    terminate: () => void worker.terminate(),
  };
}
