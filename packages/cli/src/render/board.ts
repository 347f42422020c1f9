/** The board as text: the path in rows of one segment, with what the variants draw around it. */
import { EDITION, type GameConfig, SEAT_LETTERS, type View } from '@cartagena/engine';
import { variantWords } from '../variants/index.ts';
import type { BoardDrawing, BoardPen } from '../variants/variant.ts';
import { paint, paintSeat } from './seats.ts';

export interface BoardTextLayout {
  /** Columns for a space: its number, its icon and a gap. */
  readonly cellWidth: number;
  /** Leaves out empty lines. */
  readonly isCompact: boolean;
}

const DEFAULT_LAYOUT: BoardTextLayout = { cellWidth: 10, isCompact: false };
/** Columns of a cell around its icon. */
const CELL_PADDING = 4;
/** Lines of a screen in addition to rows of spaces and seats: start, goal, supply, and the choices. */
const OTHER_LINES = 20;

/** Whole icons where they fit, and empty lines between the rows where the screen is high enough. */
export function layoutFor(config: GameConfig, view: View, columns: number, rows: number): BoardTextLayout {
  const { icons } = EDITION[config.edition];
  const wanted = CELL_PADDING + Math.max(...icons.map(icon => icon.length));
  const cellWidth = Math.max(DEFAULT_LAYOUT.cellWidth, Math.min(wanted, Math.floor(columns / icons.length)));
  const height = (view.path.length / icons.length) * 3 + view.seats.length + OTHER_LINES;
  return { cellWidth, isCompact: rows < height };
}

export function drawBoard(config: GameConfig, view: View, layout = DEFAULT_LAYOUT): string {
  const rowLength = EDITION[config.edition].icons.length;
  const drawings = config.modules.flatMap(id => variantWords(id).board ?? []);
  const pen = makePen(config, view, drawings);
  const gap = layout.isCompact ? [] : [''];
  const lines = [pen.placeLine('Start', 'start'), ...gap];
  for (let first = 1; first <= view.path.length; first += rowLength) {
    const last = Math.min(first + rowLength - 1, view.path.length);
    lines.push(...drawRow(pen, drawings, first, last, layout));
    for (const { belowRow } of drawings) {
      const below = belowRow?.(pen, last) ?? [];
      if (below.length > 0) lines.push(...below, ...gap);
    }
  }
  lines.push(pen.placeLine('Goal', 'goal'));
  for (const { belowGoal } of drawings) lines.push(...(belowGoal?.(pen) ?? []));
  for (const place of undrawnPlaces(view, drawings)) lines.push(pen.placeLine(place, place));
  return lines.join('\n');
}

/** Two lines: numbers and icons, and below them the pirates. */
function drawRow(
  { view, pirates }: BoardPen,
  drawings: readonly BoardDrawing[],
  first: number,
  last: number,
  { cellWidth, isCompact }: BoardTextLayout,
): string[] {
  const spaces = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const top = spaces.map(space => {
    const mark = firstOf(drawings, drawing => drawing.spaceMark?.(view, space)) ?? '';
    const icon = view.path[space - 1].slice(0, cellWidth - CELL_PADDING - mark.length);
    const label = firstOf(drawings, drawing => drawing.cover?.(view, space)) ?? `${icon}${mark}`;
    return `${paint('dim', String(space).padStart(2))} ${label.padEnd(cellWidth - 3)}`;
  });
  const below = spaces.map(space => `   ${pirates(String(space), cellWidth - 3)}`).join('');
  if (isCompact) return below.trim() === '' ? [top.join('')] : [top.join(''), below];
  return [top.join(''), below, ''];
}

function makePen(config: GameConfig, view: View, drawings: readonly BoardDrawing[]): BoardPen {
  const markOf = (seat: number, place: string): string =>
    firstOf(drawings, drawing => drawing.pirateMark?.(view.seats[seat], place)) ?? '';
  const countOn = (seat: number, place: string): number => view.seats[seat].pirates[place] ?? 0;
  return {
    config,
    view,
    placeLine(title, place) {
      const groups = view.seats.map((_, seat) => {
        const count = countOn(seat, place);
        return paintSeat(seat, `${SEAT_LETTERS[seat]}${count > 0 ? markOf(seat, place) : ''}×${count}`);
      });
      return `${paint('bold', title.padEnd(7))} ${groups.join('  ')}`;
    },
    pirates(place, width = 0) {
      const symbols = view.seats.flatMap((_, seat) =>
        Array.from({ length: countOn(seat, place) }, (_, i) => ({
          seat,
          text: `${SEAT_LETTERS[seat]}${i === 0 ? markOf(seat, place) : ''}`,
        })),
      );
      const used = symbols.reduce((sum, { text }) => sum + text.length, 0);
      return symbols.map(({ seat, text }) => paintSeat(seat, text)).join('') + ' '.repeat(Math.max(0, width - used));
    },
  };
}

/** Places with pirates on them that are neither part of the path nor drawn by a variant. */
function undrawnPlaces({ seats }: View, drawings: readonly BoardDrawing[]): string[] {
  const places = new Set(seats.flatMap(({ pirates }) => Object.keys(pirates)));
  return [...places].filter(
    place =>
      place !== 'start' &&
      place !== 'goal' &&
      !/^\d+$/.test(place) &&
      !drawings.some(drawing => drawing.drawsPlace?.(place)),
  );
}

/** The part of the first drawing that has it. */
function firstOf<T>(drawings: readonly BoardDrawing[], part: (drawing: BoardDrawing) => T | undefined): T | undefined {
  for (const drawing of drawings) {
    const found = part(drawing);
    if (found !== undefined) return found;
  }
  return undefined;
}
