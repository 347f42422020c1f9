import { EDITIONS, MODULES, setUp } from '@cartagena/engine';
import { expect, it } from 'vitest';
import type { Held, Sample } from './gauges.ts';
import { heapLeaks, holdLeaks } from './leaks.ts';
import { Luck } from './luck.ts';
import { pickMix } from './mix.ts';
import { readOptions, type SoakOptions } from './options.ts';
import { reportOf } from './report.ts';
import { type SoakResult, soak } from './soak.ts';

/** Three seconds; longer on a busy machine, where nobody may have come to act in them. */
async function soakUntilPlayed(minutes = 0.05): Promise<SoakResult> {
  const options = readOptions(`--minutes ${minutes} --tables 6 --rate 60 --seed short`.split(' ')) as SoakOptions;
  const result = await soak(options, () => {}, new AbortController().signal);
  const { act, 'drop and resume': resumed } = result.findings.done;
  return (act && resumed) || minutes > 0.5 ? result : soakUntilPlayed(4 * minutes);
}

it('people come and go at a real server, and everything that is left is looked at', async () => {
  const result = await soakUntilPlayed();
  const { findings, audited, servers } = result;
  expect(findings.faults).toEqual([]);
  expect(findings.done).toMatchObject({ act: expect.any(Number), 'drop and resume': expect.any(Number) });
  expect(findings.events).toBeGreaterThan(audited.claims);
  expect(audited.claims).toBeGreaterThan(findings.done.act);
  expect(audited.games).toBeGreaterThanOrEqual(6);
  expect(servers[0].samples.map(({ at }) => at)).toEqual([0, 0.2, 0.4, 0.6, 0.8, 1]);
  expect(reportOf(result)).toMatch(/^faults +none$/m);
});

it('tables of every edition and every module are played', () => {
  const mixes = Array.from({ length: 300 }, (_, i) => pickMix(new Luck(String(i))));
  const configs = mixes.flatMap(({ game, seats }) => {
    const config = setUp({ ...game, seats: seats.length });
    return config.ok ? [config.value] : [];
  });
  expect(configs.length).toBe(mixes.length);
  expect(new Set(configs.map(({ edition }) => edition))).toEqual(new Set(EDITIONS));
  expect(new Set(configs.flatMap(({ modules }) => modules))).toEqual(new Set(MODULES));
});

const MB = 2 ** 20;
const at = (share: number, heap: number, inMemory = 20): Sample => ({
  at: share,
  heap: heap * MB,
  inMemory,
  rss: 0,
  cpu: 0,
});

it('a heap that grows is a fault, unless the tables in memory explain it', () => {
  expect(heapLeaks([at(0, 10), at(0.2, 40), at(1, 50)])).toEqual([]);
  expect(heapLeaks([at(0, 10), at(0.2, 40), at(1, 80)])).toEqual(['the heap grew by 40 MB; 16 MB would be allowed']);
  expect(heapLeaks([at(0.2, 40), at(1, 65, 500)])).toEqual([]);
  expect(heapLeaks([at(0, 10), at(0.1, 90)])).toEqual([]);
});

it('whatever is held after everybody has left is a fault', () => {
  const none: Held = { streams: 0, connections: 1, followed: 0, inMemory: 0, timers: 3, files: 40 };
  expect(holdLeaks(none, { ...none, inMemory: 500, timers: 20, files: 60 }, 20)).toEqual([]);
  expect(holdLeaks(none, { ...none, streams: 1, connections: 3, followed: 2, timers: 200, files: 300 }, 20)).toEqual([
    '1 streams are left; 0 may be',
    '3 connections are left; 1 may be',
    '2 followed are left; 0 may be',
    '200 timers are left; 87 may be',
    '300 files are left; 104 may be',
  ]);
});

it.each([
  [['--minutes', '0'], '--minutes must be a number above 0.'],
  [['--rate', 'much'], '--rate must be a number above 0.'],
  [['--store', 'paper'], '--store must be sqlite or postgres.'],
])('%s is refused with the reason', (args, mistake) => {
  expect(readOptions(args)).toEqual({ mistake });
});
