/**
 * Where everything lies on a board of a given size. The path winds in rows, left to right and back. Of all ways to break it
 * into rows, the one with the largest spaces is taken, so nothing is ever scrolled.
 */
import { type Cell, clamp, type Rect, split } from './geometry.ts';
import type { BoardShape, Moorings } from './model.ts';
import { type Stretch, type Winding, wind } from './winding.ts';

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** The space with number n is at n − 1. */
  readonly spaces: readonly Rect[];
  readonly stretches: readonly Stretch[];
  /** Places that are no numbered spaces of the path: start, goal, and those of variants. */
  readonly places: { readonly [place: string]: Rect };
  /** Places that move: where they can be. */
  readonly docks: { readonly [place: string]: { readonly [dock: string]: Rect } };
  /** Places that lie between the two stretches. */
  readonly joining: readonly string[];
  /** The water between two stretches. */
  readonly water?: Rect;
  /** Where pirates walk from one stretch to the other; left out: they cross in a straight line. */
  readonly bridge?: Rect;
  /** What variants draw around their places, by names that they know. */
  readonly frames: { readonly [name: string]: Rect };
}

/** Where a place lies. A place that the layout does not know is at the goal. */
export function rectOf(layout: BoardLayout, place: string | number, moorings: Moorings = {}): Rect {
  if (typeof place === 'number') return layout.spaces[place - 1];
  return layout.docks[place]?.[moorings[place]] ?? layout.places[place] ?? layout.places.goal;
}

const MARGIN = 4;
/** A space is a little taller than wide, or square where room is short. */
const TALLEST = 1.28;
const SQUATTEST = 1;
const LARGEST = 150;
/** A fingertip. Below that, nothing counts but size. */
const LEAST = 44;
/** No side of a board is shorter: what is left over lies outside the window. */
const SHORTEST = 150;

export function layOut(shape: BoardShape, width: number, height: number): BoardLayout {
  const room = [Math.max(width, SHORTEST), Math.max(height, SHORTEST)] as const;
  const best = plansFor(shape, ...room).reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  return place(shape, best, ...room);
}

/** Start and goal above and below the path, where room is short in thin strips, or beside it. */
const ENDS = ['above-below', 'thin', 'beside'] as const;
type Ends = (typeof ENDS)[number];

/** A way to break the path into rows, with the size of its spaces here. */
interface Plan extends Winding {
  /** How wide places beside the path are, and how high those above and below it; 0: there are none. */
  readonly side: number;
  readonly strip: number;
  readonly goalIsLeft: boolean;
  /** How far the first stretch lies to the right of the second: start and goal share the width of one side. */
  readonly shift: number;
  readonly space: { readonly width: number; readonly height: number };
  /** From one space to the next. */
  readonly pitch: { readonly x: number; readonly y: number };
  readonly worth: number;
}

const FEWEST_COLUMNS = 3;

function plansFor(shape: BoardShape, width: number, height: number): Plan[] {
  const total = shape.legs.at(-1)!.last;
  return Array.from({ length: total - FEWEST_COLUMNS + 1 }, (_, i) => wind(shape, FEWEST_COLUMNS + i))
    .filter(winding => winding !== undefined)
    .flatMap(winding => ENDS.map(ends => planFor(shape, winding, ends, width, height)));
}

function planFor(shape: BoardShape, winding: Winding, ends: Ends, width: number, height: number): Plan {
  const { columns, rows, cells, stretches, band } = winding;
  const goalIsLeft = cells.at(-1)!.column * 2 < columns - 1;
  const side = ends === 'beside' ? clamp(56, width * 0.13, 180) : 0;
  const strip = ends === 'beside' ? 0 : ends === 'thin' ? 24 : clamp(30, height * 0.085, 84);
  const shift = !goalIsLeft && band?.crossing.isFree ? side : 0;
  const sides = goalIsLeft || shift > 0 ? side : side * 2;
  const pitch = { x: (width - 2 * MARGIN - sides) / columns, y: (height - 2 * MARGIN - strip * 2) / rows };
  const space = spaceWithin(pitch);
  const lengths = stretches.flatMap(({ rows }) => rows.map(([first, last]) => last - first + 1));
  const isEven = stretches.every(
    ({ rows: [[first, last]], ...all }) => (all.last - all.first + 1) % (last - first + 1) === 0,
  );
  const wholeSegments = lengths.every(length => length % shape.segment === 0);
  return {
    ...winding,
    side,
    strip,
    goalIsLeft,
    shift,
    space,
    pitch: { x: Math.min(pitch.x, space.width * 1.22), y: Math.min(pitch.y, space.height * 1.36) },
    // Rows of equal length, and of whole segments, are worth a little size.
    worth:
      space.width < LEAST
        ? space.width
        : LEAST + space.width * (isEven ? 1.1 : 1) * (wholeSegments ? 1.08 : 1) * (ends === 'thin' ? 0.8 : 1),
  };
}

