/**
 * The configuration of a game exactly as it was recorded. Its hash is part of the game's key, so it is never completed before it
 * is hashed: a field that is added to the rules later has no part in the luck of games that were recorded without it.
 */
import { type Choices, type GameConfig, parseConfig, unwrap } from '@cartagena/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8 } from './encoding.ts';

/** Complete when it was recorded; fields that are newer are absent. */
export type RecordedConfig = Choices;

/** The configuration to play by. The recorded one must be valid. */
export const completeConfig = (recorded: RecordedConfig): GameConfig => unwrap(parseConfig(recorded));

export const configHash = (recorded: RecordedConfig): Uint8Array => sha256(utf8(canonicalJson(recorded)));

/** JSON without spaces, the fields of objects in alphabetical order (RFC 8785). */
export function canonicalJson(value: unknown): string {
  if (Array.isArray(value)) return `[${Array.from(value, canonicalJson).join()}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value) ?? 'null';
  const fields = Object.entries(value).filter(([, field]) => field !== undefined);
  const sorted = fields.sort(([a], [b]) => (a < b ? -1 : 1));
  return `{${sorted.map(([name, field]) => `${JSON.stringify(name)}:${canonicalJson(field)}`).join()}}`;
}
