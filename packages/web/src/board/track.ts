/** The way that a piece takes on the board, and which place a point of the board belongs to. */
import type { Place } from '@cartagena/engine';
import { berthOf } from './diff.ts';
import type { BoardLayout, Rect } from './layout.ts';

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Where a place lies. The boat is a place wherever it docks. */
export function rectOf(layout: BoardLayout, place: Place, boat: 'near' | 'far' = 'near'): Rect {
  if (typeof place === 'number') return layout.spaces[place - 1];
  switch (place) {
    case 'start':
      return layout.start;
    case 'goal':
      return layout.goal;
    case 'boat':
      return layout.boat![boat];
    case 'wharf':
      return layout.wharf!.place;
    case 'sea':
      return layout.wharf!.sea;
    default:
      return layout.wharf!.rafts[berthOf(place)!].spaces[Number(place.at(-1)) - 1];
  }
}

/**
 * From one place to another along the track, past every space in between; the boat's water is crossed in a straight line.
 * `from` and `to` are where exactly the piece stands at both ends.
 */
export function wayBetween(layout: BoardLayout, journey: readonly [Place, Place], from: Point, to: Point): Point[] {
  const [first, last] = journey;
  const a = spaceBeside(layout, first, last);
  const b = spaceBeside(layout, last, first);
  if (a === undefined || b === undefined || (layout.boat && sideOf(layout, a) !== sideOf(layout, b))) return [from, to];
  const between: Point[] = [];
  const step = a <= b ? 1 : -1;
  if (berthOf(first)) between.push(middle(layout.wharf!.place));
  for (let n = a; n !== b + step; n += step) {
    if (n !== first && n !== last) between.push(middle(layout.spaces[n - 1]));
    if (layout.wharf && n !== b && sideOf(layout, n) !== sideOf(layout, n + step))
      between.push(middle(layout.wharf.place));
  }
  if (berthOf(last)) between.push(middle(layout.wharf!.place));
  return [from, ...between, to];
}

/** Where pirates stand on a space, in its middle. */
const middle = ({ x, y, width, height }: Rect): Point => ({ x: x + width / 2, y: y + height * 0.75 });

/** The space where a place joins the path, on the side of where one comes from or goes to; undefined: it does not. */
function spaceBeside(layout: BoardLayout, place: Place, other: Place): number | undefined {
  if (typeof place === 'number') return place;
  if (place === 'start') return 1;
  if (place === 'goal') return layout.spaces.length;
  if (place === 'sea') return undefined;
  const [before, after] = layout.stretches;
  const isBefore = other === 'start' || (typeof other === 'number' && other <= before.last);
  return isBefore ? before.last : after.first;
}

const sideOf = ({ stretches }: BoardLayout, space: number): number => (space <= stretches[0].last ? 0 : 1);

/** A touch beside a space counts for it, up to half of the gap. */
const SLACK = 4;

export function placeAt(layout: BoardLayout, boat: 'near' | 'far' | undefined, { x, y }: Point): Place | undefined {
  const places: Place[] = [...layout.spaces.map((_, i) => i + 1), 'start', 'goal'];
  if (boat) places.push('boat');
  if (layout.wharf)
    for (const berth of ['white', 'orange'] as const)
      for (const n of [1, 2, 3, 4, 5] as const) places.push(`${berth}${n}`);
  if (layout.wharf) places.push('wharf', 'sea');
  return places.find(place => {
    const rect = rectOf(layout, place, boat);
    return (
      x >= rect.x - SLACK &&
      x <= rect.x + rect.width + SLACK &&
      y >= rect.y - SLACK &&
      y <= rect.y + rect.height + SLACK
    );
  });
}
