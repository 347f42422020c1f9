/** A game with fair deals as it is kept: after its end with everything, before it with what everybody may know. */
import {
  type GameConfig,
  type GameCourse,
  type GameRecord,
  ok,
  parseCourse,
  RECORD_FORMAT,
  type RecordReason,
  type Result,
  replay,
  seatsIn,
} from '@cartagena/engine';
import type { FairDeal, PublicFairDeal, RevealedFairDeal } from './deal.ts';
import { PUBLIC_FIELDS, parseFields, REVEALED_FIELDS } from './deal-fields.ts';
import { fairChance } from './fair-chance.ts';
import { fingerprintOf } from './fingerprint.ts';

/** In place of a seed it has a field `fair`, so that no program takes its luck for another. */
export interface FairRecord extends GameCourse {
  readonly fair: RevealedFairDeal;
}

/** Of a game that goes on. Without actions too, since some of them name cards that are hidden. */
export interface OngoingFairRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly config: GameConfig;
  readonly fair: PublicFairDeal;
}

/** Whether this claims to be one of them, however badly made. */
export const isFair = (value: unknown): boolean => fairOf(value) !== undefined;
/** Whether its secret is told. */
export const isRevealed = (value: unknown): boolean =>
  (fairOf(value) as { secret?: unknown } | null | undefined)?.secret !== undefined;

/** Reads a record from outside. Whether it is true only `verifyFairRecord` can say. */
export function parseFairRecord(value: unknown): Result<FairRecord, RecordReason> {
  const course = parseCourse(value);
  if (!course.ok) return course;
  const fair = parseFields(fairOf(value), REVEALED_FIELDS);
  if (!fair.ok) return fair;
  return seatsFit(course.value.config, fair.value) ?? ok({ ...course.value, fair: fair.value });
}

export function parseOngoingFairRecord(value: unknown): Result<OngoingFairRecord, RecordReason> {
  const course = parseCourse(typeof value === 'object' && value !== null ? { ...value, actions: [] } : value);
  if (!course.ok) return course;
  const fair = parseFields(fairOf(value), PUBLIC_FIELDS);
  if (!fair.ok) return fair;
  const { format, config } = course.value;
  return seatsFit(config, fair.value) ?? ok({ format, config, fair: fair.value });
}

/** The record to be told when the game is over or given up; refused if it does not replay, or could not be read again. */
export function makeFairRecord(
  { config, actions }: Pick<GameCourse, 'config' | 'actions'>,
  luck: FairDeal,
): Result<FairRecord, RecordReason> {
  const course: GameCourse = { format: RECORD_FORMAT, config, actions };
  const played = replay(toGameRecord(course), { chance: fairChance(config, luck) });
  if (!played.ok) return played;
  const winners = seatsIn(played.value.state.winners);
  return parseFairRecord({ ...course, fair: { ...luck, winners, fingerprint: fingerprintOf(course, luck, winners) } });
}

/** What may be told of a game that goes on, whatever else its keeper knows. */
export function makeOngoingFairRecord(
  config: GameConfig,
  { version, game, commitment, entropies, takebacks }: PublicFairDeal,
): OngoingFairRecord {
  return { format: RECORD_FORMAT, config, fair: { version, game, commitment, entropies, takebacks } };
}

/** For the engine, together with `fairSource`: the seed is not looked at. */
export const toGameRecord = ({ format, config, actions }: GameCourse): GameRecord => ({
  format,
  config,
  seed: '',
  actions,
});

const fairOf = (value: unknown): unknown =>
  typeof value === 'object' && value !== null ? (value as { fair?: unknown }).fair : undefined;

function seatsFit({ seats }: GameConfig, { entropies }: PublicFairDeal): Result<never, RecordReason> | undefined {
  if (entropies.length === seats) return undefined;
  const text = `The field fair.entropies must have a text for each of the ${seats} seats, empty if it added nothing.`;
  return { ok: false, reason: { code: 'malformed', text, at: -1 } };
}
