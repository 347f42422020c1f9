import { resolveRules, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { calibrated } from './calibration.ts';

const classic = resolveRules(unwrap(setUp({ edition: 'classic' })));

it('lowers the chance of the seat to move, keeps the sum, and leaves what is certain', () => {
  const [first, second] = calibrated(classic, 0, [0.5, 0.5]);
  expect(first).toBeLessThan(0.5);
  expect(first + second).toBeCloseTo(1, 12);
  expect(calibrated(classic, 1, [0.5, 0.5])).toEqual([second, first]);
  expect(calibrated(classic, 0, [1, 0])).toEqual([1, 0]);
});

it('makes a lead larger, for whoever has it', () => {
  const logOdds = ([first, second]: readonly number[]) => Math.log(first / second);
  const even = logOdds(calibrated(classic, 0, [0.5, 0.5]));
  const lead = logOdds(calibrated(classic, 0, [0.75, 0.25])) - even;
  expect(lead).toBeGreaterThan(logOdds([0.75, 0.25]));
  expect(logOdds(calibrated(classic, 0, [0.25, 0.75])) - even).toBeCloseTo(-lead, 12);
});

it('takes a net that was not measured as it is', () => {
  const crowd = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
  expect(calibrated(crowd, 0, [0.25, 0.25, 0.5])).toEqual([0.25, 0.25, 0.5]);
});
