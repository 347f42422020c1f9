/** What a table chooses, and the one place where a choice is completed and checked. */

import { ok, type Reason, type Result, short, show } from '../base/result.ts';
import { EDITIONS, type EditionId, MAX_SEATS, MODULES, type ModuleId } from '../base/vocabulary.ts';
import { EDITION, LEG_CHOICES, SEGMENT_CHOICES } from './editions.ts';
import { MODULE } from './registry.ts';

/** Raised when a rule changes its behaviour, so that older records are known for what they are. */
export const RULES_REVISION = 1;

export interface GameConfig {
  readonly revision: number;
  readonly edition: EditionId;
  /** In the order of `MODULES`. */
  readonly modules: readonly ModuleId[];
  readonly seats: number;
  readonly pirates: number;
  /** Segments on each leg: one number, or two with the voyage. */
  readonly segments: readonly number[];
  /** Which face of two-sided tiles a single leg shows: the stage of Wielka ucieczka. */
  readonly landscape: 'tunnel' | 'jungle';
  readonly layout: 'printed' | 'random';
  /** Actions per turn. */
  readonly actions: number;
  readonly hand: number;
  /** Cards dealt to the seat that begins. */
  readonly firstHand: number;
  /** Whether an exhausted stock is made anew from the discards (CORE-8). */
  readonly recycle: boolean;
  readonly supply: 'stock' | 'row';
  readonly hands: 'open' | 'hidden';
  /** Which assist (ASSIST-5), which limit (LIMIT-1, LIMIT-2), and whether ties make a skipper (VOYAGE-7). */
  readonly assist: 'nest' | 'morgan';
  readonly limit: 'golden' | 'grey';
  readonly skipper: 'ties' | 'strict';
}

/** Anything left out comes from the edition. */
export type Choices = Partial<Omit<GameConfig, 'edition'>> & { readonly edition: EditionId };

/** Why a set-up cannot work; `clash` names the modules or fields that do not go together. */
export interface SetupReason extends Reason {
  readonly clash: readonly string[];
}

type Check = (value: unknown) => boolean;
const oneOf =
  (...values: readonly unknown[]): Check =>
  value =>
    values.includes(value);
const between =
  (low: number, high: number): Check =>
  value =>
    Number.isInteger(value) && (value as number) >= low && (value as number) <= high;
const listOf =
  (check: Check): Check =>
  value =>
    Array.isArray(value) && value.every(check);

/** Every field of a configuration, what it may hold, and how to say so. */
const FIELDS: { readonly [F in keyof GameConfig]: readonly [check: Check, must: string] } = {
  revision: [oneOf(RULES_REVISION), `must be ${RULES_REVISION}: this engine knows no other revision of the rules`],
  edition: [oneOf(...EDITIONS), `must be one of ${EDITIONS.join(', ')}`],
  modules: [listOf(oneOf(...MODULES)), `must be a list of modules out of ${MODULES.join(', ')}`],
  seats: [between(2, MAX_SEATS), `must be a whole number from 2 to ${MAX_SEATS}`],
  pirates: [between(4, 6), 'must be 4, 5 or 6'],
  segments: [listOf(between(2, 8)), 'must be a list of one or two numbers of segments, such as [6] or [3, 4]'],
  landscape: [oneOf('tunnel', 'jungle'), 'must be tunnel or jungle'],
  layout: [oneOf('printed', 'random'), 'must be printed or random'],
  actions: [between(1, 5), 'must be a whole number from 1 to 5'],
  hand: [between(1, 10), 'must be a whole number from 1 to 10'],
  firstHand: [between(1, 10), 'must be a whole number from 1 to 10'],
  recycle: [oneOf(true, false), 'must be true or false'],
  supply: [oneOf('stock', 'row'), 'must be stock or row'],
  hands: [oneOf('open', 'hidden'), 'must be open or hidden'],
  assist: [oneOf('nest', 'morgan'), 'must be nest or morgan'],
  limit: [oneOf('golden', 'grey'), 'must be golden or grey'],
  skipper: [oneOf('ties', 'strict'), 'must be ties or strict'],
};

