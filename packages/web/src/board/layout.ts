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

const MARGIN = 6;
/** A space is a little taller than wide. */
const TALLEST = 1.28;
const SQUATTEST = 1.04;
const LARGEST = 104;

export function layOut(shape: BoardShape, width: number, height: number): BoardLayout {
  const plans = plansFor(shape, width, height);
  const best = plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  return place(shape, best, width, height);
}

/** Start and goal above and below the path, or beside it. */
const ENDS = ['above-below', 'beside'] as const;

/** A way to break the path into rows, with the size of its spaces here. */
interface Plan extends Winding {
  readonly ends: (typeof ENDS)[number];
  readonly goalIsLeft: boolean;
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

function planFor(shape: BoardShape, winding: Winding, ends: Plan['ends'], width: number, height: number): Plan {
  const { columns, rows, cells, stretches } = winding;
  const goalIsLeft = cells.at(-1)!.column * 2 < columns - 1;
  const { sideWidth, endHeight } = endSizes(width, height);
  const sides = ends === 'beside' ? sideWidth * (goalIsLeft ? 1 : 2) : 0;
  const strips = ends === 'above-below' ? endHeight * 2 : 0;
  const pitch = { x: (width - 2 * MARGIN - sides) / columns, y: (height - 2 * MARGIN - strips) / rows };
  const space = spaceWithin(pitch);
  const lengths = stretches.flatMap(({ rows }) => rows.map(([first, last]) => last - first + 1));
  const isEven = stretches.every(
    ({ rows: [[first, last]], ...all }) => (all.last - all.first + 1) % (last - first + 1) === 0,
  );
  const wholeSegments = lengths.every(length => length % shape.segment === 0);
  return {
    ...winding,
    ends,
    goalIsLeft,
    space,
    pitch: { x: Math.min(pitch.x, space.width * 1.22), y: Math.min(pitch.y, space.height * 1.36) },
    // Rows of equal length, and of whole segments, are worth a little size.
    worth: space.width * (isEven ? 1 : 0.9) * (wholeSegments ? 1.08 : 1),
  };
}

function endSizes(width: number, height: number) {
  return { sideWidth: clamp(80, width * 0.12, 150), endHeight: clamp(40, height * 0.09, 76) };
}

function spaceWithin(pitch: { readonly x: number; readonly y: number }): Plan['space'] {
  const room = {
    width: Math.min(pitch.x - Math.max(3, pitch.x * 0.1), LARGEST),
    height: pitch.y - Math.max(5, pitch.y * 0.15),
  };
  const width = Math.min(room.width, room.height / SQUATTEST);
  return { width, height: Math.min(room.height, width * TALLEST) };
}

function place(shape: BoardShape, plan: Plan, width: number, height: number): BoardLayout {
  const { columns, pitch, space, ends, goalIsLeft } = plan;
  const { sideWidth, endHeight } = endSizes(width, height);
  const gridWidth = columns * pitch.x;
  const gridHeight = plan.rows * pitch.y;
  const leftSide = ends === 'beside' ? sideWidth : 0;
  const rightSide = ends === 'beside' && !goalIsLeft ? sideWidth : 0;
  const strip = ends === 'above-below' ? endHeight : 0;
  const grid: Rect = {
    x: (width - gridWidth - leftSide - rightSide) / 2 + leftSide,
    y: (height - gridHeight - 2 * strip) / 2 + strip,
    width: gridWidth,
    height: gridHeight,
  };
  const at = ({ column, row }: Cell): Rect => ({
    x: grid.x + (column + 0.5) * pitch.x - space.width / 2,
    y: grid.y + (row + 0.5) * pitch.y - space.height / 2,
    ...space,
  });
  const spaces = plan.cells.map(at);
  const { start, goal } =
    ends === 'above-below' ? endsAboveBelow(grid, strip) : endsBeside(grid, sideWidth, goalIsLeft);
  const band = plan.band && {
    x: grid.x,
    y: grid.y + plan.band.row * pitch.y,
    width: grid.width,
    height: plan.band.crossing.rows * pitch.y,
  };
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

function endsBeside(grid: Rect, sideWidth: number, goalIsLeft: boolean) {
  const width = sideWidth - 8;
  const left = grid.x - sideWidth;
  const half = (grid.height - 8) / 2;
  const height = goalIsLeft ? half : Math.min(grid.height, Math.max(half, 180));
  return {
    start: { x: left, y: grid.y, width, height },
    goal: {
      x: goalIsLeft ? left : grid.x + grid.width + 8,
      y: grid.y + grid.height - height,
      width,
      height,
    },
  };
}
