/** A thread that plays the rounds it is given, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { playRound, type Round } from './round.ts';

parentPort!.on('message', (round: Round) => {
  parentPort!.postMessage(playRound(workerData, round));
});
