/** A game as it is stored: configuration, seed and actions. Everything else follows from them. */
import { type ChanceSource, seededChance } from '../base/chance.ts';
import { ok, type Reason, type Result, refuse, show } from '../base/result.ts';
import { SEAT_LETTERS } from '../base/vocabulary.ts';
import type { ActionId } from '../model/actions.ts';
import type { Emit } from '../model/events.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { Game, Rules } from '../model/rules.ts';
import { apply } from '../play/actions.ts';
import { newGame } from '../play/deal.ts';
import { parseConfig } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { checkAction } from './check-action.ts';
import { makeNotation } from './notation.ts';

/** The format of records, as written into each of them. */
export const RECORD_FORMAT = 1;

/** One action of a record. */
export interface RecordedAction {
  readonly seat: number;
  /** In notation. */
  readonly action: string;
}

/** Configuration and actions, without the source of chance. */
export interface GameCourse {
  readonly format: typeof RECORD_FORMAT;
  readonly config: GameConfig;
  readonly actions: readonly RecordedAction[];
}

/** A game as stored. */
export interface GameRecord extends GameCourse {
  readonly seed: string;
}

/** Why and where a record is invalid: the number of the action, counted from 0, or -1 for anything before the actions. */
export interface RecordReason extends Reason {
  readonly at: number;
}

export interface ReplayOptions {
  /** How many actions to replay; all of them if left out. */
  readonly until?: number;
  readonly emit?: Emit | undefined;
  readonly chance?: ChanceSource;
  /** The rules of the record's configuration, for callers that have them already. */
  readonly rules?: Rules;
  /** Called before each action, with its number. */
  readonly before?: (game: Game, action: ActionId, number: number) => void;
}

/** Another source of chance, or rules that the caller has already. */
export type ChanceOptions = Pick<ReplayOptions, 'chance' | 'rules'>;

/** The record of a game in which no action has been made yet. */
export function newRecord(config: GameConfig, seed: string): GameRecord {
  return { format: RECORD_FORMAT, config, seed, actions: [] };
}

/** The game at any point of its record. Its chance is set for the next action. */
export function replay(record: GameRecord, options: ReplayOptions = {}): Result<Game, RecordReason> {
  const source = options.chance ?? seededChance;
  const rules = options.rules ?? resolveRules(record.config);
  const game = newGame(rules, source(record.seed, 0), options.emit);
  const until = Math.min(options.until ?? record.actions.length, record.actions.length);
  for (let i = 0; i < until; i++) {
    game.chance = source(record.seed, i + 1);
    const { seat, action } = record.actions[i];
    const checked = checkAction(game, seat, action);
    if (!checked.ok)
      return {
        ok: false,
        reason: {
          code: checked.reason.code,
          at: i,
          text: `Action ${i + 1} (seat ${SEAT_LETTERS[seat] ?? seat}, ${show(action)}) cannot be: ${checked.reason.text}`,
        },
      };
    options.before?.(game, checked.value, i);
    apply(game, checked.value);
  }
  game.chance = source(record.seed, until + 1);
  return ok(game);
}

/** The record with one more action, or why it was refused. `at` is the number of actions that the caller believes were made. */
export function act(
  record: GameRecord,
  seat: number,
  action: unknown,
  at = record.actions.length,
  options: ChanceOptions = {},
): Result<GameRecord> {
  if (at !== record.actions.length)
    return refuse('stale', `The game has moved on: ${record.actions.length} actions were made, not ${at}. Look again.`);
  const game = replay(record, options);
  if (!game.ok) return game;
  const checked = checkAction(game.value, seat, action);
  if (!checked.ok) return checked;
  return ok({
    ...record,
    actions: [...record.actions, { seat, action: makeNotation(game.value.rules, checked.value) }],
  });
}

/** Reads a record from outside and replays it to the end. */
export function parseRecord(value: unknown): Result<GameRecord, RecordReason> {
  const course = parseCourse(value);
  if (!course.ok) return course;
  const { seed } = value as { seed?: unknown };
  if (typeof seed !== 'string') return malformed('The seed must be a text.');
  const { format, config, actions } = course.value;
  const record: GameRecord = { format, config, seed, actions };
  const game = replay(record);
  return game.ok ? ok(record) : game;
}

/** Reads configuration and actions. Only a replay can tell whether the actions are legal. */
export function parseCourse(value: unknown): Result<GameCourse, RecordReason> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return malformed('A record must be a JSON object.');
  const { format, config, actions } = value as { [field: string]: unknown };
  if (format !== RECORD_FORMAT) return malformed(`The format must be ${RECORD_FORMAT}, not ${show(format)}.`);
  if (!Array.isArray(actions)) return malformed('The actions must be a list.');
  const parsed = parseConfig(config);
  if (!parsed.ok) return malformed(`The configuration is not valid: ${parsed.reason.text}`);
  const wrong = actions.findIndex(entry => typeof entry?.seat !== 'number' || typeof entry?.action !== 'string');
  if (wrong >= 0)
    return malformed(`Action ${wrong + 1} must be an object with a seat (number) and an action (text).`, wrong);
  return ok({
    format: RECORD_FORMAT,
    config: parsed.value,
    actions: actions.map(({ seat, action }: RecordedAction) => ({ seat, action })),
  });
}

const malformed = (text: string, at = -1): Result<never, RecordReason> => ({
  ok: false,
  reason: { code: 'malformed', text, at },
});
