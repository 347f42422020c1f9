import { makeNotation, SeededChance } from '@cartagena/engine';
import { type Position, table } from '@cartagena/engine/testing/table';
import { expect, it } from 'vitest';
import { searchContextFor } from './search-context.ts';
import { TurnSearch } from './turn-search.ts';

/** The last pirate needs both cards to get home, in either order. */
const IN_TWO: Position = {
  pirates: [
    { 30: 1, goal: 5 },
    { 20: 3, goal: 3 },
  ],
  hands: ['skull hat', 'key key key'],
};

function search(position: Position) {
  const { rules, state } = table({ edition: 'classic' }, position).game;
  const { evaluator, turnSearch } = searchContextFor(rules);
  evaluator.prepare(state);
  return { rules, state, evaluator, turnSearch };
}

it('finds the turn that wins, action by action', () => {
  const { rules, state, turnSearch } = search(IN_TWO);
  const { actions, worth } = turnSearch.bestTurn(state, 4, new SeededChance('turn'));
  expect(worth).toBe(1);
  expect(actions.map(action => makeNotation(rules, action).split(' ')[0])).toEqual(['play', 'play']);
});

it('knows that the first of two actions wins, which a look at the first one alone does not show', () => {
  const { state, turnSearch } = search(IN_TWO);
  const [first] = turnSearch.bestTurn(state, 4, new SeededChance('turn')).actions;
  expect(turnSearch.worthOf(state, first, 4, new SeededChance('turn'))).toBe(1);
  expect(turnSearch.lookAt(state, first, new SeededChance('turn')).worth).toBeLessThan(1);
});

it('lets the caller correct what the end of a turn is worth', () => {
  const { rules, state, evaluator } = search({ ...IN_TWO, hands: ['key', 'key key key'] });
  const plain = new TurnSearch(rules, evaluator).bestTurn(state, 4, new SeededChance('turn'));
  const corrected = new TurnSearch(rules, evaluator, { correctEnd: () => 0.125 }).bestTurn(
    state,
    4,
    new SeededChance('turn'),
  );
  expect(plain.worth).not.toBe(0.125);
  expect(corrected.worth).toBe(0.125);
});
