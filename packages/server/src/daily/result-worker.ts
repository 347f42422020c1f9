/** The program of the thread that checks results: one after the other, each answered by what came of it. */
import { parentPort } from 'node:worker_threads';
import type { CheckRequest } from './result-checker.ts';
import { verifyResult } from './verify-result.ts';

const port = parentPort!;
port.on('message', async ({ text, day }: CheckRequest) => port.postMessage(await verifyResult(text, day)));
