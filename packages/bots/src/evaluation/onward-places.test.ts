import { resolveRules } from '@cartagena/engine';
import { everySetup, nameSetup } from '@cartagena/engine/testing/setups';
import { describe, expect, it } from 'vitest';
import { onwardPlaces } from './onward-places.ts';

const SETUPS = everySetup()
  .filter((_, i) => i % 5 === 0)
  .map(config => [nameSetup(config), config] as const);

describe('the way of a pirate', () => {
  it.each(SETUPS)('goes on where it stands, and beyond the water from the boat at the near shore: %s', (_, config) => {
    const { board, boatNear, boatFar } = resolveRules(config);
    const expected = Array.from({ length: board.places }, (_, place) => (place === boatNear ? boatFar : place));
    expect(Array.from(onwardPlaces(board))).toEqual(expected);
  });

  it('goes on at the next place from which cards lead on, on a board that nobody knows', () => {
    const { board } = resolveRules(SETUPS[0][1]);
    // Place 5 becomes a trap: no card leads out of it.
    const ahead = board.ahead.map((space, place) => (place === 5 ? 0 : space));
    expect(onwardPlaces({ ...board, ahead })[5]).toBe(6);
    // Nor does any card lead on anywhere else: then pirates stay where they are.
    expect(onwardPlaces({ ...board, ahead: board.ahead.map(() => 0) })[5]).toBe(5);
  });
});
