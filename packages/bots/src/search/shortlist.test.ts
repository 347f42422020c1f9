import { expect, it } from 'vitest';
import { Shortlist } from './shortlist.ts';

const FIRST_LOOK = [3, 1, 5, 2, 4].map((worth, action) => ({ action, worth }));
const actions = (list: Shortlist) => list.candidates.map(({ action }) => action);

it('takes the best of the first look, and forgets how good they looked', () => {
  const list = new Shortlist(FIRST_LOOK, { first: 3, after: {} });
  expect(list.candidates).toEqual([
    { action: 2, worth: 0 },
    { action: 4, worth: 0 },
    { action: 0, worth: 0 },
  ]);
});

it('sums the rounds, best first, and narrows after those that are named', () => {
  const list = new Shortlist(FIRST_LOOK, { first: 4, after: { 2: 2 } });
  expect(actions(list)).toEqual([2, 4, 0, 3]);
  list.addRound([0.1, 0.2, 0.3, 0.4]);
  expect(actions(list)).toEqual([3, 0, 4, 2]);
  list.addRound([0, 0.2, 0.1, 0.1]);
  expect(actions(list)).toEqual([0, 3]);
  expect(list.candidates[0].worth).toBeCloseTo(0.5);
});

it('never drops the action that must stay', () => {
  const list = new Shortlist(FIRST_LOOK, { first: 2, after: { 1: 1 } }, 1);
  expect(actions(list)).toEqual([2, 4, 1]);
  list.addRound([0.3, 0.2, 0.1]);
  expect(actions(list)).toEqual([2, 1]);
});
