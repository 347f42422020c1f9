/**
 * Is loaded into a server that is measured, beside its own program, and tells whoever started it how it is: memory after a
 * collection of garbage, time used, and how late its event loop was since it was asked last.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gauged } from './gauged.ts';

/** How often the loop is looked at, in milliseconds. */
const RESOLUTION = 10;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);

/** What was freed is given back by and by. */
async function collectGarbage(): Promise<void> {
  for (let i = 0; i < 3; i++) {
    globalThis.gc?.();
    await pause(100);
  }
}

process.on('message', async (question: { readonly collect: boolean }) => {
  const loop = { p50: late(delay.percentile(50)), p99: late(delay.percentile(99)), max: late(delay.max) };
  const { user, system } = process.cpuUsage();
  if (question.collect) await collectGarbage();
  const { rss, heapUsed, external } = process.memoryUsage();
  process.send!({ loop, cpu: (user + system) / 1e6, rss, heap: heapUsed + external } satisfies Gauged);
  delay.reset();
});

// The server ends when its own work is done.
process.channel?.unref();
// Whoever measured is gone.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
