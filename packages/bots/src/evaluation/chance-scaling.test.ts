import { resolveRules, setUp, unwrap } from '@cartagena/engine';
import { expect, it } from 'vitest';
import { scaleChances } from './chance-scaling.ts';

const classic = resolveRules(unwrap(setUp({ edition: 'classic' })));

it('moves chances, keeps their sum, and leaves what is certain', () => {
  const [first, second] = scaleChances(classic, 0, [0.5, 0.5]);
  expect(first).toBeLessThan(0.5);
  expect(first + second).toBeCloseTo(1, 12);
  expect(scaleChances(classic, 1, [0.5, 0.5])).toEqual([second, first]);
  expect(scaleChances(classic, 0, [1, 0])).toEqual([1, 0]);
});

it('takes a net that was not measured as it is', () => {
  const crowd = resolveRules(unwrap(setUp({ edition: 'classic', seats: 3 })));
  expect(scaleChances(crowd, 0, [0.2, 0.3, 0.5])).toEqual([0.2, 0.3, 0.5]);
});
