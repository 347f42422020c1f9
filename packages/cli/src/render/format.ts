/** Numbers and tables as text. */

export const percent = (share: number): string => `${(100 * share).toFixed(1)} %`;
export const percentRange = ([low, high]: readonly [low: number, high: number]): string =>
  `${(100 * low).toFixed(1)}–${(100 * high).toFixed(1)} %`;
/** Wins are whole unless some were shared. */
export const amount = (n: number): string => (Number.isInteger(n) ? String(n) : n.toFixed(1));
export const duration = (milliseconds: number): string =>
  milliseconds >= 100 ? `${milliseconds.toFixed(0)} ms` : `${milliseconds.toPrecision(2)} ms`;

/** `1:05`, `2:00:00` */
export function clock(milliseconds: number): string {
  const seconds = Math.ceil(milliseconds / 1000);
  const two = (n: number): string => String(n).padStart(2, '0');
  const minutes = Math.floor(seconds / 60);
  if (minutes < 60) return `${minutes}:${two(seconds % 60)}`;
  return `${Math.floor(minutes / 60)}:${two(minutes % 60)}:${two(seconds % 60)}`;
}

export interface TextTable {
  readonly head: readonly string[];
  readonly rows: readonly (readonly string[])[];
}

/** The first column is aligned to the left, the others to the right. */
export function formatTable({ head, rows }: TextTable): string {
  const widths = head.map((title, i) => Math.max(title.length, ...rows.map(row => row[i].length)));
  return [head, ...rows]
    .map(row =>
      row
        .map((cell, i) => (i === 0 ? cell.padEnd(widths[i]) : cell.padStart(widths[i])))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}
