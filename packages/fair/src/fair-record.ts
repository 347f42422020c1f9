/** The record of a game with fair deals: complete after its end; before that, only what is public. */
import {
  type ChanceSource,
  type GameCourse,
  type GameRecord,
  ok,
  parseCourse,
  RECORD_FORMAT,
  type RecordedAction,
  type RecordReason,
  type Result,
  replay,
  seatsIn,
} from '@cartagena/engine';
import { type ChainRecord, chanceOfChain, parseRevealedChain } from './chain/chain-record.ts';
import type { FairDeal, PublicFairDeal, RevealedFairDeal } from './deal.ts';
import { PUBLIC_FIELDS, parseFields, REVEALED_FIELDS } from './deal-fields.ts';
import { fairChance } from './fair-chance.ts';
import { fingerprintOf } from './fingerprint.ts';
import { completeConfig, type RecordedConfig } from './recorded-config.ts';

/** What was set up and played. Its fields are those of the stored JSON: to play it, convert it with `toGameRecord`. */
interface FairCourse {
  readonly format: typeof RECORD_FORMAT;
  readonly config: RecordedConfig;
  readonly actions: readonly RecordedAction[];
}

/** Version 1: the seats' entropies were sent in the clear. */
export interface FirstFairRecord extends FairCourse {
  readonly fair: RevealedFairDeal;
}

/** It has a field `fair` in place of a seed, so that no program mistakes the source of its luck. */
export type FairRecord = FirstFairRecord | ChainRecord;

/** Of a game that is still running. It has no actions, since some of them name hidden cards. */
export interface OngoingFairRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly config: RecordedConfig;
  readonly fair: PublicFairDeal;
}

/** Whether this claims to be a record with fair deals, valid or not. */
export const isFair = (value: unknown): boolean => fairOf(value) !== undefined;
/** Whether it includes the secret. */
export const isRevealed = (value: unknown): boolean =>
  (fairOf(value) as { secret?: unknown } | null | undefined)?.secret !== undefined;

export const isChainRecord = (record: FairRecord): record is ChainRecord => record.fair.version === 2;

/** The luck of a record, for `replay`. */
export const chanceOfRecord = (record: FairRecord): ChanceSource =>
  isChainRecord(record) ? chanceOfChain(record.fair) : fairChance(record.config, record.fair);

/** Reads an untrusted record. Only `verifyFairRecord` can say whether it is true. */
export function parseFairRecord(value: unknown): Result<FairRecord, RecordReason> {
  const course = parseCourse(value);
  if (!course.ok) return course;
  const { format, actions } = course.value;
  if ((fairOf(value) as { version?: unknown } | null)?.version === 2) {
    const fair = parseRevealedChain(fairOf(value));
    return fair.ok ? ok({ format, config: configIn(value), actions, fair: fair.value }) : fair;
  }
  const fair = parseFields(fairOf(value), REVEALED_FIELDS);
  if (!fair.ok) return fair;
  return checkSeats(course.value, fair.value) ?? ok({ format, config: configIn(value), actions, fair: fair.value });
}

export function parseOngoingFairRecord(value: unknown): Result<OngoingFairRecord, RecordReason> {
  const course = parseCourse(typeof value === 'object' && value !== null ? { ...value, actions: [] } : value);
  if (!course.ok) return course;
  const fair = parseFields(fairOf(value), PUBLIC_FIELDS);
  if (!fair.ok) return fair;
  const { format } = course.value;
  return checkSeats(course.value, fair.value) ?? ok({ format, config: configIn(value), fair: fair.value });
}

/** The record to publish when the game is over or abandoned; refused if it does not replay or could not be parsed again. */
export function makeFairRecord(
  { config, actions }: Pick<FairCourse, 'config' | 'actions'>,
  deal: FairDeal,
): Result<FirstFairRecord, RecordReason> {
  const course: FairCourse = { format: RECORD_FORMAT, config, actions };
  const played = replay(toGameRecord(course), { chance: fairChance(config, deal) });
  if (!played.ok) return played;
  const winners = seatsIn(played.value.state.winners);
  const fair = { ...deal, winners, fingerprint: fingerprintOf(course, deal, winners) };
  return parseFairRecord({ ...course, fair }) as Result<FirstFairRecord, RecordReason>;
}

/** The public part of a running game; whatever else `deal` holds is left out. */
export function makeOngoingFairRecord(
  config: RecordedConfig,
  { version, game, commitment, entropies, takebacks }: PublicFairDeal,
): OngoingFairRecord {
  return { format: RECORD_FORMAT, config, fair: { version, game, commitment, entropies, takebacks } };
}

/** A record for the engine, with the complete configuration. Replay it with `fairChance`: its seed is not used. */
export const toGameRecord = ({ format, config, actions }: FairCourse): GameRecord => ({
  format,
  config: completeConfig(config),
  seed: '',
  actions,
});

const fairOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { fair?: unknown }).fair : undefined;

/** Field by field as it is stored, once `parseCourse` has accepted it. */
const configIn = (value: unknown): RecordedConfig => ({ ...(value as { config: RecordedConfig }).config });

function checkSeats(
  { config: { seats } }: GameCourse,
  { entropies }: PublicFairDeal,
): Result<never, RecordReason> | undefined {
  if (entropies.length === seats) return undefined;
  const text = `The field fair.entropies must have a text for each of the ${seats} seats, empty if it added nothing.`;
  return { ok: false, reason: { code: 'malformed', text, at: -1 } };
}
