/** The options that describe a table, shared by every command that sets one up. */
import {
  type Choices,
  EDITION,
  EDITIONS,
  type EditionId,
  type GameConfig,
  MODULES,
  type ModuleId,
  PRESETS,
  type PresetId,
  setUp,
} from '@cartagena/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { fail } from '../io/fail.ts';

export interface TableOptions {
  readonly edition: string;
  readonly modules?: string;
  readonly without?: string;
  readonly seats?: number;
  readonly pirates?: number;
  readonly segments?: readonly number[];
  readonly actions?: number;
  readonly hand?: number;
  readonly firstHand?: number;
  readonly supply?: 'stock' | 'row';
  readonly hands?: 'open' | 'hidden';
  readonly layout?: 'printed' | 'random';
  readonly landscape?: 'tunnel' | 'jungle';
  readonly assist?: 'nest' | 'morgan';
  readonly limit?: 'golden' | 'grey';
  readonly skipper?: 'ties' | 'strict';
  readonly recycle: boolean;
}

/** Options that are fields of a configuration as they are. */
const PLAIN_FIELDS = [
  'seats',
  'pirates',
  'segments',
  'actions',
  'hand',
  'firstHand',
  'supply',
  'hands',
  'layout',
  'landscape',
  'assist',
  'limit',
  'skipper',
] as const;

export function addTableOptions(command: Command): Command {
  return command
    .option(
      '--edition <name>',
      `an edition (${EDITIONS.join(', ')}) or a preset (${Object.keys(PRESETS).join(', ')})`,
      'classic',
    )
    .option('--modules <list>', `modules to add: all, or a list out of ${MODULES.join(', ')} (morgan means assist)`)
    .option('--without <list>', 'modules of the edition to leave out')
    .option('--seats <n>', 'seats, 2 to 5', wholeNumber)
    .option('--pirates <n>', 'pirates of each seat, 4 to 6', wholeNumber)
    .option('--segments <n>', 'segments of the path, such as 6, or 3+4 for the two legs of a voyage', legs)
    .option('--actions <n>', 'actions in a turn, 1 to 5', wholeNumber)
    .option('--hand <n>', 'cards dealt to each seat, 1 to 10', wholeNumber)
    .option('--first-hand <n>', 'cards dealt to the seat that begins', wholeNumber)
    .option('--supply <kind>', 'stock or row')
    .option('--hands <kind>', 'open or hidden')
    .option('--layout <kind>', 'printed or random segments')
    .option('--landscape <kind>', 'tunnel or jungle, for tiles with two faces')
    .option('--assist <kind>', 'nest (Cartagena II) or morgan')
    .option('--limit <kind>', 'golden or grey')
    .option('--skipper <kind>', 'ties or strict')
    .option('--no-recycle', 'do not reshuffle the discards when the stock is spent');
}

export function wholeNumber(text: string): number {
  if (!/^\d+$/.test(text)) throw new InvalidArgumentError('It must be a whole number.');
  return Number(text);
}

function legs(text: string): number[] {
  if (!/^\d+(\+\d+)?$/.test(text)) throw new InvalidArgumentError('It must look like 6 or 3+4.');
  return text.split('+').map(Number);
}

/** The configuration that the options describe, or a message and an end. */
export function configFrom(options: TableOptions): GameConfig {
  const result = setUp(choicesFrom(options));
  return result.ok ? result.value : fail(result.reason.text);
}

function choicesFrom({ edition: name, modules, without, recycle, ...rest }: TableOptions): Choices {
  const base = baseFor(name.toLowerCase());
  const known = EDITION[base.edition];
  const chosen = new Set<ModuleId>(base.modules ?? known.defaults.modules);
  for (const id of modules?.toLowerCase() === 'all' ? known.optional : moduleList(modules)) chosen.add(id);
  for (const id of moduleList(without)) chosen.delete(id);
  return { ...base, ...(recycle ? {} : { recycle }), ...pickTable(rest), modules: [...chosen] };
}

/** Only what was said, and belongs to a table: a command has options of its own too. */
function pickTable(options: Partial<TableOptions>): Partial<Choices> {
  return Object.fromEntries(
    PLAIN_FIELDS.filter(field => options[field] !== undefined).map(field => [field, options[field]]),
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
      const id = word === 'morgan' ? 'assist' : word;
      if (!(MODULES as readonly string[]).includes(id))
        fail(`There is no module "${word}". Choose out of ${MODULES.join(', ')}, or all.`);
      return id as ModuleId;
    });
}