function spaceWithin(pitch: { readonly x: number; readonly y: number }): Plan['space'] {
  const room = {
    width: Math.min(pitch.x - gapIn(pitch.x, 0.1), LARGEST),
    height: pitch.y - gapIn(pitch.y, 0.15),
  };
  const width = Math.min(room.width, room.height / SQUATTEST);
  return { width, height: Math.min(room.height, width * TALLEST) };
}

/** Between two spaces: a part of the pitch, less where room is short. */
const gapIn = (pitch: number, part: number): number => Math.max(3, Math.min(pitch * part, (pitch - 34) / 4));

function place(shape: BoardShape, plan: Plan, width: number, height: number): BoardLayout {
  const { columns, pitch, space, side, strip, goalIsLeft, shift } = plan;
  const gridWidth = columns * pitch.x;
  const gridHeight = plan.rows * pitch.y;
  const rightSide = goalIsLeft || shift > 0 ? 0 : side;
  const grid: Rect = {
    x: (width - gridWidth - side - rightSide) / 2 + side,
    y: (height - gridHeight - 2 * strip) / 2 + strip,
    width: gridWidth,
    height: gridHeight,
  };
  const at = ({ column, row }: Cell): Rect => ({
    x: grid.x + (column + 0.5) * pitch.x - space.width / 2,
    y: grid.y + (row + 0.5) * pitch.y - space.height / 2,
    ...space,
  });
  const isShifted = (i: number) => shift > 0 && i >= plan.stretches[1].first - 1;
  const spaces = plan.cells.map((cell, i) => {
    const rect = at(cell);
    return isShifted(i) ? { ...rect, x: rect.x - shift } : rect;
  });
  const band = plan.band && {
    x: grid.x - shift,
    y: grid.y + plan.band.row * pitch.y,
    width: grid.width + shift,
    height: plan.band.crossing.rows * pitch.y,
  };
  const { start, goal } = side === 0 ? endsAboveBelow(grid, strip) : endsBeside(grid, plan, band);
  const [before, after] = plan.stretches;
  const crossed =
    band &&
    plan.band.crossing.place?.({
      band,
      row: plan.band.row,
      before: spaces[before.last - 1],
      after: spaces[after.first - 1],
      space,
      pitch,
      at,
    });
  // Places that nothing lays out take their room from the goal.
  const known = { ...crossed?.places, ...crossed?.docks };
  const rest = (shape.places ?? []).filter(place => known[place] === undefined);
  const [home, ...others] = split(goal, 1 + rest.length);
  return {
    width,
    height,
    columns,
    spaces,
    stretches: plan.stretches,
    places: {
      start,
      goal: home,
      ...Object.fromEntries(rest.map((place, i) => [place, others[i]])),
      ...crossed?.places,
    },
    docks: crossed?.docks ?? {},
    joining: Object.keys(known),
    ...(crossed?.water ? { water: crossed.water } : {}),
    ...(crossed?.bridge ? { bridge: crossed.bridge } : {}),
    frames: crossed?.frames ?? {},
  };
}

function endsAboveBelow(grid: Rect, height: number) {
  const strip = { x: grid.x, width: grid.width, height: height - 4 };
  return { start: { ...strip, y: grid.y - height }, goal: { ...strip, y: grid.y + grid.height + 4 } };
}

function endsBeside(grid: Rect, { side, goalIsLeft, shift }: Plan, band: Rect | undefined) {
  const width = side - 8;
  const left = grid.x - side;
  const bottom = grid.y + grid.height;
  const half = (grid.height - 8) / 2;
  const height = goalIsLeft ? half : Math.min(grid.height, Math.max(half, 180));
  const end = (x: number, top: number, height: number): Rect => ({ x, y: top, width, height });
  if (shift > 0 && band) {
    const top = band.y + band.height;
    return {
      start: end(left, grid.y, band.y - grid.y - 4),
      goal: end(grid.x + grid.width - shift + 8, top + 4, bottom - top - 4),
    };
  }
  return {
    start: end(left, grid.y, height),
    goal: end(goalIsLeft ? left : grid.x + grid.width + 8, bottom - height, height),
  };
}
