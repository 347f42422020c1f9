/** A thread that plays the games it is given, one at a time. */
import { parentPort, workerData } from 'node:worker_threads';
import { ok, refuse } from '@cartagena/engine';
import { gatherCrew } from './players.ts';
import type { Task } from './task.ts';

const port = parentPort!;
const crew = gatherCrew(workerData);

port.on('message', async (task: Task | 'close') => {
  if (task === 'close') {
    await crew.close();
    port.close();
    return;
  }
  try {
    port.postMessage(ok(await crew.play(task)));
  } catch (error) {
    port.postMessage(refuse('failed', (error as Error).message));
  }
});
