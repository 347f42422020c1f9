/** The options that describe a table, shared by every command that sets one up. */
import {
  type Choices,
  EDITION,
  EDITIONS,
  type EditionId,
  type GameConfig,
  MODULE,
  MODULES,
  type ModuleId,
  PRESETS,
  type PresetId,
  setUp,
  unwrap,
} from '@cartagena/engine';
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { MODULE_ALIASES, variantWords } from '../variants/index.ts';
import { addFieldOptions } from './field-options.ts';

/** Fields that have options of another shape. */
const SPECIAL_FIELDS = ['edition', 'modules'] as const;
type SpecialField = (typeof SPECIAL_FIELDS)[number];

export interface TableOptions extends Partial<Omit<GameConfig, SpecialField>> {
  /** An edition or a preset. */
  readonly edition: string;
  readonly modules?: string;
  readonly without?: string;
}

/** What the help says about the fields of every configuration. */
const DESCRIPTIONS: { readonly [field: string]: string } = {
  revision: 'revision of the rules; otherwise the current one',
  seats: 'seats, 2 to 5',
  pirates: 'pirates of each seat, 4 to 6',
  segments: 'segments of the path, such as 6, or 3+4 for the two legs of a voyage',
  landscape: 'tunnel or jungle, for tiles with two faces',
  layout: 'printed or random segments',
  actions: 'actions in a turn, 1 to 5',
  hand: 'cards dealt to each seat, 1 to 10',
  firstHand: 'cards dealt to the seat that begins',
  recycle: 'reshuffle the discards when the stock is exhausted',
  pass: 'a turn may end without an action',
  supply: 'stock or row',
  hands: 'open or hidden',
  luck: 'same: every draw gives the same wherever this seed is played (docs/same-luck.md)',
};

/** What the help says about the parameters of the modules: in words, or else which values they may have. */
function parameterDescriptions(): { [field: string]: string } {
  const descriptions: { [field: string]: string } = {};
  for (const id of MODULES) {
    for (const [field, { must }] of Object.entries(MODULE[id].parameters ?? {}))
      descriptions[field] = must.replace(/^must be /, '');
    Object.assign(descriptions, variantWords(id).parameters);
  }
  return descriptions;
}

/** A complete configuration: its fields are the options. */
const defaultConfig = (): GameConfig => unwrap(setUp({ edition: EDITIONS[0], luck: 'same' }));

const plainFields = (): [field: string, value: unknown][] =>
  Object.entries(defaultConfig()).filter(([field]) => !(SPECIAL_FIELDS as readonly string[]).includes(field));

export function addTableOptions(command: Command): Command {
  const aliases = Array.from(MODULE_ALIASES, ([alias, id]) => ` (${alias} means ${id})`).join('');
  command
    .option(
      '--edition <name>',
      `an edition (${EDITIONS.join(', ')}) or a preset (${Object.keys(PRESETS).join(', ')})`,
      EDITIONS[0],
    )
    .option('--modules <list>', `modules to add: all, or a list of ${MODULES.join(', ')}${aliases}`)
    .option('--without <list>', 'modules of the edition to leave out');
  return addFieldOptions(command, plainFields(), { ...DESCRIPTIONS, ...parameterDescriptions() });
}

/** The configuration that the options describe; ends the program with a message if there is none. */
export function configFrom(options: TableOptions): GameConfig {
  const result = setUp(choicesFrom(options));
  return result.ok ? result.value : fail(result.reason.text);
}

function choicesFrom(options: TableOptions): Choices {
  const { edition: name, modules, without } = options;
  const base = baseFor(name.toLowerCase());
  const known = EDITION[base.edition];
  const chosen = new Set<ModuleId>(base.modules ?? known.defaults.modules);
  for (const id of modules?.toLowerCase() === 'all' ? known.optional : moduleList(modules)) chosen.add(id);
  for (const id of moduleList(without)) chosen.delete(id);
  return { ...base, ...givenFields(options), modules: [...chosen] };
}

/** Only the fields that were given: a command has options of its own too. */
function givenFields(options: TableOptions): Partial<Choices> {
  const given: { readonly [field: string]: unknown } = { ...options };
  return Object.fromEntries(
    plainFields().flatMap(([field]) => (given[field] === undefined ? [] : [[field, given[field]]])),
  );
}

function baseFor(name: string): Choices {
  if ((EDITIONS as readonly string[]).includes(name)) return { edition: name as EditionId };
  if (Object.hasOwn(PRESETS, name)) return PRESETS[name as PresetId];
  return fail(
    `There is no edition or preset "${name}". Choose one of ${[...EDITIONS, ...Object.keys(PRESETS)].join(', ')}.`,
  );
}

function moduleList(text = ''): ModuleId[] {
  return text
    .split(',')
    .map(word => word.trim().toLowerCase())
    .filter(word => word !== '' && word !== 'none')
    .map(word => {
      const id = MODULE_ALIASES.get(word) ?? word;
      if (!(MODULES as readonly string[]).includes(id))
        fail(`There is no module "${word}". Choose from ${MODULES.join(', ')}, or all.`);
      return id as ModuleId;
    });
}
