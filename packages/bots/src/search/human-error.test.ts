import { actionBuffer, legalActions, makeNotation, SeededChance } from '@cartagena/engine';
import { table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { noticedActions, standardNormal } from './human-error.ts';

const { rules, state } = table(
  { edition: 'classic' },
  {
    pirates: [
      { 12: 1, 9: 2, 5: 1 },
      { 9: 1, 8: 1 },
    ],
    hands: ['key hat skull bottle', ''],
  },
).game;
const out = actionBuffer(rules);
const legal = Array.from(out.subarray(0, legalActions(rules, state, out)));

it('notices every action if it overlooks nothing', () => {
  expect(noticedActions(rules, legal, 0, new SeededChance('eyes'))).toEqual(legal);
});

it('overlooks a pirate or a card as a whole, and never everything', () => {
  for (let i = 0; i < 200; i++) {
    const seen = noticedActions(rules, legal, 0.4, new SeededChance('eyes', i));
    expect(seen.length).toBeGreaterThan(0);
    const words = new Set(seen.flatMap(action => makeNotation(rules, action).split(' ').slice(1)));
    const isMissed = (action: number) => !seen.includes(action);
    for (const action of legal.filter(isMissed)) {
      const named = makeNotation(rules, action).split(' ').slice(1);
      expect(named.some(word => !words.has(word))).toBe(true);
    }
  }
});

it('overlooks about as much as it says', () => {
  // A move with a pirate and a card is seen if both are: 0.8 × 0.8.
  const plays = legal.filter(action => makeNotation(rules, action).startsWith('play'));
  let seen = 0;
  for (let i = 0; i < 1000; i++) seen += noticedActions(rules, plays, 0.2, new SeededChance('share', i)).length;
  expect(seen / 1000 / plays.length).toBeCloseTo(0.64, 1);
});

it('errs upwards as much as downwards', () => {
  const chance = new SeededChance('blur');
  const errors = Array.from({ length: 4000 }, () => standardNormal(chance));
  const mean = errors.reduce((sum, one) => sum + one) / errors.length;
  const spread = Math.sqrt(errors.reduce((sum, one) => sum + (one - mean) ** 2, 0) / errors.length);
  expect(mean).toBeCloseTo(0, 1);
  expect(spread).toBeCloseTo(1, 1);
});
