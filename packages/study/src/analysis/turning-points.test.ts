import { describe, expect, it } from 'vitest';
import type { TurnAnalysis } from './analysis.ts';
import { turningPoints } from './turning-points.ts';

const turn = (number: number, cost: number, luck: readonly number[] = [0, 0]): TurnAnalysis => ({
  number,
  seat: number % 2,
  from: number,
  to: number + 1,
  before: [0.5, 0.5],
  after: [0.5, 0.5],
  luck,
  cost,
  choices: [],
});

describe('turning points', () => {
  it('are the largest, in the order of the game', () => {
    const costs = [0.05, 0.3, 0.01, 0.2, 0.06, 0.07, 0.08];
    const points = turningPoints(costs.map((cost, i) => turn(i + 1, cost)));
    expect(points.map(point => point.turn)).toEqual([2, 4, 5, 6, 7]);
    expect(points[0]).toEqual({ turn: 2, seat: 0, kind: 'choice', size: 0.3 });
  });

  it('distinguish luck from decisions, and say whose luck it was', () => {
    const points = turningPoints([turn(1, 0.1, [0.02, -0.02]), turn(2, 0, [-0.25, 0.1])]);
    expect(points).toEqual([
      { turn: 1, seat: 1, kind: 'choice', size: 0.1 },
      { turn: 2, seat: 0, kind: 'luck', size: -0.25 },
    ]);
  });

  it('count equal luck of two seats as that of the seat on turn', () => {
    expect(turningPoints([turn(1, 0, [-0.2, 0.2]), turn(2, 0, [-0.3, 0.3])])).toMatchObject([
      { turn: 1, seat: 1, size: 0.2 },
      { turn: 2, seat: 0, size: -0.3 },
    ]);
  });

  it('may be none', () => {
    expect(turningPoints([turn(1, 0.01, [0.03, -0.03])])).toEqual([]);
  });
});
