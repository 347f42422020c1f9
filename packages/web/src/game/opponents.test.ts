import * as bots from '@cartagena/bots';
import { LONGEST_NAME } from '@cartagena/protocol';
import { expect, it } from 'vitest';
import { hasFace } from '../art/face.tsx';
import { BOT_NAMES, CHARACTER, LEVELS, OPPONENTS, STYLES } from './opponents.ts';

it('the opponents are the levels and styles that there are, as strong as they are', () => {
  expect([LEVELS, STYLES]).toEqual([bots.LEVELS, bots.STYLES]);
  for (const id of OPPONENTS) expect([id, CHARACTER[id].rating]).toEqual([id, bots.BOTS[id].rating]);
});

it('the bots that can be sat down are those that there are', () => {
  expect([...BOT_NAMES]).toEqual(Object.keys(bots.BOTS));
});

it('each opponent has a face and a short name of its own', () => {
  expect(OPPONENTS.filter(id => !hasFace(id))).toEqual([]);
  const names = OPPONENTS.map(id => CHARACTER[id].name);
  expect(new Set(names).size).toBe(OPPONENTS.length);
  // Two of them are told apart by a number.
  for (const name of names) expect(`${name} 2`.length).toBeLessThanOrEqual(Math.min(LONGEST_NAME, 8));
});

it('bots that cannot be chosen have no face', () => {
  expect([null, 'greedy', 'random', 'toString', ''].some(hasFace)).toBe(false);
});
