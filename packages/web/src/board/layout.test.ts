import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
import type { BoardShape } from './model.ts';
import { checkLayouts, pathOf } from './testing/layout-checks.ts';

checkLayouts({
  'the classic path': pathOf([6], 6),
  'four segments': pathOf([4], 6),
  'five segments': pathOf([5], 6),
  'eight segments': pathOf([8], 6),
  'four segments of seven': pathOf([4], 7),
  'five segments of seven': pathOf([5], 7),
  'six segments of seven': pathOf([6], 7),
  'eight segments of seven': pathOf([8], 7),
  'two legs with nothing between them': pathOf([3, 4], 6),
  'places that nothing lays out': { ...pathOf([6], 6), places: ['lagoon', 'pier1', 'pier2'] },
});

/** What a phone of 360 × 640 leaves for the board, with a row of cards and without one. */
const SMALLEST = [
  [360, 340],
  [360, 380],
] as const;

describe.each(SMALLEST)('on %d × %d', (width, height) => {
  const least = (shape: BoardShape) => {
    const [space] = layOut(shape, width, height).spaces;
    return Math.min(space.width, space.height);
  };

  it.each([
    ['six segments of six', pathOf([6], 6)],
    ['five segments of seven', pathOf([5], 7)],
    ['three and three', { ...pathOf([3, 3], 6), gap: { by: 'voyage', after: 18 }, places: ['boat'] }],
    ['two and three of seven', { ...pathOf([2, 3], 7), gap: { by: 'voyage', after: 14 }, places: ['boat'] }],
  ] satisfies readonly (readonly [string, BoardShape])[])('a fingertip has room on a space of %s', (_, shape) => {
    expect(least(shape)).toBeGreaterThanOrEqual(44);
  });

  it.each([
    ['eight segments', pathOf([8], 6), 36],
    ['four and four', { ...pathOf([4, 4], 6), gap: { by: 'voyage', after: 24 }, places: ['boat'] }, 36],
  ] satisfies readonly (readonly [string, BoardShape, number])[])('48 spaces in %s use the room', (_, shape, size) => {
    expect(least(shape)).toBeGreaterThanOrEqual(size);
  });
});

describe('on a larger phone', () => {
  const { spaces, stretches } = layOut(pathOf([6], 6), 390, 560);

  it('spaces are large enough for a thumb', () => {
    expect(Math.min(spaces[0].width, spaces[0].height)).toBeGreaterThanOrEqual(52);
  });

  it('has a segment on each row', () => {
    expect(stretches[0].rows.map(([first, last]) => last - first + 1)).toEqual([6, 6, 6, 6, 6, 6]);
  });
});

it.each([
  [1, 1],
  [2000, 20],
  [20, 2000],
])('in a window of %d × %d no space has a negative size', (width, height) => {
  for (const shape of [pathOf([6], 6), pathOf([8], 7)])
    for (const space of layOut(shape, width, height).spaces)
      expect(Math.min(space.width, space.height)).toBeGreaterThan(0);
});

it('grows with the screen', () => {
  const widths = [
    [360, 380],
    [768, 690],
    [921, 734],
    [1240, 891],
    [2100, 1250],
  ].map(([width, height]) => layOut(pathOf([6], 6), width, height).spaces[0].width);
  expect(widths).toEqual(widths.toSorted((a, b) => a - b));
  expect(widths.at(-1)).toBeGreaterThan(140);
});
