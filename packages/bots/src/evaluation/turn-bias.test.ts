import { resolveRules, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { correctTurnBias } from './turn-bias.ts';

const classic = resolveRules(unwrap(setUp({ edition: 'classic' })));

it('lowers the chance of the seat to move, keeps the sum, and leaves what is certain', () => {
  const [first, second] = correctTurnBias(classic, 0, [0.5, 0.5]);
  expect(first).toBeLessThan(0.5);
  expect(first + second).toBeCloseTo(1, 12);
  expect(correctTurnBias(classic, 1, [0.5, 0.5])).toEqual([second, first]);
  expect(correctTurnBias(classic, 0, [1, 0])).toEqual([1, 0]);
});

it('takes a net that was not measured as it is', () => {
  const crowd = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
  expect(correctTurnBias(crowd, 0, [0.25, 0.25, 0.5])).toEqual([0.25, 0.25, 0.5]);
});
