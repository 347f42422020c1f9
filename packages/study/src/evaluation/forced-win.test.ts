import { type Position, table } from '@cartagena/engine/testing/table';
import { describe, expect, it } from 'vitest';
import { forcedWinSearch } from './forced-win.ts';
import { winChances } from './win-chances.ts';

/** Seat A needs two pirates home; the last spaces of the path have the icons in the order of the deck. */
const near = (hand: string, some: Position = {}) => {
  const { game } = table(
    { edition: 'classic' },
    { pirates: [{ goal: 4, 35: 2 }, { 9: 3 }], hands: [hand, 'key'], stock: 'skull skull skull', ...some },
  );
  return { ...game, wins: forcedWinSearch(game.rules) };
};

describe('a forced win in this turn', () => {
  it.each([
    ['two cards that lead home', 'dagger dagger', true],
    ['one card too few', 'dagger', false],
    ['no card', '', false],
  ])('is seen with %s', (_, hand, expected) => {
    const { state, wins } = near(hand);
    expect(wins.hasForcedWin(state)).toBe(expected);
  });

  it('is not seen where more are missing than there are actions', () => {
    const { state, wins } = near('dagger dagger dagger', { pirates: [{ goal: 2, 35: 2, 34: 2 }, { 9: 3 }] });
    expect(wins.hasForcedWin(state)).toBe(false);
  });

  it('is what the chances say, and nothing in the position changes', () => {
    const { rules, state } = near('dagger dagger');
    const before = state.bytes.slice();
    expect(winChances(rules, state)).toEqual([1, 0]);
    expect(state.bytes).toEqual(before);
    expect([state.turns, state.actionsLeft]).toEqual([0, 3]);
  });
});
