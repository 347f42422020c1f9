import { describe, expect, it } from 'vitest';
import { certaintyCurve, enough } from './certainty.ts';
import { Outcomes } from './outcomes.ts';
import { WHOLE_WIN } from './win-rate.ts';

/** By how many wins each game brought: 1, a half, 0. */
function outcomes(games: number, ...wins: number[]): Outcomes {
  const all = new Outcomes(games);
  for (const [i, won] of wins.entries()) all.add(`deal ${Math.floor(i / games)}`, won * WHOLE_WIN);
  return all;
}

describe('the certainty after some games', () => {
  it('is the chance that the better bot leads', () => {
    // Wins three of four: after one game 3/4, after two 9/16 + half of 6/16, after three 27/64 + 27/64.
    const singles = outcomes(1, 1, 1, 1, 0);
    expect([singles.share, singles.total]).toEqual([0.75, 4]);
    expect(certaintyCurve(singles, 3)).toEqual([0.75, 0.75, 0.84375]);
  });

  it('is greater when deals are always shared', () => {
    // Each pair: a win and a loss, or two wins.
    const pairs = outcomes(2, 1, 0, 1, 1);
    expect(pairs.share).toBe(0.75);
    expect(certaintyCurve(pairs, 3)).toEqual([0.75, 0.875, 0.9375]);
  });

  it('counts shared victories in parts, and leaves out deals that were not finished', () => {
    const pairs = outcomes(2, 0.5, 1, 0.5);
    expect([...pairs.counts]).toEqual([[1.5 * WHOLE_WIN, 1]]);
    expect(certaintyCurve(pairs, 1)).toEqual([1]);
  });

  it('is enough from where it does not fall below any more', () => {
    expect(enough([0.8, 0.96, 0.94, 0.95, 0.97], 0.95)).toBe(4);
    expect(enough([0.96, 0.97], 0.95)).toBe(1);
    expect(enough([0.8, 0.9], 0.95)).toBeUndefined();
  });
});
