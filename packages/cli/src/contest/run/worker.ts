/** The worker thread of the pool: plays the games that it is sent, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { ok, refuse } from '@cartagena/engine';
import { startPlayers } from './players.ts';
import type { ScheduledGame } from './task.ts';

const port = parentPort!;
const players = startPlayers(workerData);

port.on('message', async (message: ScheduledGame | 'close') => {
  if (message === 'close') {
    await players.close();
    port.close();
    return;
  }
  try {
    port.postMessage(ok(await players.play(message)));
  } catch (error) {
    port.postMessage(refuse('failed', (error as Error).message));
  }
});
