/** Folders for what a command writes. */
import { existsSync, mkdirSync, statSync } from 'node:fs';
import { fail } from './fail.ts';

/** Makes the folder if it is not there. To be called before the work begins, so that none is lost. */
export function makeOutputFolder(folder: string): void {
  try {
    mkdirSync(folder);
  } catch (error) {
    if (existsSync(folder) && statSync(folder).isDirectory()) return;
    fail(`The folder ${folder} could not be made: ${(error as Error).message}. Choose another with --out.`);
  }
}
