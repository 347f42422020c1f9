import { describe, expect, it } from 'vitest';
import { type BoardLayout, layOut, type Rect } from './layout.ts';
import type { BoardShape } from './model.ts';

/** Legs in segments, the length of a segment, and whether there is a wharf before the last two. */
const PATHS: { readonly [name: string]: readonly [legs: readonly number[], segment: number, wharf?: 'wharf'] } = {
  'the classic path': [[6], 6],
  'four segments': [[4], 6],
  'five segments': [[5], 6],
  'eight segments': [[8], 6],
  'four segments of seven': [[4], 7],
  'five segments of seven': [[5], 7],
  'six segments of seven': [[6], 7],
  'eight segments of seven': [[8], 7],
  'two and three tiles of seven': [[2, 3], 7],
  'three and three': [[3, 3], 6],
  'three and four': [[3, 4], 6],
  'four and four': [[4, 4], 6],
  'three and three of seven': [[3, 3], 7],
  'four and four of seven': [[4, 4], 7],
  'a wharf after four of six': [[6], 6, 'wharf'],
  'a wharf after two of four': [[4], 6, 'wharf'],
  'a wharf after three of five': [[5], 6, 'wharf'],
  'a wharf after six of eight': [[8], 6, 'wharf'],
  'a wharf on tiles of seven': [[5], 7, 'wharf'],
};

/** Screens, and what is left of them beside plates and hand. */
const SIZES = [
  [240, 180],
  [360, 640],
  [360, 440],
  [390, 560],
  [844, 390],
  [700, 280],
  [768, 1024],
  [890, 680],
  [1440, 900],
  [1440, 640],
] as const;

function shapeOf([legs, segment, wharf]: (typeof PATHS)[string]): BoardShape {
  let first = 1;
  const stretches = legs.map(segments => {
    const leg = { first, last: first + segments * segment - 1, scenery: 'tunnel' as const };
    first = leg.last + 1;
    return leg;
  });
  return {
    legs: stretches,
    segment,
    start: 'cell',
    goal: 'sloop',
    ...(wharf ? { wharfAfter: (legs[0] - 2) * segment } : {}),
  };
}

function placesOf({ spaces, start, goal, boat, wharf }: BoardLayout): readonly (readonly [string, Rect])[] {
  return [
    ...spaces.map((rect, i) => [`space ${i + 1}`, rect] as const),
    ['start', start],
    ['goal', goal],
    ...(wharf
      ? ([
          ['wharf', wharf.place],
          ['sea', wharf.sea],
          ...wharf.rafts.white.spaces.map((rect, i) => [`white${i + 1}`, rect] as const),
          ...wharf.rafts.orange.spaces.map((rect, i) => [`orange${i + 1}`, rect] as const),
        ] as const)
      : []),
    ...(boat ? ([['water', boat.water]] as const) : []),
  ];
}

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

const isInside = ({ x, y, width, height }: Rect, within: Rect) =>
  x >= within.x - 0.01 &&
  y >= within.y - 0.01 &&
  x + width <= within.x + within.width + 0.01 &&
  y + height <= within.y + within.height + 0.01;

describe.each(Object.entries(PATHS))('%s', (_, path) => {
  const shape = shapeOf(path);
  describe.each(SIZES)('on %d × %d', (width, height) => {
    const layout = layOut(shape, width, height);
    const places = placesOf(layout);

    it('lies inside, and nothing overlaps', () => {
      const whole = { x: 0, y: 0, width, height };
      const outside = places.filter(([, rect]) => !isInside(rect, whole) || rect.width <= 0 || rect.height <= 0);
      const clashes = places.flatMap(([a, one], i) =>
        places.slice(i + 1).flatMap(([b, other]) => (overlap(one, other) ? [`${a} and ${b}`] : [])),
      );
      expect({ outside, clashes }).toEqual({ outside: [], clashes: [] });
    });

    it('winds: each space is beside the one before it, or below it', () => {
      for (const { first, last } of layout.stretches)
        for (let n = first + 1; n <= last; n++) {
          const [a, b] = [layout.spaces[n - 2], layout.spaces[n - 1]];
          const isBeside = Math.abs(a.y - b.y) < 0.01 && Math.abs(a.x - b.x) < a.width * 1.3;
          const isBelow = Math.abs(a.x - b.x) < 0.01 && b.y > a.y && b.y - a.y < a.height * 1.5;
          expect(isBeside || isBelow, `${n - 1} → ${n}`).toBe(true);
        }
    });

    it('has spaces that are a little taller than wide', () => {
      for (const { width, height } of layout.spaces) {
        expect(height / width).toBeGreaterThanOrEqual(1.03);
        expect(height / width).toBeLessThanOrEqual(1.3);
      }
    });

    it('docks the boat on the water, at two different places', () => {
      if (!layout.boat) return;
      const { water, near, far } = layout.boat;
      expect(isInside(near, water) && isInside(far, water)).toBe(true);
      expect(Math.abs(near.x - far.x)).toBeGreaterThan(near.width);
    });
  });
});

describe('on a phone', () => {
  it.each(['the classic path', 'three and three', 'two and three tiles of seven', 'a wharf after four of six'])(
    'the spaces of %s are large enough for a thumb',
    name => {
      const { spaces } = layOut(shapeOf(PATHS[name]), 390, 560);
      expect(Math.min(spaces[0].width, spaces[0].height)).toBeGreaterThanOrEqual(44);
    },
  );

  it('has a segment on each row', () => {
    const { stretches } = layOut(shapeOf(PATHS['the classic path']), 390, 560);
    expect(stretches[0].rows.map(([first, last]) => last - first + 1)).toEqual([6, 6, 6, 6, 6, 6]);
  });
});
