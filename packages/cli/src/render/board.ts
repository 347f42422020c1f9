/** The table as text: the path in rows of one segment, what lies around it, and what the viewer may know of the hands. */
import { BERTHS, EDITION, type GameConfig, SEAT_LETTERS, type SeatView, type View } from '@cartagena/engine';
import { paint, paintSeat, SEAT_NAMES } from './seats.ts';

export interface BoardLayout {
  /** Columns for a space: its number, its icon and a gap. */
  readonly cell: number;
  /** Leaves out lines in which nobody stands. */
  readonly isCompact: boolean;
}

const PLAIN: BoardLayout = { cell: 10, isCompact: false };
/** Columns of a cell that are not its icon. */
const AROUND_ICON = 4;
/** Lines of a screen that are neither rows of spaces nor seats: start, goal and the like, supply, and what can be done. */
const AROUND_BOARD = 20;

/** Whole icons where they fit, and air between the rows where there is room for it. */
export function layoutFor(config: GameConfig, view: View, columns: number, rows: number): BoardLayout {
  const { icons } = EDITION[config.edition];
  const wanted = AROUND_ICON + Math.max(...icons.map(icon => icon.length));
  const cell = Math.max(PLAIN.cell, Math.min(wanted, Math.floor(columns / icons.length)));
  const height = (view.path.length / icons.length) * 3 + view.seats.length + AROUND_BOARD;
  return { cell, isCompact: rows < height };
}

export function drawBoard(config: GameConfig, view: View, layout = PLAIN): string {
  const perRow = EDITION[config.edition].icons.length;
  const gap = layout.isCompact ? [] : [''];
  const lines = [placeLine('Start', 'start', view), ...gap];
  const legEnd = config.segments.length > 1 ? config.segments[0] * perRow : undefined;
  const wharfAfter = view.rafts ? view.path.length - 2 * perRow : undefined;
  for (let first = 1; first <= view.path.length; first += perRow) {
    lines.push(...drawRow(view, first, Math.min(first + perRow - 1, view.path.length), layout));
    const last = first + perRow - 1;
    if (last === legEnd) lines.push(boatLine(view), ...gap);
    if (last === wharfAfter) lines.push(...wharfLines(view), ...gap);
  }
  lines.push(placeLine('Goal', 'goal', view));
  if (view.rafts) lines.push(placeLine('At sea', 'sea', view));
  return lines.join('\n');
}

/** Two lines: numbers and icons, and below them who stands there. */
function drawRow(view: View, first: number, last: number, { cell, isCompact }: BoardLayout): string[] {
  const spaces = Array.from({ length: last - first + 1 }, (_, i) => first + i);
  const top = spaces.map(space => {
    const chest = view.chests?.at.includes(space) ? '$' : '';
    const icon = view.path[space - 1].slice(0, cell - AROUND_ICON - chest.length);
    const label = view.covered.includes(space) ? 'xxxxxx' : `${icon}${chest}`;
    return `${paint('dim', String(space).padStart(2))} ${label.padEnd(cell - 3)}`;
  });
  const below = spaces.map(space => `   ${standing(view, String(space), cell - 3)}`).join('');
  if (isCompact) return below.trim() === '' ? [top.join('')] : [top.join(''), below];
  return [top.join(''), below, ''];
}

/** The pirates on a place as coloured letters, padded to a width. */
function standing(view: View, place: string, width = 0): string {
  const letters = view.seats.flatMap((seat, i) => symbolsOf(seat, i, place));
  const plain = letters.reduce((width, { width: one }) => width + one, 0);
  return letters.map(letter => letter.text).join('') + ' '.repeat(Math.max(0, width - plain));
}

function symbolsOf(seat: SeatView, number: number, place: string): { text: string; width: number }[] {
  const here = seat.pirates[place] ?? 0;
  const hat = String(seat.hat) === place;
  return Array.from({ length: here }, (_, i) => {
    const symbol = hat && i === 0 ? `${SEAT_LETTERS[number]}^` : SEAT_LETTERS[number];
    return { text: paintSeat(number, symbol), width: symbol.length };
  });
}

function placeLine(title: string, place: string, view: View): string {
  const groups = view.seats.map((seat, i) => {
    const here = seat.pirates[place] ?? 0;
    const hat = here > 0 && String(seat.hat) === place ? '^' : '';
    return paintSeat(i, `${SEAT_LETTERS[i]}${hat}×${here}`);
  });
  return `${paint('bold', title.padEnd(7))} ${groups.join('  ')}`;
}

function boatLine(view: View): string {
  const shore = view.boat === 'near' ? 'docked here, at the first leg' : 'away, at the second leg';
  return `${placeLine('Boat', 'boat', view)}   ${paint('cyan', `(${shore})`)}`;
}

function wharfLines(view: View): string[] {
  const rafts = BERTHS.map(berth => {
    const raft = view.rafts!.docked[berth];
    if (!raft) return `  ${berth} berth: empty`;
    const spaces = raft.icons.map((icon, i) => {
      const on = raft.tokens[i] ?? standing(view, `${berth}${i + 1}`);
      return `${i + 1} ${icon}${on ? ` [${on}]` : ''}`;
    });
    return `  ${berth} raft: ${spaces.join('  ')}`;
  });
  return [placeLine('Wharf', 'wharf', view), ...rafts];
}

/** Cards, supply and whose turn it is, as the viewer may know it; and who plays, if that is told. */
export function drawTable(view: View, players?: readonly string[]): string {
  const names = view.seats.map((_, i) => `${SEAT_LETTERS[i]} ${SEAT_NAMES[i]}${players ? ` (${players[i]})` : ''}`);
  const width = Math.max(9, ...names.map(name => name.length));
  const lines = view.seats.map((seat, i) => {
    const name = paintSeat(i, names[i].padEnd(width));
    const turn = view.turn === i && view.phase !== 'over' ? '▸' : ' ';
    const sure = seat.known && seat.known.length > 0 ? ` (among them ${group(seat.known)})` : '';
    const cards = seat.hand ? `: ${group(seat.hand)}` : sure;
    return `${turn} ${name} ${seat.handCount} cards${cards}`;
  });
  lines.push(
    `  Stock ${view.stockCount}, discards ${view.discards.length}${view.discards.length > 0 ? ` (last ${view.discards.at(-1)})` : ''}`,
  );
  if (view.row.length > 0) lines.push(`  Row: ${view.row.join(' ')}`);
  return lines.join('\n');
}

/** `key ×2, skull` */
export function group(cards: readonly string[]): string {
  if (cards.length === 0) return 'none';
  const counts = new Map<string, number>();
  for (const card of cards) counts.set(card, (counts.get(card) ?? 0) + 1);
  return [...counts].map(([card, n]) => (n > 1 ? `${card} ×${n}` : card)).join(', ');
}
