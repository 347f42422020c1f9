import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { setUp, unwrap } from '@cartagena/engine';
import { afterAll, describe, expect, it } from 'vitest';
import { playAll } from './pool.ts';
import { arenaSchedule } from './schedule.ts';
import type { Contest, GameResult } from './task.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-'));
afterAll(() => rmSync(folder, { recursive: true }));

/** A worker that runs this source in place of ours. */
function workerOf(name: string, source: string): URL {
  const file = join(folder, `${name}.mjs`);
  writeFileSync(file, source);
  return pathToFileURL(file);
}

const NAMES = ['greedy', 'random'];
const contestants = NAMES.map(name => ({ name, timeoutMs: 1000 }));
const config = unwrap(setUp({ edition: 'classic', pirates: 4, segments: [4] }));
const contest: Contest = { config, contestants };
const schedule = arenaSchedule(NAMES, 8, 'pool');

async function play(threadCount: number) {
  const results = new Map<number, Omit<GameResult, 'milliseconds'>>();
  await playAll(contest, schedule, {
    threadCount,
    onResult({ number }, { milliseconds: _, ...rest }) {
      results.set(number, rest);
    },
  });
  return Array.from({ length: schedule.gameCount }, (_, number) => results.get(number));
}

describe('the pool', () => {
  it('gives the same results with any number of workers', async () => {
    const alone = await play(0);
    expect(alone.every(result => result !== undefined && result.winners.length > 0)).toBe(true);
    expect(await play(1)).toEqual(alone);
    expect(await play(3)).toEqual(alone);
  });

  it('says when a worker dies, and in which game', async () => {
    const worker = workerOf(
      'dies',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', () => process.exit(3));",
    );
    const dying = playAll(contest, schedule, { threadCount: 2, onResult() {}, worker });
    await expect(dying).rejects.toThrow(/^A worker ended in game pool-0\/(0\.1|1\.0), with code 3\.$/);
  });

  it('says why a worker failed', async () => {
    const worker = workerOf('fails', "throw new Error('no wind');");
    const failing = playAll(contest, schedule, { threadCount: 1, onResult() {}, worker });
    await expect(failing).rejects.toThrow(/^A worker failed .*: no wind$/);
  });

  it.each([0, 2])('reports what a player did wrong, with %i workers', async threadCount => {
    const broken = { ...contest, contestants: [contestants[0], { ...contestants[1], name: 'no such bot' }] };
    await expect(playAll(broken, schedule, { threadCount, onResult() {} })).rejects.toThrow();
  });

  it.each([0, 2])('stops when it is aborted, with %i workers', async threadCount => {
    const controller = new AbortController();
    let done = 0;
    await playAll(contest, arenaSchedule(NAMES, 10_000, 'long'), {
      threadCount,
      signal: controller.signal,
      onResult() {
        if (++done === 3) controller.abort();
      },
    });
    expect(done).toBe(3);
  });

  it('stops many workers without a warning about them', async () => {
    const warnings: Error[] = [];
    const note = (warning: Error) => warnings.push(warning);
    process.on('warning', note);
    const controller = new AbortController();
    const worker = workerOf(
      'waits',
      "import { parentPort } from 'node:worker_threads'; parentPort.on('message', it => it === 'close' && process.exit());",
    );
    const long = arenaSchedule(NAMES, 100, 'many');
    const playing = playAll(contest, long, { threadCount: 12, onResult() {}, signal: controller.signal, worker });
    await new Promise(setImmediate);
    controller.abort();
    await playing;
    process.off('warning', note);
    expect(warnings).toEqual([]);
  });
});
