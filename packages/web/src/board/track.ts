/** The way that a piece takes on the board, and which place a point of the board belongs to. */
import type { Place } from '@cartagena/engine';
import type { Point, Rect } from './geometry.ts';
import { type BoardLayout, rectOf } from './layout.ts';
import type { Moorings } from './model.ts';
import { isSpace } from './places.ts';

/**
 * From one place to another along the track, past every space in between. Between two stretches it leads over the bridge, or in a
 * straight line where there is none. `from` and `to` are where exactly the piece stands at both ends.
 */
export function wayBetween(layout: BoardLayout, journey: readonly [Place, Place], from: Point, to: Point): Point[] {
  const [first, last] = journey;
  const { bridge } = layout;
  const a = spaceBeside(layout, first, last);
  const b = spaceBeside(layout, last, first);
  if (a === undefined || b === undefined || (!bridge && sideOf(layout, a) !== sideOf(layout, b))) return [from, to];
  const between: Point[] = [];
  const step = a <= b ? 1 : -1;
  const liesAtBridge = (place: Place) => typeof place === 'string' && isSpace(place);
  if (bridge && liesAtBridge(first)) between.push(middle(bridge));
  for (let n = a; n !== b + step; n += step) {
    if (n !== first && n !== last) between.push(middle(layout.spaces[n - 1]));
    if (bridge && n !== b && sideOf(layout, n) !== sideOf(layout, n + step)) between.push(middle(bridge));
  }
  if (bridge && liesAtBridge(last)) between.push(middle(bridge));
  return [from, ...between, to];
}

/** Where pirates stand on a space, in its middle. */
const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height * 0.75 });

/** The space where a place joins the path, on the side of the other end of the way; undefined: it does not. */
function spaceBeside(layout: BoardLayout, place: Place, other: Place): number | undefined {
  if (typeof place === 'number') return place;
  if (place === 'start') return 1;
  if (place === 'goal') return layout.spaces.length;
  const [before, after] = layout.stretches;
  if (!after || !layout.joining.includes(place)) return undefined;
  const isBefore = other === 'start' || (typeof other === 'number' && other <= before.last);
  return isBefore ? before.last : after.first;
}

const sideOf = ({ stretches }: BoardLayout, space: number): 0 | 1 => (space <= stretches[0].last ? 0 : 1);

/** A touch beside a space counts for it, up to half of the gap. */
const SLACK = 4;

export function placeAt(layout: BoardLayout, moorings: Moorings, { x, y }: Point): Place | undefined {
  const named = [...Object.keys(layout.places), ...Object.keys(layout.docks).filter(place => moorings[place])];
  const places: Place[] = [...layout.spaces.map((_, i) => i + 1), ...(named as Place[])];
  return places.find(place => {
    const rect = rectOf(layout, place, moorings);
    return (
      x >= rect.x - SLACK &&
      x <= rect.x + rect.width + SLACK &&
      y >= rect.y - SLACK &&
      y <= rect.y + rect.height + SLACK
    );
  });
}
