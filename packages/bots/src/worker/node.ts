/** The bots in a worker thread of Node: start this file as a `Worker`, and give its port to a `Thinker`. */
import { parentPort } from 'node:worker_threads';
import { BOTS, serveThinker } from '../index.ts';

if (parentPort === null) throw new Error('This file is the code of a worker thread; start it with new Worker(…).');
const port = parentPort;

serveThinker(
  {
    postMessage: message => port.postMessage(message),
    listen: onMessage => port.on('message', onMessage),
  },
  BOTS,
  () => performance.now(),
);
