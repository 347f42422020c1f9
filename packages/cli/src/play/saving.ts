/** Saving a game of the terminal, and saying how to go on with it. */
import { existsSync } from 'node:fs';
import type { GameRecord } from '@cartagena/engine';
import { writeGame } from '../record-file.ts';
import type { Players } from './players.ts';

const NAME = 'cartagena-game';
const MOST_GAMES = 1000;

/** A name in this folder that no other game has. */
export function freshFile(exists: (file: string) => boolean = existsSync): string {
  const names = Array.from({ length: MOST_GAMES }, (_, i) => `${NAME}${i === 0 ? '' : `-${i + 1}`}.json`);
  return names.find(name => !exists(name)) ?? names[0];
}

/** Writes it, and returns what to tell people. */
export function saveGame(file: string, record: GameRecord, players: Players, isOver: boolean): string {
  try {
    writeGame(file, record, players);
  } catch (error) {
    return `Not saved: ${(error as Error).message}`;
  }
  const shown = /\s/.test(file) ? `"${file}"` : file;
  const next = isOver ? `Read it: npm start -- replay ${shown}` : `Go on: npm start -- play --resume ${shown}`;
  return `Saved to ${file}.\n${next}`;
}
