/** Reads the untrusted fields of a fair deal: what each may hold, and what to say if it does not. */
import { MAX_SEATS, ok, type RecordReason, type Result, refuse } from '@cartagena/engine';
import {
  FAIR_VERSION,
  MAX_ENTROPY_BYTES,
  MAX_GAME_BYTES,
  MAX_TAKEBACKS,
  type RevealedFairDeal,
  SECRET_BYTES,
} from './deal.ts';
import { utf8 } from './encoding.ts';

/** The value of a field, or undefined if it is not valid. */
type Read<T> = (value: unknown) => T | undefined;

/** Without control characters and lone surrogates: the latter have no UTF-8. */
const isText = (value: unknown, maxBytes: number): value is string =>
  typeof value === 'string' &&
  value.length <= maxBytes &&
  !/[\p{Cc}\p{Cs}]/u.test(value) &&
  utf8(value).length <= maxBytes;

export const isGameId = (value: unknown): value is string => value !== '' && isText(value, MAX_GAME_BYTES);
const isEntropy = (value: unknown): value is string => isText(value, MAX_ENTROPY_BYTES);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;

const only =
  <T>(is: (value: unknown) => value is T): Read<T> =>
  value =>
    is(value) ? value : undefined;

const listOf =
  <T>(is: (value: unknown) => value is T, most: number): Read<readonly T[]> =>
  value =>
    Array.isArray(value) && value.length <= most && Array.from(value).every(is) ? [...value] : undefined;

/** Thirty-two bytes. */
const hash: Read<string> = value =>
  typeof value === 'string' && /^[0-9a-f]{64}$/i.test(value) ? value.toLowerCase() : undefined;

const HASH = `must be ${SECRET_BYTES} bytes as ${2 * SECRET_BYTES} hexadecimal digits`;
const ENTROPY = `at most ${MAX_ENTROPY_BYTES} bytes of text without control characters`;

const FIELDS: { readonly [F in keyof RevealedFairDeal]: readonly [read: Read<RevealedFairDeal[F]>, must: string] } = {
  version: [value => (value === FAIR_VERSION ? value : undefined), 'must be 1 or 2: no other is known here'],
  game: [only(isGameId), `must be a text of 1 to ${MAX_GAME_BYTES} bytes without control characters`],
  commitment: [hash, HASH],
  secret: [hash, HASH],
  entropies: [listOf(isEntropy, MAX_SEATS), `must be a list with a text for each seat, each ${ENTROPY}`],
  takebacks: [listOf(isCount, MAX_TAKEBACKS), `must be a list of at most ${MAX_TAKEBACKS} numbers of actions`],
  winners: [listOf(isCount, MAX_SEATS), 'must be a list of seats'],
  fingerprint: [hash, HASH],
};

export const PUBLIC_FIELDS = ['version', 'game', 'commitment', 'entropies', 'takebacks'] as const;
export const REVEALED_FIELDS = [
  'version',
  'game',
  'commitment',
  'secret',
  'entropies',
  'takebacks',
  'winners',
  'fingerprint',
] as const;

/** These fields and no others, in this order; or which of them is not valid. */
export function parseFields<F extends keyof RevealedFairDeal>(
  value: unknown,
  names: readonly F[],
): Result<Pick<RevealedFairDeal, F>, RecordReason> {
  const bad = (text: string): Result<never, RecordReason> => ({
    ok: false,
    reason: { code: 'malformed', text, at: -1 },
  });
  if (typeof value !== 'object' || value === null) return bad('The field fair must be an object.');
  const fields: Partial<RevealedFairDeal> = {};
  for (const name of names) {
    const [read, must] = FIELDS[name];
    const field = read((value as Partial<Record<F, unknown>>)[name]);
    if (field === undefined) return bad(`The field fair.${name} ${must}.`);
    Object.assign(fields, { [name]: field });
  }
  return ok(fields as Pick<RevealedFairDeal, F>);
}

/** Reads what a seat adds to the luck. It is used byte for byte; an empty text adds nothing. */
export function parseEntropy(value: unknown): Result<string> {
  return isEntropy(value) ? ok(value) : refuse('malformed', `What a seat adds must be ${ENTROPY}.`);
}
