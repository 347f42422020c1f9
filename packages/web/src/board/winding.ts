/** How the path breaks into rows of so many columns, in units: left to right and back, with a band of water between two stretches. */
import type { BoardShape } from './model.ts';

export const RAFT_LENGTH = 5;

/** Heights of what lies between stretches, in rows. */
const BOAT_BAND = 1.2;
const RAFT_BAND = { 1: 1.3, 2: 2.25 } as const;

/** Columns are counted from the left, rows from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

/** A stretch of path without water in it: a leg, or what lies on one side of the wharf. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly scenery: BoardShape['legs'][number]['scenery'];
  /** First and last space of each row. */
  readonly rows: readonly (readonly [first: number, last: number])[];
}

/** A raft in its band: the column of each of its spaces, the one next to the wharf first. */
export interface RaftColumns {
  readonly columns: readonly number[];
  /** From the top of the band. */
  readonly row: number;
}

interface Band {
  readonly row: number;
  readonly rows: number;
  readonly rafts?: readonly [RaftColumns, RaftColumns];
}

export interface Winding {
  readonly columns: number;
  /** All rows and bands together. */
  readonly rows: number;
  /** The cell of space n is at n − 1. */
  readonly cells: readonly Cell[];
  readonly stretches: readonly Stretch[];
  readonly band?: Band;
}

/** Undefined: what lies at the wharf has no room like this. */
export function wind(shape: BoardShape, columns: number): Winding | undefined {
  const [before, after] = stretchesOf(shape);
  const first = windStretch(before, columns, { column: 0, row: 0 }, 1);
  const rows = first.stretch.rows.length;
  if (!after) return { columns, rows, cells: first.cells, stretches: [first.stretch] };
  const across = acrossOf(after, columns);
  const end = first.cells.at(-1)!.column;
  const crossing = shape.wharfAfter === undefined ? crossByBoat(end, columns) : crossByWharf(end, columns, across);
  if (!crossing) return undefined;
  const band: Band = { row: rows, ...crossing.band };
  const second = windStretch(after, columns, { column: crossing.begin, row: rows + band.rows }, crossing.step);
  return {
    columns,
    rows: rows + band.rows + second.stretch.rows.length,
    cells: [...first.cells, ...second.cells],
    stretches: [first.stretch, second.stretch],
    band,
  };
}

type Bare = Omit<Stretch, 'rows'>;

function stretchesOf({ legs, wharfAfter }: BoardShape): readonly Bare[] {
  if (wharfAfter === undefined) return legs;
  return legs.flatMap(({ first, last, scenery }) => [
    { first, last: wharfAfter, scenery },
    { first: wharfAfter + 1, last, scenery },
  ]);
}

/** As many spaces on each row as make all rows as long as each other. */
function acrossOf({ first, last }: Bare, columns: number): number {
  const length = last - first + 1;
  return Math.ceil(length / Math.ceil(length / columns));
}

type Step = 1 | -1;

function windStretch(bare: Bare, columns: number, begin: Cell, step: Step) {
  const across = acrossOf(bare, columns);
  const cells: Cell[] = [];
  const rows: [number, number][] = [];
  let [column, direction] = [begin.column, step];
  for (let from = bare.first; from <= bare.last; from += across) {
    const to = Math.min(from + across - 1, bare.last);
    for (let n = from; n <= to; n++)
      cells.push({ column: column + direction * (n - from), row: begin.row + rows.length });
    rows.push([from, to]);
    column += direction * (across - 1);
    direction = -direction as Step;
  }
  return { cells, stretch: { ...bare, rows } };
}

interface Crossing {
  readonly begin: number;
  readonly step: Step;
  readonly band: Omit<Band, 'row'>;
}

/** The boat crosses the whole width: the second leg begins where the first one did not end. */
function crossByBoat(end: number, columns: number): Crossing {
  const step = end * 2 >= columns - 1 ? 1 : -1;
  return { begin: step > 0 ? 0 : columns - 1, step, band: { rows: BOAT_BAND } };
}

/** The path goes straight on past the wharf. */
function crossByWharf(end: number, columns: number, across: number): Crossing | undefined {
  const step = end + across <= columns ? 1 : -1;
  const rafts = raftsFrom(end, columns);
  if (!rafts || (step < 0 && end - across + 1 < 0)) return undefined;
  return { begin: end, step, band: { rows: RAFT_BAND[rafts[1].row > 0 ? 2 : 1], rafts } };
}

/** In one row if there is room, else one below the other. */
function raftsFrom(wharf: number, columns: number): Band['rafts'] {
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
