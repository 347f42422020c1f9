import { makeNotation, parseAction, SeededChance, unwrap, viewFor } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { BOTS, LEVELS, timedBudget } from '../index.ts';

function decide(
  name: string,
  position: Position,
  budget: { iterations?: number; isSpent?: () => boolean } = {},
  luck = 0,
) {
  const { rules, state } = table({ edition: 'classic' }, position).game;
  const chance = new SeededChance('level', luck);
  const action = BOTS[name].choose(rules, viewFor(rules, state, state.actor), { chance, ...budget });
  return makeNotation(rules, unwrap(parseAction(rules, state, action)));
}

/** One pirate is missing, and a skull brings it home. */
const WON: Position = {
  pirates: [
    { 36: 1, goal: 5 },
    { 20: 3, 8: 3 },
  ],
  hands: ['skull hat', 'key'],
};
/** The same from two cards away. */
const IN_TWO: Position = {
  pirates: [
    { 31: 1, goal: 5 },
    { 20: 3, goal: 3 },
  ],
  hands: ['skull bottle', 'key key key'],
};

describe.each(LEVELS)('%s', name => {
  it('wins when it can', () => {
    for (let luck = 0; luck < 20; luck++) expect(decide(name, WON, {}, luck)).toMatch(/^play 36 (skull|hat)$/);
  });

  it('decides the same with the same luck and iterations', () => {
    for (let luck = 0; luck < 5; luck++) {
      const once = decide(name, IN_TWO, { iterations: 3 }, luck);
      expect(decide(name, IN_TWO, { iterations: 3 }, luck)).toBe(once);
    }
  });
});

it('a legend brings the last one home in two moves', () => {
  expect(decide('legend', IN_TWO)).toMatch(/^play 31 (skull|bottle)$/);
});

it('a legend stops when its time is up, with the best it has seen so far', () => {
  let asked = 0;
  const isSpent = () => ++asked > 5;
  expect(decide('legend', IN_TWO, { isSpent })).toMatch(/^(play|retreat)/);
  expect(asked).toBe(6);
});

it('a timed budget ends when the bot’s time has passed', () => {
  let now = 1000;
  const budget = timedBudget(BOTS.legend, new SeededChance('clock'), () => now);
  expect(budget.isSpent!()).toBe(false);
  now += BOTS.legend.milliseconds - 1;
  expect(budget.isSpent!()).toBe(false);
  now += 1;
  expect(budget.isSpent!()).toBe(true);
});

it('all levels keep their thinking within a second', () => {
  for (const name of LEVELS) expect(BOTS[name].milliseconds).toBeLessThanOrEqual(1000);
});
