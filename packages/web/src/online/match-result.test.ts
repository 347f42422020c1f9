import type { TableDetails } from '@cartagena/protocol';
import { expect, it } from 'vitest';
import { matchScores, matchWinner } from './match-result.ts';

const board = (winners: readonly number[], home: readonly number[]) =>
  ({ winners, game: { view: { seats: home.map(goal => ({ pirates: { goal } })) } } }) as unknown as TableDetails;
const scores = (first: TableDetails, second: TableDetails) => matchScores([first, second], ['Anna', 'Bruno']);

it('adds both boards: on the second one, everybody sits in the other seat', () => {
  const both = scores(board([0], [6, 2]), board([1], [3, 6]));
  expect(both).toEqual([
    { name: 'Anna', points: 2, home: 12 },
    { name: 'Bruno', points: 0, home: 5 },
  ]);
  expect(matchWinner(both)?.name).toBe('Anna');
});

it('with a board each, the pirates at home decide', () => {
  const both = scores(board([0], [6, 2]), board([0], [6, 5]));
  expect(both.map(({ points, home }) => [points, home])).toEqual([
    [1, 11],
    [1, 8],
  ]);
  expect(matchWinner(both)?.name).toBe('Anna');
});

it('a shared victory counts half, and equal sums have no winner', () => {
  const both = scores(board([0, 1], [6, 6]), board([], [4, 4]));
  expect(both.map(({ points }) => points)).toEqual([0.5, 0.5]);
  expect(matchWinner(both)).toBeUndefined();
});
