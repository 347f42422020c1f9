import { SeededChance } from '@cartagena/engine';
import { describe, expect, it } from 'vitest';
import { dealRate } from './deal-rate.ts';
import { Outcomes } from './outcomes.ts';
import { wilson } from './statistics.ts';
import { WHOLE_WIN } from './win-rate.ts';

/** Pairs of games, by how many of the two were won. */
function pairsOf(...won: number[]): Outcomes {
  const scores = new Outcomes(2);
  won.forEach((count, i) => {
    scores.add(`deal ${i}`, count > 0 ? WHOLE_WIN : 0);
    scores.add(`deal ${i}`, count > 1 ? WHOLE_WIN : 0);
  });
  return scores;
}

describe('the share by deals', () => {
  it('is the mean of the deals, with the standard error of that mean', () => {
    // Scores 1, 0.5, 0.5, 0: mean 0.5, variance 1/6, error sqrt(1/24).
    expect(dealRate(pairsOf(2, 1, 1, 0))).toMatchObject({ deals: 4, share: 0.5, error: 0.20412 });
  });

  it('is sure when each deal is won once from either seat', () => {
    const rate = dealRate(pairsOf(...Array(99).fill(1), 2))!;
    const [low, high] = wilson(101, 200);
    expect(rate.share).toBe(0.505);
    expect(rate.width).toBeLessThan(0.2);
    expect(rate.interval[1] - rate.interval[0]).toBeCloseTo(rate.width * (high - low), 2);
    expect(rate.worthGames).toBeGreaterThan(1000);
  });

  it('is as unsure as half as many games when a deal decides both of its games', () => {
    const rate = dealRate(pairsOf(...Array.from({ length: 400 }, (_, i) => (i % 2) * 2)))!;
    expect(rate.worthGames).toBeGreaterThan(390);
    expect(rate.worthGames).toBeLessThan(410);
    expect(rate.width).toBeCloseTo(Math.SQRT2, 1);
  });

  it('is as sure as the games if they are independent', () => {
    const chance = new SeededChance('independent');
    const rate = dealRate(pairsOf(...Array.from({ length: 4000 }, () => chance.below(2) + chance.below(2))))!;
    expect(Math.abs(rate.width - 1)).toBeLessThan(0.05);
  });

  it('adds up to the same in any order, and leaves out deals that were not finished', () => {
    const [one, other] = [new Outcomes(2), new Outcomes(2)];
    const games = ['a', 'b', 'c', 'a', 'c', 'b', 'd'].map((deal, i) => [deal, (i % 3) * 20] as const);
    for (const [deal, wins] of games) one.add(deal, wins);
    for (const [deal, wins] of [...games].reverse()) other.add(deal, wins);
    expect(dealRate(one)).toEqual(dealRate(other));
    expect(dealRate(one)!.deals).toBe(3);
  });

  it('is not known from one deal, nor when all deals gave the same', () => {
    expect(dealRate(pairsOf(1))).toBeUndefined();
    expect(dealRate(pairsOf(2, 2, 2))).toBeUndefined();
    expect(dealRate(new Outcomes(2))).toBeUndefined();
  });
});
