import { describe, expect, it } from 'vitest';
import { layOut, rectOf } from './layout.ts';
import type { BoardShape } from './model.ts';
import { placeAt, wayBetween } from './track.ts';

const CLASSIC: BoardShape = {
  legs: [{ first: 1, last: 36, scenery: 'tunnel' }],
  segment: 6,
  start: 'cell',
  goal: 'sloop',
};
describe('a way', () => {
  const layout = layOut(CLASSIC, 390, 560);
  const way = (from: number | 'start' | 'goal', to: number | 'start' | 'goal') =>
    wayBetween(layout, [from, to], rectOf(layout, from), rectOf(layout, to));

  it('follows the track round its corners, forwards and back', () => {
    expect(way(5, 9)).toHaveLength(5);
    expect(way(9, 5).slice(1, -1)).toEqual(way(5, 9).slice(1, -1).reverse());
    const rows = new Set(
      way(5, 9)
        .slice(1, -1)
        .map(({ y }) => y),
    );
    expect(rows.size).toBe(2);
  });

  it('begins at the first space and ends at the last', () => {
    expect(way('start', 3)).toHaveLength(4);
    expect(way(34, 'goal')).toHaveLength(4);
  });
});

describe('a point', () => {
  const layout = layOut({ ...CLASSIC, places: ['lagoon'] }, 390, 600);
  const middle = (place: Parameters<typeof rectOf>[1]) => {
    const { x, y, width, height } = rectOf(layout, place);
    return { x: x + width / 2, y: y + height / 2 };
  };

  it.each([1, 24, 36, 'start', 'goal', 'lagoon'])('in %s belongs to it', place => {
    expect(placeAt(layout, {}, middle(place))).toBe(place);
  });

  it('of nowhere belongs to nothing', () => {
    expect(placeAt(layout, {}, { x: -50, y: 3 })).toBeUndefined();
  });
});
