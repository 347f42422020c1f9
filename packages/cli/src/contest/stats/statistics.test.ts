import { describe, expect, it } from 'vitest';
import { Distribution, wilson } from './statistics.ts';

describe('wilson', () => {
  it.each([
    [8, 10, 0.49016, 0.94332],
    [0, 10, 0, 0.27753],
    [10, 10, 0.72247, 1],
    [500, 1000, 0.46907, 0.53093],
    [0, 0, 0, 1],
  ])('%i of %i lies from %f to %f', (wins, games, low, high) => {
    const interval = wilson(wins, games);
    expect(interval[0]).toBeCloseTo(low, 5);
    expect(interval[1]).toBeCloseTo(high, 5);
  });

  it('takes parts of a victory', () => {
    const [low, high] = wilson(7.5, 20);
    expect(low).toBeGreaterThan(wilson(7, 20)[0]);
    expect(high).toBeLessThan(wilson(8, 20)[1]);
  });
});

describe('a distribution', () => {
  const of = (...values: number[]) => {
    const distribution = new Distribution();
    for (const value of values) distribution.add(value);
    return distribution;
  };

  it('has a mean and percentiles, with a straight line between neighbours', () => {
    const four = of(40, 10, 30, 20);
    expect(four.mean).toBe(25);
    expect([0, 0.25, 0.5, 0.75, 1].map(share => four.percentile(share))).toEqual([10, 17.5, 25, 32.5, 40]);
    expect(of(7).percentile(0.99)).toBe(7);
    expect(of(1, 1, 1, 9).percentile(0.5)).toBe(1);
  });

  it('falls into bars of handy width that hold everything', () => {
    expect(of(3, 4, 4, 6).bars(10)).toEqual([
      { from: 3, to: 3, count: 1 },
      { from: 4, to: 4, count: 2 },
      { from: 5, to: 5, count: 0 },
      { from: 6, to: 6, count: 1 },
    ]);
    expect(of(12, 18, 27).bars(2)).toEqual([
      { from: 10, to: 19, count: 2 },
      { from: 20, to: 29, count: 1 },
    ]);
  });

  it('has one more bar for what lies far out', () => {
    const bars = of(...Array.from({ length: 20 }, (_, i) => 30 + i), 2000).bars(12);
    expect(bars.at(-1)).toMatchObject({ to: 2000, count: 1 });
    expect(bars.length).toBeLessThanOrEqual(13);
    expect(bars.reduce((sum, bar) => sum + bar.count, 0)).toBe(21);
    bars.slice(1).forEach((bar, i) => {
      expect(bar.from).toBe(bars[i].to + 1);
    });
  });
});
