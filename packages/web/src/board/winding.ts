/** How the path breaks into rows of a number of columns: left to right and back, with a band between two stretches that a variant fills. */
import { VARIANT_BOARDS } from '../variants/board.ts';
import type { Crossing, WindingDirection } from '../variants/board-traits.ts';
import type { Cell } from './geometry.ts';
import type { BoardShape, Scenery } from './model.ts';

/** A part of the path without a gap. */
export interface Stretch {
  readonly first: number;
  readonly last: number;
  readonly scenery: Scenery;
  /** First and last space of each row. */
  readonly rows: readonly (readonly [first: number, last: number])[];
}

/** What lies between two stretches. */
interface Band {
  readonly row: number;
  readonly crossing: Crossing;
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

/** Undefined: what lies between the stretches has no room like this. */
export function wind(shape: BoardShape, columns: number): Winding | undefined {
  const [before, after] = stretchesOf(shape);
  const first = windStretch(before, columns, { column: 0, row: 0 }, 1);
  const rows = first.stretch.rows.length;
  if (!after) return { columns, rows, cells: first.cells, stretches: [first.stretch] };
  const end = first.cells.at(-1)!.column;
  const cross = shape.gap && VARIANT_BOARDS[shape.gap.by]?.cross;
  const crossing = (cross ?? goOnBelow)(end, columns, acrossOf(after, columns));
  if (!crossing) return undefined;
  const second = windStretch(after, columns, { column: crossing.begin, row: rows + crossing.rows }, crossing.step);
  return {
    columns,
    rows: rows + crossing.rows + second.stretch.rows.length,
    cells: [...first.cells, ...second.cells],
    stretches: [first.stretch, second.stretch],
    band: { row: rows, crossing },
  };
}

/** Nothing lies between the stretches: the second begins below the end of the first. */
function goOnBelow(end: number, columns: number, across: number): Crossing | undefined {
  const step = end + across <= columns ? 1 : -1;
  return step < 0 && end - across + 1 < 0 ? undefined : { begin: end, step, rows: 0 };
}

type Bare = Omit<Stretch, 'rows'>;

function stretchesOf({ legs, gap }: BoardShape): readonly Bare[] {
  if (gap === undefined) return legs;
  return legs.flatMap(({ first, last, scenery }) =>
    first <= gap.after && gap.after < last
      ? [
          { first, last: gap.after, scenery },
          { first: gap.after + 1, last, scenery },
        ]
      : [{ first, last, scenery }],
  );
}

/** As many spaces on each row as make all rows as long as each other. */
function acrossOf({ first, last }: Bare, columns: number): number {
  const length = last - first + 1;
  return Math.ceil(length / Math.ceil(length / columns));
}

function windStretch(bare: Bare, columns: number, begin: Cell, step: WindingDirection) {
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
    direction = -direction as WindingDirection;
  }
  return { cells, stretch: { ...bare, rows } };
}
