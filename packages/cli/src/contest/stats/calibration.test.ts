import { expect, it } from 'vitest';
import { Calibration } from './calibration.ts';

it('compares what was judged with what came of it, tenth by tenth', () => {
  const calibration = new Calibration();
  calibration.addGame([{ judged: 0.31, won: 1 }]);
  calibration.addGame([
    { judged: 0.39, won: 0 },
    { judged: 1, won: 0.5 },
  ]);
  const [third, last] = calibration.tenths();
  expect(third).toMatchObject({ from: 0.3, positions: 2, games: 2, won: 0.5 });
  expect(third.judged).toBeCloseTo(0.35, 12);
  expect(last).toEqual({ from: 0.9, positions: 1, games: 1, judged: 1, won: 0.5 });
  expect(calibration.tenths()).toHaveLength(2);
});

it('counts a game once in the standard error, however many positions it has', () => {
  const errorOf = (positionsPerGame: number): number => {
    const calibration = new Calibration();
    for (let game = 0; game < 40; game++)
      calibration.addGame(Array.from({ length: positionsPerGame }, () => ({ judged: 0.55, won: game % 2 })));
    return calibration.tenths()[0].error!;
  };
  expect(errorOf(1)).toBeCloseTo(Math.sqrt(0.25 / 39), 12);
  expect(errorOf(7)).toBeCloseTo(errorOf(1), 12);
});
