import { readFileSync } from 'node:fs';
import {
  apply,
  checkAction,
  isOver,
  makeNotation,
  newGame,
  parseAction,
  resolveRules,
  SeededChance,
  setUp,
  unwrap,
  viewFor,
} from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { BOTS, LEVELS, STYLES, timedBudget } from '../index.ts';
import { walk } from '../testing/walk.ts';

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

/** One pirate is not home yet, and either card brings it there. */
const WON: Position = {
  pirates: [
    { 36: 1, goal: 5 },
    { 20: 3, 8: 3 },
  ],
  hands: ['skull hat', 'key'],
};
/** The last pirate needs both cards to get home, in either order. */
const IN_TWO: Position = {
  pirates: [
    { 30: 1, goal: 5 },
    { 20: 3, goal: 3 },
  ],
  hands: ['skull hat', 'key key key'],
};

describe.each(LEVELS)('%s', name => {
  it('wins when it can', () => {
    for (let luck = 0; luck < 20; luck++) expect(decide(name, WON, {}, luck)).toMatch(/^play 36 (skull|hat)$/);
  });

  it('decides the same with the same chance and iterations', () => {
    for (let luck = 0; luck < 5; luck++) {
      const once = decide(name, IN_TWO, { iterations: 3 }, luck);
      expect(decide(name, IN_TWO, { iterations: 3 }, luck)).toBe(once);
    }
  });
});

it('the levels carry the ratings that were measured, rounded to 50', () => {
  const page = readFileSync(new URL('../../../../docs/strength.md', import.meta.url), 'utf8');
  const [, table] = page.split('## Ratings');
  for (const name of LEVELS) {
    const [, rating] = table.match(new RegExp(`^\\| ${name} \\|.*\\| (\\d+) \\|$`, 'm'))!;
    expect([name, BOTS[name].rating]).toEqual([name, 50 * Math.round(Number(rating) / 50)]);
  }
});

it('the styles carry the ratings that follow from their games against the buccaneer', () => {
  const page = readFileSync(new URL('../../../../docs/bots.md', import.meta.url), 'utf8');
  for (const name of STYLES) {
    const row = page.match(new RegExp(`^\\| ${name} \\| (\\d.*) \\|$`, 'm'))![1];
    const [wins, rating] = row.split(' | ').slice(-2).map(Number);
    const measured = BOTS.buccaneer.rating! + 400 * Math.log10(wins / (160 - wins));
    expect([name, BOTS[name].rating, rating]).toEqual([name, 50 * Math.round(measured / 50), BOTS[name].rating]);
  }
});

it('a legend brings the last one home in two moves', () => {
  expect(decide('legend', IN_TWO)).toMatch(/^play 30 (skull|hat)$/);
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

/** How many of these two-seat games the first bot wins. Every deal is played twice, so that both bots sit at either seat. */
function winsOf(first: string, second: string, games: number): number {
  const rules = resolveRules(unwrap(setUp({ edition: 'classic' })));
  let wins = 0;
  for (let g = 0; g < games; g++) {
    const game = newGame(rules, new SeededChance(`match ${g >> 1}`));
    const { state } = game;
    const seats = g % 2 === 0 ? [first, second] : [second, first];
    for (let made = 0; !isOver(state); made++) {
      const budget = { chance: new SeededChance(`${g}/${made}`), iterations: 2 };
      const action = BOTS[seats[state.actor]].choose(rules, viewFor(rules, state, state.actor), budget);
      apply(game, unwrap(parseAction(rules, state, action)));
    }
    if (state.winners === 1 << seats.indexOf(first)) wins++;
  }
  return wins;
}

it.each([
  ['greedy', 'random'],
  ['landlubber', 'random'],
  ['sailor', 'landlubber'],
  ['buccaneer', 'deckhand'],
])('%s beats %s', (stronger, weaker) => {
  // A bot that is no stronger wins 15 of 20 games in about one match of fifty.
  expect(winsOf(stronger, weaker, 20)).toBeGreaterThanOrEqual(15);
});

it.each(['corsair', 'legend'])('%s beats sailor', name => {
  expect(winsOf(name, 'sailor', 6)).toBeGreaterThanOrEqual(5);
});

it.each(STYLES)('%s plans its turn: it beats one that plays on sight', style => {
  expect(winsOf(style, 'landlubber', 12)).toBeGreaterThanOrEqual(9);
});

it.each(LEVELS)('%s decides at the fullest tables though its time is up at once', name => {
  for (const middle of ['voyage', 'raft'] as const) {
    const modules = ['retreat', 'assist', 'limit', 'empty', 'items', 'flag', middle] as const;
    const config = unwrap(setUp({ edition: 'wielka', modules, seats: 5 }));
    walk(config, 'time', { every: 40, most: 5 }, game => {
      const { rules, state } = game;
      const budget = { chance: new SeededChance('time'), isSpent: () => true };
      const action = BOTS[name].choose(rules, viewFor(rules, state, state.actor), budget);
      expect(checkAction(game, state.actor, action).ok).toBe(true);
    });
  }
});
