/**
 * Where everything lies on a board of a given size. The path winds in rows, left to right and back. Of all ways to break it
 * into rows, the one with the largest spaces is taken, so nothing is ever scrolled.
 */
import type { Berth } from '@cartagena/engine';
import type { BoardShape } from './model.ts';
import { type Cell, RAFT_LENGTH, type RaftColumns, type Stretch, type Winding, wind } from './winding.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export interface BoardLayout {
  readonly width: number;
  readonly height: number;
  readonly columns: number;
  /** The space with number n is at n − 1. */
  readonly spaces: readonly Rect[];
  readonly stretches: readonly Stretch[];
  readonly start: Rect;
  readonly goal: Rect;
  /** The water between two legs, and where the boat docks. */
  readonly boat?: { readonly water: Rect; readonly near: Rect; readonly far: Rect };
  readonly wharf?: {
    readonly water: Rect;
    readonly place: Rect;
    readonly rafts: { readonly [B in Berth]: { readonly body: Rect; readonly spaces: readonly Rect[] } };
    /** Those who are away on a raft. */
    readonly sea: Rect;
  };
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

const clamp = (low: number, value: number, high: number) => Math.min(high, Math.max(low, value));

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
  const { columns, pitch, space, ends, band, goalIsLeft } = plan;
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
  const water = band && {
    x: grid.x,
    y: grid.y + band.row * pitch.y,
    width: grid.width,
    height: band.rows * pitch.y,
  };
  const layout = { width, height, columns, spaces, stretches: plan.stretches, start, goal };
  if (!water) return layout;
  const [before, after] = [spaces[plan.stretches[0].last - 1], spaces[plan.stretches[1].first - 1]];
  if (shape.wharfAfter === undefined) return { ...layout, boat: docks(water, before, after) };
  const [home, sea] = halves(goal);
  const raftOf = (i: number) => raftAt(band.rafts![i], band.row, at, plan);
  const jetty = inset(water, 0, pitch.y * 0.08);
  return {
    ...layout,
    goal: home,
    wharf: {
      water,
      place: { ...jetty, x: before.x, width: before.width },
      rafts: { white: raftOf(0), orange: raftOf(1) },
      sea,
    },
  };
}

const inset = ({ x, y, width, height }: Rect, dx: number, dy: number): Rect => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

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

/** Splits a rectangle across its longer side. */
function halves({ x, y, width, height }: Rect): readonly [Rect, Rect] {
  if (width >= height) {
    const half = (width - 6) / 2;
    return [
      { x, y, width: half, height },
      { x: x + half + 6, y, width: half, height },
    ];
  }
  const half = (height - 6) / 2;
  return [
    { x, y: y + half + 6, width, height: half },
    { x, y, width, height: half },
  ];
}

function docks(water: Rect, before: Rect, after: Rect): NonNullable<BoardLayout['boat']> {
  const height = water.height * 0.8;
  const width = Math.min(height * 2.4, water.width * 0.44, 230);
  const dock = (shore: Rect, y: number): Rect => ({
    x: clamp(water.x, shore.x + shore.width / 2 - width / 2, water.x + water.width - width),
    y,
    width,
    height,
  });
  return { water, near: dock(before, water.y), far: dock(after, water.y + water.height - height) };
}

function raftAt({ columns, row }: RaftColumns, bandRow: number, at: (cell: Cell) => Rect, { pitch, space }: Plan) {
  // Half of what the band is taller than its rows lies above them.
  const spaces = columns.map(column => at({ column, row: bandRow + row + 0.13 }));
  const first = spaces.reduce((a, b) => (a.x < b.x ? a : b));
  const edge = Math.min((pitch.x - space.width) / 2, (pitch.y - space.height) / 2 - 1, 6);
  return {
    spaces,
    body: {
      x: first.x - edge,
      y: first.y - edge,
      width: (RAFT_LENGTH - 1) * pitch.x + space.width + 2 * edge,
      height: space.height + 2 * edge,
    },
  };
}
