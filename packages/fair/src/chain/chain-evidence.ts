/** What one client sent and saw of a table: the record is checked against it after the game. It is JSON, so that it can be saved. */

import { toHex } from '../encoding.ts';
import { completeConfig, configHash, type RecordedConfig } from '../recorded-config.ts';

/** Everything that a client sends on behalf of its seat and that the chain must show exactly as sent. */
export const SENT_KINDS = [
  ...(['share', 'revealed', 'acted', 'undone'] as const),
  ...(['asked', 'agreed', 'refused', 'claimed', 'away'] as const),
] as const;
export type SentKind = (typeof SENT_KINDS)[number];

/** Something that this client sent. */
export interface SentEntry {
  readonly kind: SentKind;
  /** The action, the number of actions to go back to, the commitment or the share; several if it is not known which one arrived. */
  readonly what: readonly unknown[];
  /** Its place in the chain; null as long as the client has not seen it there. */
  readonly at: number | null;
  /** The number of the log's entry with which the server acknowledged it; null if it has not. */
  readonly acknowledged: number | null;
}

/** A share of this client's. It is revealed once, for one freeze. */
export interface OwnShare {
  readonly share: string;
  readonly commitment: string;
  /** The head of the chain for which it was revealed; null if it was not. */
  readonly revealedFor: string | null;
}

/** What a client noticed; `at` is the place in the chain. */
const ALARM_CODES = [
  /** The commitment is not the first one that was shown. */
  'commitment',
  /** The configuration is not the first one that was shown. */
  'config',
  /** The chain has another entry where this client saw one before. */
  'history',
  /** An update came without its link in the chain, or with one that cannot be read. */
  'link',
  /** An entry breaks a rule of the chain. */
  'rule',
  /** The freeze does not have this client's commitment at its seat. */
  'share',
  /** The server acknowledged something that is not in the chain. */
  'missing',
  /** Something was done at this client's seat that this client did not do; another device of the same player may have. */
  'elsewhere',
] as const;
export type AlarmCode = (typeof ALARM_CODES)[number];

export interface FairAlarm {
  readonly code: AlarmCode;
  readonly at: number;
  readonly text: string;
}

export interface ChainEvidence {
  readonly version: 2;
  readonly game: string;
  /** The first that was shown; null if none was yet. */
  readonly commitment: string | null;
  readonly config: RecordedConfig | null;
  readonly seat: number | null;
  /** How far this client has followed the chain, and its head there. */
  readonly length: number;
  readonly head: string;
  readonly shares: readonly OwnShare[];
  readonly sent: readonly SentEntry[];
  readonly alarms: readonly FairAlarm[];
}

export const newEvidence = (game: string): ChainEvidence => ({
  version: 2,
  game,
  commitment: null,
  config: null,
  seat: null,
  length: 0,
  head: '',
  shares: [],
  sent: [],
  alarms: [],
});

export const hashOfConfig = (config: RecordedConfig): string => toHex(configHash(config));

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isPlace = (value: unknown): value is number => Number.isInteger(value) && (value as number) >= 0;
const orNull = (is: (value: unknown) => boolean) => (value: unknown) => value === null || is(value);
const listOf = (is: (value: { [field: string]: unknown }) => boolean) => (value: unknown) =>
  Array.isArray(value) &&
  value.length <= 20_000 &&
  value.every(one => typeof one === 'object' && one !== null && is(one));

function isConfig(value: unknown): boolean {
  try {
    return typeof value === 'object' && completeConfig(value as RecordedConfig) !== undefined;
  } catch {
    return false;
  }
}

const FIELDS: { readonly [F in keyof ChainEvidence]: (value: unknown) => boolean } = {
  version: value => value === 2,
  game: value => typeof value === 'string' && value !== '',
  commitment: orNull(isHash),
  config: orNull(isConfig),
  seat: orNull(isPlace),
  length: isPlace,
  head: value => value === '' || isHash(value),
  shares: listOf(
    ({ share, commitment, revealedFor }) => isHash(share) && isHash(commitment) && orNull(isHash)(revealedFor),
  ),
  sent: listOf(
    ({ kind, what, at, acknowledged }) =>
      SENT_KINDS.includes(kind as SentKind) &&
      Array.isArray(what) &&
      orNull(isPlace)(at) &&
      orNull(isPlace)(acknowledged),
  ),
  alarms: listOf(
    ({ code, at, text }) => ALARM_CODES.includes(code as AlarmCode) && isPlace(at) && typeof text === 'string',
  ),
};

/** Reads saved evidence; undefined if it is none. */
export function parseChainEvidence(value: unknown): ChainEvidence | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const fields = Object.entries(FIELDS).map(([name, isValid]) => {
    const field = (value as { [field: string]: unknown })[name];
    return [name, field, isValid(field)] as const;
  });
  if (!fields.every(([, , isValid]) => isValid)) return undefined;
  return Object.fromEntries(fields.map(([name, field]) => [name, field])) as unknown as ChainEvidence;
}