const refuse = (code: string, text: string, ...clash: string[]): Result<never, SetupReason> => ({
  ok: false,
  reason: { code, text, clash },
});

/** Completes a table's choices from its edition and refuses what cannot work (EDITION-2). */
export function setUp(choices: Choices): Result<GameConfig, SetupReason> {
  const malformed = checkFields(choices);
  if (malformed) return malformed;
  const edition = EDITION[choices.edition];
  const chosen = new Set(choices.modules ?? edition.defaults.modules);
  const config: GameConfig = {
    ...edition.defaults,
    revision: RULES_REVISION,
    seats: 2,
    segments: chosen.has('voyage') ? edition.segments.two : [edition.segments.one],
    // A hand of another size is everybody's, unless the first seat's is named too (EDITION-4).
    firstHand: choices.hand ?? edition.defaults.firstHand,
    ...withoutUndefined(choices),
    modules: MODULES.filter(id => chosen.has(id)),
  };
  return checkSegments(config) ?? checkModules(config) ?? ok(inOrder(config));
}

/** Reads a configuration from outside, complete or not. */
export function parseConfig(value: unknown): Result<GameConfig, SetupReason> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('malformed', 'A configuration must be an object such as {"edition": "classic", "seats": 2}.');
  return setUp(value as Choices);
}

function checkFields(choices: Choices): Result<never, SetupReason> | undefined {
  if (choices.edition === undefined) return refuse('malformed', `The field edition ${FIELDS.edition[1]}.`, 'edition');
  for (const [field, value] of Object.entries(choices)) {
    if (value === undefined) continue;
    const known = Object.hasOwn(FIELDS, field) ? FIELDS[field as keyof GameConfig] : undefined;
    if (!known)
      return refuse(
        'malformed',
        `There is no field ${short(field)}; known are ${Object.keys(FIELDS).join(', ')}.`,
        short(field),
      );
    if (!known[0](value)) return refuse('malformed', `The field ${field} ${known[1]}, not ${show(value)}.`, field);
  }
  return undefined;
}

function checkSegments(config: GameConfig): Result<never, SetupReason> | undefined {
  const { one, two } = EDITION[config.edition].segments;
  const given = config.segments.join('+');
  if (!config.modules.includes('voyage')) {
    if (config.segments.length === 1 && (SEGMENT_CHOICES.includes(config.segments[0]) || config.segments[0] === one))
      return undefined;
    return refuse(
      'segments',
      `Without voyage the path has 4, 5, 6 or 8 segments on one leg, not ${given}.`,
      'segments',
    );
  }
  const own = config.segments.length === 2 && config.segments[0] === two[0] && config.segments[1] === two[1];
  if (own || (config.segments.length === 2 && config.segments.every(n => LEG_CHOICES.includes(n)))) return undefined;
  const allowed = LEG_CHOICES.includes(two[0]) ? '' : `, or ${two.join('+')}`;
  return refuse(
    'segments',
    `With voyage each of the two legs has 3 or 4 segments${allowed}, not ${given}.`,
    'segments',
    'voyage',
  );
}

function checkModules(config: GameConfig): Result<never, SetupReason> | undefined {
  if (!config.modules.includes('retreat') && !config.modules.includes('assist'))
    return refuse(
      'no-cards',
      'retreat and assist are both off: nobody could ever gain a card. Switch one of them on.',
      'retreat',
      'assist',
    );
  for (const id of config.modules) {
    const need = MODULE[id].needs?.(config);
    if (need) return refuse('clash', need.text, id, ...need.clash);
  }
  return undefined;
}

/** Fields in the order of their description, so that equal configurations read the same. */
function inOrder(config: GameConfig): GameConfig {
  const fields = Object.keys(FIELDS) as (keyof GameConfig)[];
  return Object.fromEntries(fields.map(field => [field, config[field]])) as unknown as GameConfig;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}
