/** Points, rectangles and cells: what the layout of a board is made of. */

export interface Point {
  readonly x: number;
  readonly y: number;
}

export interface Rect extends Point {
  readonly width: number;
  readonly height: number;
}

/** Columns are counted from the left, rows from the top. */
export interface Cell {
  readonly column: number;
  readonly row: number;
}

export const clamp = (low: number, value: number, high: number): number => Math.min(high, Math.max(low, value));

export const inset = ({ x, y, width, height }: Rect, dx: number, dy: number): Rect => ({
  x: x + dx,
  y: y + dy,
  width: width - 2 * dx,
  height: height - 2 * dy,
});

const SPLIT_GAP = 6;

/** Equal parts along the longer side: from the left, or from the bottom. */
export function split({ x, y, width, height }: Rect, count: number): readonly Rect[] {
  const isWide = width >= height;
  const size = ((isWide ? width : height) - (count - 1) * SPLIT_GAP) / count;
  return Array.from({ length: count }, (_, i) =>
    isWide
      ? { x: x + i * (size + SPLIT_GAP), y, width: size, height }
      : { x, y: y + (count - 1 - i) * (size + SPLIT_GAP), width, height: size },
  );
}

/** As the style of an element. */
export const box = ({ x, y, width, height }: Rect) => ({
  left: `${x}px`,
  top: `${y}px`,
  width: `${width}px`,
  height: `${height}px`,
});
