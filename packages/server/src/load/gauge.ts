/**
 * Runs inside a measured server, beside its own program, and reports to the process that started it: memory after a
 * garbage collection, processor time, and the delay of its event loop since the last report.
 */
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { setTimeout as pause } from 'node:timers/promises';
import type { Gauged } from './gauged.ts';

/** The sampling interval of the loop's delay, in milliseconds. */
const RESOLUTION = 10;

const delay = monitorEventLoopDelay({ resolution: RESOLUTION });
delay.enable();

const late = (nanoseconds: number): number => Math.max(0, nanoseconds / 1e6 - RESOLUTION);

/** Freed memory is returned to the system gradually. */
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

// Do not keep the server alive.
process.channel?.unref();
// The measuring process has ended.
process.on('disconnect', () => process.kill(process.pid, 'SIGTERM'));
