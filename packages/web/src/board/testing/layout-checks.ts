/** What must be true of every board, whatever lies on it. */
import { describe, expect, it } from 'vitest';
import type { Rect } from '../geometry.ts';
import { type BoardLayout, layOut } from '../layout.ts';
import type { BoardShape } from '../model.ts';

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

/** A path of legs in segments, without anything else. */
export function pathOf(legs: readonly number[], segment: number): BoardShape {
  let first = 1;
  const stretches = legs.map(segments => {
    const leg = { first, last: first + segments * segment - 1, scenery: 'tunnel' as const };
    first = leg.last + 1;
    return leg;
  });
  return { legs: stretches, segment, start: 'cell', goal: 'sloop' };
}

function placesOf({ spaces, places }: BoardLayout): readonly (readonly [string, Rect])[] {
  return [...spaces.map((rect, i) => [`space ${i + 1}`, rect] as const), ...Object.entries(places)];
}

const overlap = (a: Rect, b: Rect) =>
  Math.min(a.x + a.width, b.x + b.width) - Math.max(a.x, b.x) > 0.01 &&
  Math.min(a.y + a.height, b.y + b.height) - Math.max(a.y, b.y) > 0.01;

export const isInside = ({ x, y, width, height }: Rect, within: Rect) =>
  x >= within.x - 0.01 &&
  y >= within.y - 0.01 &&
  x + width <= within.x + within.width + 0.01 &&
  y + height <= within.y + within.height + 0.01;

/** `more` checks what is special about these boards. */
export function checkLayouts(
  shapes: { readonly [name: string]: BoardShape },
  more?: (layout: BoardLayout) => void,
): void {
  describe.each(Object.entries(shapes))('%s', (_, shape) => {
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

      it('has spaces that are square, or a little taller', () => {
        for (const { width, height } of layout.spaces) {
          expect(height / width).toBeGreaterThanOrEqual(0.999);
          expect(height / width).toBeLessThanOrEqual(1.3);
        }
      });

      it('shows every place', () => {
        const known = [...Object.keys(layout.places), ...Object.keys(layout.docks)];
        expect((shape.places ?? []).filter(place => !known.includes(place))).toEqual([]);
      });

      if (more) it('has what is special about it', () => more(layout));
    });
  });
}
