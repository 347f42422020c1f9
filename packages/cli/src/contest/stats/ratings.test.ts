import { describe, expect, it } from 'vitest';
import { rate } from './ratings.ts';

const POINTS = 400 / Math.LN10;

describe('ratings', () => {
  it('of two follow from their odds, and so do the intervals', () => {
    const { list, padded } = rate([
      [0, 30],
      [10, 0],
    ]);
    expect(padded).toBe(false);
    expect(list[0].rating - list[1].rating).toBeCloseTo(400 * Math.log10(3), 6);
    expect(list[0].rating + list[1].rating).toBeCloseTo(3000, 6);
    // The logarithm of the odds has the variance 1/30 + 1/10, and each rating is half of it.
    const reach = (1.959964 * POINTS * Math.sqrt(1 / 30 + 1 / 10)) / 2;
    expect(list[0].interval[1] - list[0].rating).toBeCloseTo(reach, 3);
  });

  it('find the strengths that made the wins', () => {
    const strengths = [1, 2, 4, 16];
    const wins = strengths.map(a => strengths.map(b => (a === b ? 0 : (100 * a) / (a + b))));
    const { list } = rate(wins.map((row, a) => row.map((n, b) => (a === b ? 0 : n))));
    const gaps = list.map(({ rating }) => rating - list[0].rating);
    [0, 120.412, 240.824, 481.648].forEach((gap, i) => {
      expect(gaps[i]).toBeCloseTo(gap, 2);
    });
    expect(list.reduce((sum, { rating }) => sum + rating, 0) / 4).toBeCloseTo(1500, 6);
  });

  it('exist even if one bot won every game, or has not played yet', () => {
    const swept = rate([
      [0, 50],
      [0, 0],
    ]);
    expect(swept.padded).toBe(true);
    expect(swept.list[0].rating - swept.list[1].rating).toBeCloseTo(400 * Math.log10(101), 6);
    const waiting = rate([
      [0, 5, 0],
      [3, 0, 0],
      [0, 0, 0],
    ]);
    expect(waiting.padded).toBe(true);
    for (const { rating, interval } of waiting.list) {
      expect(interval[0]).toBeLessThan(rating);
      expect(interval[1]).toBeGreaterThan(rating);
    }
  });
});
