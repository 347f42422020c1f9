/** Places as numbers: the start, the spaces of all legs, the goal, then what modules add. */
import { describe, expect, it } from 'vitest';
import { NONE } from '../base/vocabulary.ts';
import { addPlaces, endLegAt, makeBoard } from './board.ts';

describe('a board', () => {
  it('of one leg leads from the start along its spaces to the goal', () => {
    const board = makeBoard([3]);
    expect(board.names).toEqual(['start', 1, 2, 3, 'goal']);
    expect(board.legs).toEqual([{ first: 1, last: 3, end: 4 }]);
    expect([...board.ahead]).toEqual([1, 2, 3, 4, 0]);
    expect([...board.last]).toEqual([3, 3, 3, 3, 0]);
    expect([...board.end]).toEqual([4, 4, 4, 4, 0]);
    expect([...board.behind]).toEqual([0, 0, 1, 2, 3]);
    expect([...board.first]).toEqual([0, 1, 1, 1, 1]);
    expect([...board.progress]).toEqual([0, 1, 2, 3, 4]);
    expect([...board.home]).toEqual([0, 0, 0, 0, 1]);
  });

  it('of two legs ends its first one nowhere, until a place is named for it', () => {
    const board = makeBoard([2, 2]);
    expect(board.legs).toEqual([
      { first: 1, last: 2, end: NONE },
      { first: 3, last: 4, end: 5 },
    ]);
    expect(board.end[1]).toBe(NONE);
    const dock = addPlaces(board, [{ name: 'boat', progress: 2 }]);
    const changed = endLegAt(dock, 0, 6);
    expect(changed.legs).toEqual([
      { first: 1, last: 2, end: 6 },
      { first: 3, last: 4, end: 5 },
    ]);
    expect([...changed.end]).toEqual([6, 6, 6, 5, 5, 0, 0]);
    expect(board.end[1]).toBe(NONE);
  });

  it('keeps what it has when places are added', () => {
    const reason = { code: 'no', text: 'No way.' };
    const board = addPlaces(makeBoard([2]), [
      { name: 'wharf', progress: 7, on: { first: 1, last: 2, end: 3 }, back: { from: 2, first: 1 } },
      { name: 'sea', progress: 9, isHome: true, isGuarded: true, noWayOn: reason, noWayBack: reason },
    ]);
    expect(board.places).toBe(6);
    expect([...board.ahead]).toEqual([1, 2, 3, 0, 1, 0]);
    expect([...board.behind]).toEqual([0, 0, 1, 2, 2, 0]);
    expect([...board.progress]).toEqual([0, 1, 2, 3, 7, 9]);
    expect([...board.home]).toEqual([0, 0, 0, 1, 0, 1]);
    expect([...board.guarded]).toEqual([0, 0, 0, 0, 0, 1]);
    expect(board.noWayOn[5]).toBe(reason);
    expect(board.noWayBack[4]).toBeUndefined();
  });

  it('has as many places as a byte can name, and no more', () => {
    expect(makeBoard([252]).places).toBe(254);
    expect(() => makeBoard([253])).toThrow('The board has 255 places; at most 254 fit.');
  });
});
