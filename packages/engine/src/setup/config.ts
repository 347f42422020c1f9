/** The one place where a table's choices are completed and checked. */
import { ok, type Reason, type Result, short, show } from '../base/result.ts';
import { EDITIONS, MAX_SEATS, type ModuleId } from '../base/vocabulary.ts';
import { type Choices, type GameConfig, oneOf, type Parameter } from '../model/game-config.ts';
import { EDITION, LEG_CHOICES, SEGMENT_CHOICES } from './editions.ts';
import { MODULE, MODULES } from './registry.ts';
import { newerThan, RULES_REVISION } from './revisions.ts';

/** Why a set-up is refused; `clash` names the modules or fields that conflict. */
export interface SetupReason extends Reason {
  readonly clash: readonly string[];
}

const between = (low: number, high: number, must = `must be a whole number from ${low} to ${high}`): Parameter => ({
  isValid: value => Number.isInteger(value) && (value as number) >= low && (value as number) <= high,
  must,
});
const listOf = ({ isValid }: Parameter, must: string): Parameter => ({
  isValid: value => Array.isArray(value) && value.every(isValid),
  must,
});

/** The fields of the core: what they may hold, and how to say so. */
const CORE_PARAMETERS = {
  revision: between(1, RULES_REVISION, `must be a revision of the rules from 1 to ${RULES_REVISION}`),
  edition: oneOf(...EDITIONS),
  modules: {
    isValid: (value: unknown) =>
      Array.isArray(value) && value.every(id => (MODULES as readonly unknown[]).includes(id)),
    get must() {
      return `must be a list of modules out of ${MODULES.join(', ')}`;
    },
  },
  seats: between(2, MAX_SEATS),
  pirates: between(4, 6, 'must be 4, 5 or 6'),
  segments: listOf(between(2, 8), 'must be a list of one or two numbers of segments, such as [6] or [3, 4]'),
  landscape: oneOf('tunnel', 'jungle'),
  layout: oneOf('printed', 'random'),
  actions: between(1, 5),
  pass: oneOf(true, false),
  hand: between(1, 10),
  firstHand: between(1, 10),
  recycle: oneOf(true, false),
  supply: oneOf('stock', 'row'),
  hands: oneOf('open', 'hidden'),
  luck: oneOf('same'),
} satisfies { readonly [field: string]: Parameter };

/** Every field of a configuration, those of the registered modules included. */
function parameters(): { readonly [field: string]: Parameter } {
  const own = MODULES.flatMap(id => Object.entries(MODULE[id].parameters ?? {}));
  return { ...CORE_PARAMETERS, ...Object.fromEntries(own.sort(([a], [b]) => (a < b ? -1 : 1))) };
}

/** The values of the modules' parameters where an edition says nothing. */
function moduleDefaults(): Partial<GameConfig> {
  const entries = MODULES.flatMap(id => Object.entries(MODULE[id].parameters ?? {}));
  return Object.fromEntries(entries.map(([field, parameter]) => [field, (parameter as { default: unknown }).default]));
}

const refuse = (code: string, text: string, ...clash: string[]): Result<never, SetupReason> => ({
  ok: false,
  reason: { code, text, clash },
});

/** Completes a table's choices from its edition, or refuses them if they cannot work together (EDITION-2). */
export function setUp(choices: Choices): Result<GameConfig, SetupReason> {
  const malformed = checkFields(choices);
  if (malformed) return malformed;
  const { revision = RULES_REVISION } = choices;
  const edition = EDITION[choices.edition];
  const chosen = new Set(choices.modules ?? edition.defaults.modules);
  const modules = MODULES.filter(id => chosen.has(id));
  const config: GameConfig = {
    ...moduleDefaults(),
    ...edition.defaults,
    recycle: edition.recycles[choices.supply ?? edition.defaults.supply],
    ...Object.assign({}, ...newerThan(revision).map(({ before }) => ({ ...before.defaults, ...before.fields }))),
    revision,
    seats: 2,
    segments: legsOf(modules) > 1 ? edition.segments.two : [edition.segments.one],
    // A hand of another size is everybody's, unless the first seat's is named too (EDITION-4).
    firstHand: choices.hand ?? edition.defaults.firstHand,
    ...withoutUndefined(choices),
    modules,
  };
  return checkRevision(config) ?? checkSegments(config) ?? checkModules(config) ?? ok(inOrder(config));
}

