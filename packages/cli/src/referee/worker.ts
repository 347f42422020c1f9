/** The worker thread of the referee: plays the rounds that it is sent, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { playRound, type Round } from './round.ts';

parentPort!.on('message', (round: Round) => {
  parentPort!.postMessage(playRound(workerData, round));
});
