/** What a person at the terminal sees of the table, fitted to the screen. */
import type { GameConfig, View } from '@cartagena/engine';
import { drawBoard, layoutFor } from '../render/board.ts';
import { paint, SEAT_NAMES } from '../render/seats.ts';
import { drawTable, groupCards } from '../render/table.ts';
import { questionFor } from '../render/vocabulary.ts';
import { wrap } from '../render/wrap.ts';
import type { Players } from './players.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

/** The line that opens a game. */
export function introduction({ edition, modules }: GameConfig, players: Players): string {
  const seats = players.map((player, seat) => `${SEAT_NAMES[seat]} (${player})`).join(', ');
  return `${paint('bold', 'Cartagena')}, ${edition} with ${modules.join(', ')}: ${seats}. Type help when in doubt.`;
}

export function drawScene(config: GameConfig, view: View, players: Players, { columns, rows }: Size): string {
  const board = drawBoard(config, view, layoutFor(config, view, columns, rows));
  const table = drawTable(view, players).split('\n');
  return `\n${board}\n\n${table.flatMap(line => wrap(line, columns - 1, 4)).join('\n')}\n`;
}

/** What the seat holds, and what it is asked. */
export function situation(view: View, seat: number): string {
  const { combination } = view.resolution ?? {};
  const left = `${view.actionsLeft} action${view.actionsLeft === 1 ? '' : 's'} left.`;
  return [
    `You hold ${groupCards(view.seats[seat].hand ?? [])}.`,
    ...(combination && view.phase === 'use' ? [`You played ${groupCards(combination.cards)}.`] : []),
    ...(view.looked ? [`You look at ${groupCards(view.looked)}.`] : []),
    view.phase === 'turn' ? left : questionFor(view.phase),
  ].join(' ');
}
