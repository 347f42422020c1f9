/** Reports in files. */
import { existsSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { InvalidArgumentError } from 'commander';
import { fail } from './fail.ts';

/** Checks the option before the work begins. */
export function reportFile(file: string): string {
  if (!existsSync(dirname(file))) throw new InvalidArgumentError(`There is no folder ${dirname(file)}.`);
  return file;
}

export function writeReport(file: string, text: string): void {
  try {
    writeFileSync(file, text);
  } catch (error) {
    fail(`The report could not be written: ${(error as Error).message}`);
  }
  process.stderr.write(`The report is in ${file}.\n`);
}
