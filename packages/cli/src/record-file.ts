/** Records in files, or on standard input. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type GameRecord, parseRecord } from '@cartagena/engine';
import { fail } from './fail.ts';

/** The text of a file; a dash or nothing means standard input. */
function readText(file: string | undefined): string {
  try {
    return readFileSync(file === undefined || file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return fail(`${file ?? 'Standard input'} could not be read: ${(error as Error).message}`);
  }
}

/** A valid record, or a message that says where and why it is not one. */
export function readRecord(file: string | undefined): GameRecord {
  const name = file === undefined || file === '-' ? 'Standard input' : file;
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    return fail(`${name} is not JSON: ${(error as Error).message}`);
  }
  const parsed = parseRecord(value);
  return parsed.ok ? parsed.value : fail(`${name} is not a valid record. ${parsed.reason.text}`);
}

export function writeRecord(file: string, record: GameRecord): void {
  writeFileSync(file, formatRecord(record));
}

/** One action to a line, so that a person can read it and a diff shows it. */
export function formatRecord({ format, config, seed, actions }: GameRecord): string {
  const lines = actions.map(entry => `    ${JSON.stringify(entry)}`);
  const list = lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]';
  return `{\n  "format": ${format},\n  "config": ${JSON.stringify(config)},\n  "seed": ${JSON.stringify(seed)},\n  "actions": ${list}\n}\n`;
}
