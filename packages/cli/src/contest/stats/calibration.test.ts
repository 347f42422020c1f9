import { expect, it } from 'vitest';
import { Calibration } from './calibration.ts';

it('compares what was judged with what came of it, tenth by tenth', () => {
  const calibration = new Calibration();
  calibration.add(0.31, 1);
  calibration.add(0.39, 0);
  calibration.add(1, 0.5);
  const [third, last] = calibration.tenths();
  expect(third).toMatchObject({ from: 0.3, positions: 2, won: 0.5 });
  expect(third.judged).toBeCloseTo(0.35, 12);
  expect(last).toEqual({ from: 0.9, positions: 1, judged: 1, won: 0.5 });
  expect(calibration.tenths()).toHaveLength(2);
});
