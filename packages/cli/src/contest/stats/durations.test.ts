import { expect, it } from 'vitest';
import { Durations } from './durations.ts';

it('gives mean, maximum and percentiles to two in a hundred', () => {
  const watch = new Durations();
  for (let i = 1; i <= 1000; i++) watch.add(i / 10);
  expect(watch.count).toBe(1000);
  expect(watch.mean).toBeCloseTo(50.05, 6);
  expect(watch.max).toBe(100);
  for (const share of [0.5, 0.9, 0.99]) {
    const truth = share * 100;
    expect(watch.percentile(share)).toBeGreaterThanOrEqual(truth * 0.999);
    expect(watch.percentile(share)).toBeLessThanOrEqual(truth * 1.021);
  }
});

it('never says more than the longest, and takes nothing at all for nothing', () => {
  const watch = new Durations();
  expect([watch.mean, watch.percentile(0.99), watch.max]).toEqual([0, 0, 0]);
  watch.add(0);
  watch.add(3);
  expect(watch.percentile(0.99)).toBe(3);
});
