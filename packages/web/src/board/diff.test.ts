import { describe, expect, it } from 'vitest';
import { changeBetween, STILL, withoutTravellers } from './diff.ts';
import type { BoardScene, Crew } from './model.ts';

const SHAPE: BoardScene['shape'] = {
  legs: [{ first: 1, last: 36, scenery: 'tunnel' }],
  segment: 6,
  start: 'cell',
  goal: 'sloop',
};
const EMPTY: BoardScene = { shape: SHAPE, path: [], tokens: [], moorings: {}, parts: {}, crews: [] };

const scene = (...crews: readonly Omit<Crew, 'seat' | 'colour'>[]): BoardScene => ({
  ...EMPTY,
  crews: crews.map((crew, seat) => ({ ...crew, seat, colour: seat === 0 ? 'red' : 'blue' })),
});

describe('the change between two scenes', () => {
  it('is nothing where nothing changed', () => {
    const same = scene({ pirates: { start: 5, 4: 1 } });
    expect(changeBetween(same, same)).toEqual(STILL);
  });

  it('tells who went where, of each colour', () => {
    const before = scene({ pirates: { start: 5, 4: 1 } }, { pirates: { 4: 2, 9: 1 } });
    const after = scene({ pirates: { start: 5, 9: 1 } }, { pirates: { 4: 1, 9: 1, goal: 1 } });
    expect(changeBetween(before, after).journeys).toEqual([
      { seat: 0, hat: false, from: 4, to: 9 },
      { seat: 1, hat: false, from: 4, to: 'goal' },
    ]);
  });

  it('lets nobody overtake without need, in the order of the path and not of the text', () => {
    const before = scene({ pirates: { 9: 1, 10: 1 } });
    const after = scene({ pirates: { 11: 1, 20: 1 } });
    expect(changeBetween(before, after).journeys.map(({ from, to }) => [from, to])).toEqual([
      [9, 11],
      [10, 20],
    ]);
  });

  it('tells the hat apart from its fellows', () => {
    const before = scene({ pirates: { 4: 2 }, hat: 4 });
    const after = scene({ pirates: { 4: 1, 8: 1 }, hat: 8 });
    expect(changeBetween(before, after).journeys).toEqual([{ seat: 0, hat: true, from: 4, to: 8 }]);
    expect(changeBetween(before, { ...after, crews: [{ ...after.crews[0], hat: 4 }] }).journeys).toEqual([
      { seat: 0, hat: false, from: 4, to: 8 },
    ]);
  });
});

it('a scene without travellers lacks them where they will arrive', () => {
  const after = scene({ pirates: { 4: 1, 8: 1 }, hat: 8 }, { pirates: { 8: 1 } });
  const [red, blue] = withoutTravellers(after, [{ seat: 0, hat: true, from: 4, to: 8 }]).crews;
  expect(red).toEqual({ seat: 0, colour: 'red', pirates: { 4: 1, 8: 0 } });
  expect(blue).toBe(after.crews[1]);
});
