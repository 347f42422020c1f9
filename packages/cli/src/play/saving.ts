/** Saves a terminal game and says how to continue it. */
import { existsSync } from 'node:fs';
import type { GameRecord } from '@cartagena/engine';
import { COMMAND } from '../io/command-name.ts';
import { writeGame } from '../io/record-file.ts';
import type { Players } from './players.ts';

const NAME = 'cartagena-game';

/** An unused file name in this folder. */
export function freshFile(exists: (file: string) => boolean = existsSync): string {
  let file = `${NAME}.json`;
  for (let number = 2; exists(file); number++) file = `${NAME}-${number}.json`;
  return file;
}

/** Saves the game; returns a message for the user. */
export function saveGame(file: string, record: GameRecord, players: Players, isOver: boolean): string {
  try {
    writeGame(file, record, players);
  } catch (error) {
    return `Not saved: ${(error as Error).message}`;
  }
  const shown = /\s/.test(file) ? `"${file}"` : file;
  const next = isOver ? `Read it: ${COMMAND} replay ${shown}` : `Continue it: ${COMMAND} play --resume ${shown}`;
  return `Saved to ${file}.\n${next}`;
}
