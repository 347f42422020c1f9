import { describe, expect, it } from 'vitest';
import { layOut } from './layout.ts';
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

describe('on a phone', () => {
  const { spaces, stretches } = layOut(pathOf([6], 6), 390, 560);

  it('spaces are large enough for a thumb', () => {
    expect(Math.min(spaces[0].width, spaces[0].height)).toBeGreaterThanOrEqual(44);
  });

  it('has a segment on each row', () => {
    expect(stretches[0].rows.map(([first, last]) => last - first + 1)).toEqual([6, 6, 6, 6, 6, 6]);
  });
});
