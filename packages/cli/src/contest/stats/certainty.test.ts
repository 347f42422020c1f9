import { describe, expect, it } from 'vitest';
import { enough, Outcomes } from './certainty.ts';

function outcomes(games: number, ...scores: number[]): Outcomes {
  const all = new Outcomes(games, 2);
  for (const [i, score] of scores.entries()) all.add(`deal ${Math.floor(i / games)}`, score);
  return all;
}

describe('the certainty after some games', () => {
  it('is the chance that the better bot leads', () => {
    // Wins three of four: after one game 3/4, after two 9/16 + half of 6/16, after three 27/64 + 27/64.
    const { share, total } = outcomes(1, 2, 2, 2, 0);
    expect([share, total]).toEqual([0.75, 4]);
    expect(outcomes(1, 2, 2, 2, 0).certainty(3)).toEqual([0.75, 0.75, 0.84375]);
  });

  it('is greater when deals are always shared', () => {
    // Each pair: a win and a loss, or two wins.
    const pairs = outcomes(2, 2, 0, 2, 2);
    expect(pairs.share).toBe(0.75);
    expect(pairs.certainty(3)).toEqual([0.75, 0.875, 0.9375]);
  });

  it('counts shared victories in parts, and leaves out deals that were not finished', () => {
    const pairs = outcomes(2, 1, 2, 1);
    expect([...pairs.counts]).toEqual([[3, 1]]);
    expect(pairs.certainty(1)).toEqual([1]);
  });

  it('is enough from where it does not fall below any more', () => {
    expect(enough([0.8, 0.96, 0.94, 0.95, 0.97], 0.95)).toBe(4);
    expect(enough([0.96, 0.97], 0.95)).toBe(1);
    expect(enough([0.8, 0.9], 0.95)).toBeUndefined();
  });
});
