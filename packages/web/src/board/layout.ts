/**
 * Where everything lies on a board of a given size. The path winds in rows, left to right and back. Of all ways to break it
 * into rows, the one with the largest spaces is taken, so nothing is ever scrolled.
 */
import type { Berth } from '@cartagena/engine';
import type { BoardShape } from './model.ts';

export interface Rect {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

export const RAFT_LENGTH = 5;

/** A stretch of path without water in it: a leg, or what lies on one side of the wharf. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly scenery: BoardShape['legs'][number]['scenery'];
  /** First and last space of each row. */
  readonly rows: readonly (readonly [first: number, last: number])[];
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

/** Heights of what lies between stretches, in rows. */
const BOAT_BAND = 1.2;
const RAFT_BAND = { 1: 1.3, 2: 2.25 } as const;

export function layOut(shape: BoardShape, width: number, height: number): BoardLayout {
  const plans = plansFor(shape, width, height);
  const best = plans.reduce((best, plan) => (plan.worth > best.worth ? plan : best));
  return place(shape, best, width, height);
}

/** Start and goal above and below the path, or beside it. */
type Ends = 'above-below' | 'beside';

/** Columns are counted from the left, rows from the top. */
interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A way to break the path into rows. Rows count in units, bands between stretches included. */
interface Plan {
  readonly columns: number;
  readonly ends: Ends;
  readonly cells: readonly Cell[];
  readonly stretches: readonly Stretch[];
  readonly rows: number;
  /** Where the band below the first stretch begins, and where the rafts lie in it. */
  readonly band?: { readonly row: number; readonly rows: number; readonly raftColumns?: readonly RaftColumns[] };
  readonly goalIsLeft: boolean;
  readonly space: { readonly width: number; readonly height: number };
  readonly pitch: { readonly x: number; readonly y: number };
  readonly worth: number;
}

interface RaftColumns {
  readonly columns: readonly number[];
  /** Offset from the top of the band, in rows. */
  readonly row: number;
}

function plansFor(shape: BoardShape, width: number, height: number): Plan[] {
  const total = shape.legs.at(-1)!.last;
  const plans: Plan[] = [];
  for (let columns = Math.min(total, shape.wharfAfter ? RAFT_LENGTH + 1 : 3); columns <= total; columns++)
    for (const ends of ['above-below', 'beside'] as const) {
      const plan = planFor(shape, columns, ends, width, height);
      if (plan) plans.push(plan);
    }
  return plans;
}

function planFor(shape: BoardShape, columns: number, ends: Ends, width: number, height: number): Plan | undefined {
  const cells: Cell[] = [];
  const stretches: Stretch[] = [];
  let row = 0;
  let begin = 0;
  let step = 1;
  let band: Plan['band'];
  let isRagged = false;
  for (const { first, last, scenery } of stretchesOf(shape)) {
    const length = last - first + 1;
    const rowCount = Math.ceil(length / columns);
    const across = Math.ceil(length / rowCount);
    isRagged ||= length % across > 0;
    if (stretches.length > 0) {
      const from = cells.at(-1)!.column;
      if (shape.wharfAfter === undefined) {
        // The boat crosses the whole width: the second leg begins where the first one did not end.
        step = from * 2 >= columns - 1 ? 1 : -1;
        begin = step > 0 ? 0 : columns - 1;
        band = { row, rows: BOAT_BAND };
      } else {
        step = from + across <= columns ? 1 : -1;
        begin = from;
        if (step < 0 && from - across + 1 < 0) return undefined;
        const raftColumns = raftsFrom(from, columns);
        if (!raftColumns) return undefined;
        band = { row, rows: raftColumns[1].row > 0 ? RAFT_BAND[2] : RAFT_BAND[1], raftColumns };
      }
      row += band.rows;
    }
    const rows: [number, number][] = [];
    for (let r = 0; r < rowCount; r++) {
      const onRow = Math.min(across, length - r * across);
      rows.push([first + r * across, first + r * across + onRow - 1]);
      for (let i = 0; i < onRow; i++) cells.push({ column: begin + step * i, row: row + r });
      begin += step * (across - 1);
      step = -step;
    }
    row += rowCount;
    stretches.push({ first, last, scenery, rows });
  }
  const goalIsLeft = cells.at(-1)!.column * 2 < columns - 1;
  const { sideWidth, endHeight } = endSizes(width, height);
  const sides = ends === 'beside' ? sideWidth * (goalIsLeft ? 1 : 2) : 0;
  const strips = ends === 'above-below' ? endHeight * 2 : 0;
  const pitch = {
    x: (width - 2 * MARGIN - sides) / columns,
    y: (height - 2 * MARGIN - strips) / row,
  };
  const space = spaceWithin(pitch);
  const wholeSegments = stretches.every(({ rows }) => (rows[0][1] - rows[0][0] + 1) % shape.segment === 0);
  return {
    columns,
    ends,
    cells,
    stretches,
    rows: row,
    ...(band ? { band } : {}),
    goalIsLeft,
    space,
    pitch: { x: Math.min(pitch.x, space.width * 1.22), y: Math.min(pitch.y, space.height * 1.36) },
    worth: space.width * (isRagged ? 0.9 : 1) * (wholeSegments ? 1.08 : 1),
  };
}

function stretchesOf(shape: BoardShape): readonly Omit<Stretch, 'rows'>[] {
  const { wharfAfter } = shape;
  if (wharfAfter === undefined) return shape.legs;
  return shape.legs.flatMap(({ first, last, scenery }) => [
    { first, last: wharfAfter, scenery },
    { first: wharfAfter + 1, last, scenery },
  ]);
}

/** The columns of both rafts, the space next to the wharf first: in one row if there is room, else one below the other. */
function raftsFrom(wharf: number, columns: number): readonly [RaftColumns, RaftColumns] | undefined {
  const isLeft = wharf * 2 < columns;
  const room = isLeft ? columns - 1 - wharf : wharf;
  const step = isLeft ? 1 : -1;
  const run = (after: number) => Array.from({ length: RAFT_LENGTH }, (_, i) => wharf + step * (after + i));
  if (room >= 2 * RAFT_LENGTH + 1)
    return [
      { columns: run(1.2), row: 0 },
      { columns: run(1.2 + RAFT_LENGTH + 0.6), row: 0 },
    ];
  if (room < RAFT_LENGTH) return undefined;
  return [
    { columns: run(1), row: 0 },
    { columns: run(1), row: 1 },
  ];
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
  const raftOf = (i: number) => raftAt(band.raftColumns![i], band.row, at, plan);
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
