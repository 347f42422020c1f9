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

/** A record, and who sat where if the file says so. */
export interface SavedGame {
  readonly record: GameRecord;
  readonly players?: readonly string[];
}

/** A valid record, or a message that says where and why it is not one. */
export function readRecord(file: string | undefined): GameRecord {
  return readGame(file).record;
}

export function readGame(file: string | undefined): SavedGame {
  const name = file === undefined || file === '-' ? 'Standard input' : file;
  let value: unknown;
  try {
    value = JSON.parse(readText(file));
  } catch (error) {
    return fail(`${name} is not JSON: ${(error as Error).message}`);
  }
  const parsed = parseRecord(value);
  if (!parsed.ok) return fail(`${name} is not a valid record. ${parsed.reason.text}`);
  const { players } = value as { players?: unknown };
  const named = Array.isArray(players) && players.every(player => typeof player === 'string');
  return { record: parsed.value, ...(named ? { players } : {}) };
}

export function writeGame(file: string, record: GameRecord, players: readonly string[]): void {
  writeFileSync(file, formatRecord(record, players));
}

/** One action to a line, so that a person can read it and a diff shows it. Who played is no part of the record itself. */
export function formatRecord({ format, config, seed, actions }: GameRecord, players?: readonly string[]): string {
  const lines = actions.map(entry => `    ${JSON.stringify(entry)}`);
  const fields = [
    ['format', String(format)],
    ...(players ? [['players', JSON.stringify(players)]] : []),
    ['config', JSON.stringify(config)],
    ['seed', JSON.stringify(seed)],
    ['actions', lines.length > 0 ? `[\n${lines.join(',\n')}\n  ]` : '[]'],
  ];
  return `{\n${fields.map(([name, text]) => `  "${name}": ${text}`).join(',\n')}\n}\n`;
}
