import { expect, it } from 'vitest';
import { makeAllowance } from './allowance.ts';

it('each may so much in each stretch of time', () => {
  let now = 0;
  const may = makeAllowance(2, 100, () => now);
  expect([may('a'), may('a'), may('a'), may('b')]).toEqual([true, true, false, true]);
  now = 99;
  expect(may('a')).toBe(false);
  now = 100;
  expect([may('a'), may('a'), may('a')]).toEqual([true, true, false]);
});
