/** Records in files, or on standard input. */
import { readFileSync, writeFileSync } from 'node:fs';
import { type ChanceSource, type GameRecord, parseRecord, replay } from '@cartagena/engine';
import { chanceOfRecord, isFair, isRevealed, parseFairRecord, toGameRecord } from '@cartagena/fair';
import { fail } from './fail.ts';

/** The text of a file; a dash or nothing means standard input. */
function readText(file: string | undefined): string {
  try {
    return readFileSync(file === undefined || file === '-' ? 0 : file, 'utf8');
  } catch (error) {
    return fail(`${nameFile(file)} could not be read: ${(error as Error).message}`);
  }
}

/** What a file is called in messages. */
export const nameFile = (file: string | undefined): string =>
  file === undefined || file === '-' ? 'Standard input' : file;

export function readJson(file: string | undefined): unknown {
  try {
    return JSON.parse(readText(file));
  } catch (error) {
    return fail(`${nameFile(file)} is not JSON: ${(error as Error).message}`);
  }
}

/** A record, and the players if the file names them. */
export interface GameFile {
  readonly record: GameRecord;
  readonly players?: readonly string[];
  /** The source of chance, if it is not the record's seed. */
  readonly chance?: ChanceSource;
}

/** Reads a valid record; otherwise ends the program with a message that says where and why it is not valid. */
export function readGame(file: string | undefined): GameFile {
  const value = readJson(file);
  const game = isFair(value) ? readFair(file, value) : { record: readSeeded(file, value) };
  const { players } = value as { players?: unknown };
  const areNamed = Array.isArray(players) && players.every(player => typeof player === 'string');
  return { ...game, ...(areNamed ? { players } : {}) };
}

function readSeeded(file: string | undefined, value: unknown): GameRecord {
  const parsed = parseRecord(value);
  return parsed.ok ? parsed.value : refuse(file, parsed.reason.text);
}

function readFair(file: string | undefined, value: unknown): GameFile {
  if (!isRevealed(value)) return fail(`${nameFile(file)} is of a game in progress: its secret is not published yet.`);
  const parsed = parseFairRecord(value);
  if (!parsed.ok) return refuse(file, parsed.reason.text);
  const record = toGameRecord(parsed.value);
  const chance = chanceOfRecord(parsed.value);
  const played = replay(record, { chance });
  return played.ok ? { record, chance } : refuse(file, played.reason.text);
}

export const refuse = (file: string | undefined, why: string): never =>
  fail(`${nameFile(file)} is not a valid record. ${why}`);

export function writeGame(file: string, record: GameRecord, players: readonly string[]): void {
  writeFileSync(file, formatRecord(record, players));
}

/** One action per line, for readers and for diffs. The players are not part of the record itself. */
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
