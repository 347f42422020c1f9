import { expect, it } from 'vitest';
import { attack, MEASURES } from './attack.ts';
import { type AttackOptions, readOptions } from './options.ts';
import { reportOf } from './report.ts';

it('measures requests at logs of 1, 2 and 4 times the length, at a real server', async () => {
  const options = readOptions('--actions 30 --pairs 20 --repeats 1 --warm-ups 0'.split(' ')) as AttackOptions;
  const result = await attack(options, () => {}, new AbortController().signal);
  const begun = result.logs[0].entries - 70;
  expect(result.logs.map(({ entries }) => entries)).toEqual([70, 140, 280].map(made => made + begun));
  for (const { costs } of result.logs)
    for (const measure of MEASURES) expect(costs[measure].bytes).toBeGreaterThan(1000);
  const [short, , long] = result.logs.map(({ costs }) => costs);
  expect(long['first resume'].bytes / short['first resume'].bytes).toBeGreaterThan(2);
  expect(long['short resume'].bytes / short['short resume'].bytes).toBeLessThan(2);
  expect(reportOf(result)).toContain('first resume');
});

it('says what is wrong with its options', () => {
  expect(readOptions(['--actions', 'many'])).toEqual({ mistake: '--actions must be a whole number, 1 or more.' });
});
