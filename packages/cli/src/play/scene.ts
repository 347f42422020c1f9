/** What a person at the terminal sees of the table, fitted to the screen. */
import type { GameConfig, View } from '@cartagena/engine';
import { drawBoard, drawTable, group, layoutFor } from '../render/board.ts';
import { wrap } from '../render/wrap.ts';
import { QUESTIONS } from './help.ts';
import type { Players } from './players.ts';

interface Size {
  readonly columns: number;
  readonly rows: number;
}

export function drawScene(config: GameConfig, view: View, players: Players, { columns, rows }: Size): string {
  const board = drawBoard(config, view, layoutFor(config, view, columns, rows));
  const table = drawTable(view, players).split('\n');
  return `\n${board}\n\n${table.flatMap(line => wrap(line, columns - 1, 4)).join('\n')}\n`;
}

/** What the seat holds, and what it is asked for. */
export function situation(view: View, seat: number): string {
  const hand = `You hold ${group(view.seats[seat].hand ?? [])}.`;
  const laid =
    view.resolution?.combination && view.phase === 'use'
      ? ` You laid ${group(view.resolution.combination.cards)}.`
      : '';
  const looking = view.looked ? ` You look at ${group(view.looked)}.` : '';
  const left = `${view.actionsLeft} action${view.actionsLeft === 1 ? '' : 's'} left.`;
  return `${hand}${laid}${looking} ${view.phase === 'turn' ? left : QUESTIONS[view.phase]}`;
}
