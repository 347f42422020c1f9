import { describe, expect, it } from 'vitest';
import type { Rect } from './geometry.ts';
import { layOut, rectOf } from './layout.ts';
import type { BoardScene } from './model.ts';
import { iconOn, pirateAt, standersOn, standingOn } from './standing.ts';

const SPACES: readonly (readonly [number, number])[] = [
  [44, 46],
  [56, 66],
  [90, 94],
  [104, 133],
];

const bottom = ({ y, height }: Rect) => y + height;
const right = ({ x, width }: Rect) => x + width;

describe.each(SPACES)('on a space of %d × %d', (width, height) => {
  const space = { width, height };

  it('pirates never hide the icon by more than its lower edge', () => {
    for (const count of [1, 2, 3])
      for (let i = 0; i < count; i++)
        expect(bottom(iconOn(space)) - standingOn(space, i, count).y).toBeLessThanOrEqual(height * 0.03);
  });

  it('three stand inside, each with most of itself to be seen', () => {
    const three = [0, 1, 2].map(i => standingOn(space, i, 3));
    expect(three[0].x).toBeGreaterThanOrEqual(0);
    expect(right(three[2])).toBeLessThanOrEqual(width);
    for (const pirate of three) expect(bottom(pirate)).toBeLessThanOrEqual(height);
    expect(three[1].x - three[0].x).toBeGreaterThan(three[0].width * 0.6);
  });
});

describe('who stands where', () => {
  const scene: BoardScene = {
    shape: { legs: [{ first: 1, last: 36, scenery: 'tunnel' }], segment: 6, start: 'cell', goal: 'sloop' },
    path: [],
    tokens: [],
    moorings: {},
    parts: {},
    crews: [
      { seat: 0, colour: 'red', pirates: { 5: 2 }, hat: 5 },
      { seat: 1, colour: 'blue', pirates: { 5: 1, goal: 3 }, hat: 'goal' },
    ],
  };

  it('is told crew by crew, the hat first', () => {
    expect(standersOn(scene, 5)).toEqual([
      { seat: 0, at: 5, hat: true },
      { seat: 0, at: 5, hat: false },
      { seat: 1, at: 5, hat: false },
    ]);
  });

  it('is found on the board', () => {
    const layout = layOut(scene.shape, 390, 560);
    const space = layout.spaces[4];
    const [captain, mate, blue] = standersOn(scene, 5).map(pirate => pirateAt(layout, scene, pirate));
    expect(captain.x).toBeLessThan(mate.x);
    expect(mate.x).toBeLessThan(blue.x);
    expect(right(blue)).toBeLessThanOrEqual(right(space));
    expect(bottom(pirateAt(layout, scene, { seat: 1, at: 'goal', hat: true }))).toBeLessThanOrEqual(
      bottom(rectOf(layout, 'goal')),
    );
  });
});
