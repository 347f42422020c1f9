import { expect, it } from 'vitest';
import { WorkBudget } from './work-budget.ts';

it('lets the request that exceeds it pass, and the next ones wait for a new window', () => {
  let now = 0;
  const budget = new WorkBudget(100, 60_000, () => now);
  for (const cost of [60, 60]) {
    expect(budget.isExceeded('anne')).toBe(false);
    budget.spend('anne', cost);
  }
  now = 20_000;
  expect(budget.isExceeded('anne')).toBe(true);
  expect(budget.isExceeded('mary')).toBe(false);
  expect(budget.secondsLeft).toBe(40);
  now = 60_000;
  expect(budget.isExceeded('anne')).toBe(false);
});

it('is renewed when the clock jumps back', () => {
  let now = 1_000_000;
  const budget = new WorkBudget(100, 60_000, () => now);
  budget.spend('anne', 200);
  now = 0;
  expect(budget.isExceeded('anne')).toBe(false);
});
