import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
import type { BoardShape } from './model.ts';
import { placeAt, rectOf, wayBetween } from './track.ts';

const CLASSIC: BoardShape = {
  legs: [{ first: 1, last: 36, scenery: 'tunnel' }],
  segment: 6,
  start: 'cell',
  goal: 'sloop',
};
const RAFTS: BoardShape = { ...CLASSIC, wharfAfter: 24 };
const VOYAGE: BoardShape = {
  ...CLASSIC,
  legs: [
    { first: 1, last: 18, scenery: 'tunnel' },
    { first: 19, last: 36, scenery: 'jungle' },
  ],
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

  it('crosses water in a straight line', () => {
    const sea = layOut(VOYAGE, 390, 560);
    expect(wayBetween(sea, [17, 20], { x: 0, y: 0 }, { x: 9, y: 9 })).toHaveLength(2);
    expect(wayBetween(sea, [17, 'boat'], { x: 0, y: 0 }, { x: 9, y: 9 })).toHaveLength(3);
    expect(wayBetween(sea, ['boat', 20], { x: 0, y: 0 }, { x: 9, y: 9 })).toHaveLength(3);
  });

  it('leads over the wharf, onto a raft or past it', () => {
    const rafts = layOut(RAFTS, 390, 600);
    const { x, width } = rafts.wharf!.place;
    const passes = (from: number, to: number | 'white3') =>
      wayBetween(rafts, [from, to], { x: 0, y: 0 }, { x: 0, y: 0 }).filter(
        (point, i) => i > 0 && point.x === x + width / 2,
      ).length;
    expect(passes(24, 25)).toBe(1);
    expect(passes(24, 'white3')).toBe(1);
  });
});

describe('a point', () => {
  const layout = layOut(RAFTS, 390, 600);
  const middle = (place: Parameters<typeof rectOf>[1]) => {
    const { x, y, width, height } = rectOf(layout, place);
    return { x: x + width / 2, y: y + height / 2 };
  };

  it.each([1, 24, 36, 'start', 'goal', 'wharf', 'sea', 'white1', 'orange5'] as const)('in %s belongs to it', place => {
    expect(placeAt(layout, undefined, middle(place))).toBe(place);
  });

  it('of nowhere belongs to nothing', () => {
    expect(placeAt(layout, undefined, { x: -50, y: 3 })).toBeUndefined();
  });

  it('in the boat belongs to it where it is docked', () => {
    const sea = layOut(VOYAGE, 390, 600);
    const { x, y } = rectOf(sea, 'boat', 'far');
    expect(placeAt(sea, 'far', { x: x + 9, y: y + 9 })).toBe('boat');
    expect(placeAt(sea, 'near', { x: x + 9, y: y + 20 })).toBeUndefined();
  });
});