/** Reads a configuration from outside, complete or not. */
export function parseConfig(value: unknown): Result<GameConfig, SetupReason> {
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('malformed', 'A configuration must be an object such as {"edition": "classic", "seats": 2}.');
  return setUp(value as Choices);
}

function checkFields(choices: Choices): Result<never, SetupReason> | undefined {
  const known = parameters();
  if (choices.edition === undefined)
    return refuse('malformed', `The field edition ${CORE_PARAMETERS.edition.must}.`, 'edition');
  for (const [field, value] of Object.entries(choices)) {
    if (value === undefined) continue;
    if (!Object.hasOwn(known, field))
      return refuse(
        'malformed',
        `There is no field ${short(field)}; known are ${Object.keys(known).join(', ')}.`,
        short(field),
      );
    const { isValid, must } = known[field];
    if (!isValid(value)) return refuse('malformed', `The field ${field} ${must}, not ${show(value)}.`, field);
  }
  return undefined;
}

/** Tables of an older revision do without what is newer. */
function checkRevision(config: GameConfig): Result<never, SetupReason> | undefined {
  const { revision, edition } = config;
  for (const { before } of newerThan(revision)) {
    for (const [field, value] of Object.entries(before.fields ?? {}))
      if (config[field as keyof GameConfig] !== value)
        return refuse('revision', `Revision ${revision} of the rules has no field ${field}.`, field, 'revision');
    if (before.editions?.includes(edition))
      return refuse('revision', `Revision ${revision} of the rules has no edition ${edition}.`, 'edition', 'revision');
  }
  return undefined;
}

/** On how many legs the path lies. */
const legsOf = (modules: readonly ModuleId[]): number => Math.max(1, ...modules.map(id => MODULE[id].legs ?? 1));

function checkSegments(config: GameConfig): Result<never, SetupReason> | undefined {
  const { two } = EDITION[config.edition].segments;
  const { segments } = config;
  const given = segments.join('+');
  const divider = config.modules.find(id => MODULE[id].legs === 2);
  if (divider === undefined) {
    if (segments.length === 1 && SEGMENT_CHOICES.includes(segments[0])) return undefined;
    return refuse('segments', `A path of one leg has 4, 5, 6 or 8 segments, not ${given}.`, 'segments');
  }
  const isOwn = segments.length === 2 && segments[0] === two[0] && segments[1] === two[1];
  if (isOwn || (segments.length === 2 && segments.every(n => LEG_CHOICES.includes(n)))) return undefined;
  const allowed = LEG_CHOICES.includes(two[0]) ? '' : `, or ${two.join('+')}`;
  return refuse(
    'segments',
    `With ${divider} each of the two legs has 3 or 4 segments${allowed}, not ${given}.`,
    'segments',
    divider,
  );
}

function checkModules(config: GameConfig): Result<never, SetupReason> | undefined {
  const gaining = MODULES.filter(id => MODULE[id].gainsCards);
  if (!gaining.some(id => config.modules.includes(id)))
    return refuse(
      'no-cards',
      `${gaining.join(' and ')} are ${gaining.length > 2 ? 'all' : 'both'} off: nobody could ever gain a card. Switch one of them on.`,
      ...gaining,
    );
  for (const id of config.modules) {
    const need = MODULE[id].needs?.(config, EDITION[config.edition]);
    if (need) return refuse('clash', need.text, id, ...need.clash);
  }
  return undefined;
}

/** The fields that its revision has, in the order of their description, so that equal configurations read the same. */
function inOrder(config: GameConfig): GameConfig {
  const newer = newerThan(config.revision).flatMap(({ before }) => Object.keys(before.fields ?? {}));
  const fields = Object.keys(parameters()).filter(field => !newer.includes(field)) as (keyof GameConfig)[];
  return withoutUndefined(Object.fromEntries(fields.map(field => [field, config[field]]))) as unknown as GameConfig;
}

function withoutUndefined<T extends object>(value: T): T {
  return Object.fromEntries(Object.entries(value).filter(([, v]) => v !== undefined)) as T;
}
