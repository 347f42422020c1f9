/**
 * What is played, chosen step by step. Every choice leads to a table that works: if something else stands in its way, that is
 * changed too, and the change says why. A switch can thus say beforehand what it brings about.
 */
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
  type SetupReason,
  setUp,
  unwrap,
} from '@cartagena/engine';
import { VARIANT_SETUPS } from '../variants/setup.ts';
import type { Clash } from '../variants/setup-traits.ts';

export type TableChoice = Omit<GameConfig, 'revision' | 'seats'>;
type Field = Exclude<keyof TableChoice, 'modules' | 'edition'>;

/** A choice with all that follows from it. */
export interface ChoiceChange {
  readonly table: TableChoice;
  /** Other modules that were switched on or off. */
  readonly switched: readonly ModuleId[];
  /** Set if another deck, or another supply, had to be taken. */
  readonly edition?: EditionId;
  readonly supply?: TableChoice['supply'];
  readonly clashes: readonly Clash[];
}

/** A box, or one of the games in it that have a name. */
export type Version = EditionId | PresetId;

export const isVersion = (name: string): name is Version =>
  (EDITIONS as readonly string[]).includes(name) || Object.hasOwn(PRESETS, name);

const choicesOf = (version: Version): Choices =>
  Object.hasOwn(PRESETS, version) ? PRESETS[version as PresetId] : { edition: version as EditionId };

/** A complete table from what is known of it. Throws where it cannot be one. */
export function tableOf(choices: Choices): TableChoice {
  const { revision: _, seats: __, ...table } = unwrap(setUp(choices));
  return table;
}

export const tableFor = (version: Version): TableChoice => tableOf(choicesOf(version));

/** The games of a box, the plain one first. */
export function versionsOf(edition: EditionId): readonly Version[] {
  const named = (Object.keys(PRESETS) as PresetId[]).filter(id => PRESETS[id].edition === edition);
  const plain = tableFor(edition);
  return named.some(id => isSame(tableFor(id), plain)) ? named : [edition, ...named];
}

/** The name of exactly this table, if it has one. */
export const versionOf = (table: TableChoice): Version | undefined =>
  versionsOf(table.edition).find(version => isSame(tableFor(version), table));

const isSame = (a: TableChoice, b: TableChoice): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The table with every variant of its own box. */
export function withAll(table: TableChoice): TableChoice {
  return EDITION[table.edition].optional.reduce((now, id) => withModule(now, id, true).table, table);
}

export function withModule(table: TableChoice, id: ModuleId, isOn: boolean): ChoiceChange {
  return settle(table, flipped(table, id, isOn), id);
}

export function withField<F extends Field>(table: TableChoice, field: F, value: TableChoice[F]): ChoiceChange {
  return settle(table, { ...table, [field]: value }, field);
}

const flipped = (table: TableChoice, id: ModuleId, isOn: boolean): TableChoice => ({
  ...table,
  modules: MODULES.filter(other => (other === id ? isOn : table.modules.includes(other))),
});

/** More repairs than these lead nowhere: the wish cannot be fulfilled. */
const MOST_REPAIRS = 20;

/** Repairs what stands in the way until the table works; `wanted` is what must not give way. */
function settle(before: TableChoice, table: TableChoice, wanted: ModuleId | Field): ChoiceChange {
  const clashes: Clash[] = [];
  let now = table;
  for (let result = setUp(now); !result.ok; result = setUp(now)) {
    const { reason } = result;
    if (reason.code !== 'segments') clashes.push(clashOf(reason));
    if (clashes.length > MOST_REPAIRS) return { table: before, switched: [], clashes: [clashOf(reason)] };
    now = repaired(now, reason, wanted);
  }
  return {
    table: followDefaults(before, tableOf(now), wanted),
    switched: MODULES.filter(id => id !== wanted && before.modules.includes(id) !== now.modules.includes(id)),
    ...(now.edition !== before.edition && { edition: now.edition }),
    ...(now.supply !== before.supply && wanted !== 'supply' && { supply: now.supply }),
    clashes,
  };
}

/** One step towards a table that works: what clashes with the wish gives way, or the wish gets what it needs. */
function repaired(table: TableChoice, { code, clash }: SetupReason, wanted: string): TableChoice {
  if (code === 'segments') return { ...table, segments: nearestLength(table) };
  if (code === 'no-cards') return flipped(table, clash.find(id => id !== wanted) as ModuleId, true);
  const [subject, other] = clash;
  if (subject !== wanted) return flipped(table, subject as ModuleId, false);
  if (other === 'supply') return { ...table, supply: 'row' };
  if (other === table.edition) return { ...table, edition: homeOf(wanted as ModuleId) ?? table.edition };
  const id = other as ModuleId;
  return flipped(table, id, !table.modules.includes(id));
}

/** The switches of a table: its fields that are on or off. */
export const switchesOf = (table: TableChoice): readonly (readonly [field: SwitchField, isOn: boolean])[] =>
  Object.entries(table).filter((entry): entry is [SwitchField, boolean] => typeof entry[1] === 'boolean');

type SwitchField = { [F in Field]-?: NonNullable<TableChoice[F]> extends boolean ? F : never }[Field];

/** A switch that was as it is by default follows the default, which may depend on the rest of the table. */
function followDefaults(before: TableChoice, after: TableChoice, wanted: ModuleId | Field): TableChoice {
  const [usualBefore, usual] = [before, after].map(withDefaultSwitches);
  const changed = switchesOf(after)
    .filter(([field]) => field !== wanted && before[field] === usualBefore[field])
    .map(([field]) => [field, usual[field]]);
  return tableOf({ ...after, ...Object.fromEntries(changed) });
}

function withDefaultSwitches(table: TableChoice): TableChoice {
  const switches = switchesOf(table).map(([field]) => [field, undefined]);
  return tableOf({ ...table, ...Object.fromEntries(switches) });
}

/** The box that a variant comes from, for the cards that it needs; undefined: none. */
const homeOf = (id: ModuleId): EditionId | undefined =>
  EDITIONS.find(edition => EDITION[edition].optional.includes(id));

function clashOf({ code, clash: [subject, other] }: SetupReason): Clash {
  if (code === 'no-cards') return 'no-cards';
  return VARIANT_SETUPS[subject as ModuleId]?.clash?.(other) ?? 'other';
}

const ONE_LEG: readonly (readonly number[])[] = [[4], [5], [6], [8]];
const TWO_LEGS: readonly (readonly number[])[] = [
  [3, 3],
  [3, 4],
  [4, 4],
];

/** Whether the path has two legs. */
export const hasTwoLegs = ({ modules }: TableChoice): boolean => modules.some(id => (MODULE[id].legs ?? 1) > 1);

/** How long the path can be, from short to long, in segments on each leg. */
export function lengthsOf(table: TableChoice): readonly (readonly number[])[] {
  if (!hasTwoLegs(table)) return ONE_LEG;
  const { two } = EDITION[table.edition].segments;
  return TWO_LEGS.some(legs => legs.join() === two.join()) ? TWO_LEGS : [two, ...TWO_LEGS];
}

const total = (segments: readonly number[]): number => segments.reduce((sum, n) => sum + n, 0);

function nearestLength(table: TableChoice): readonly number[] {
  const wanted = total(table.segments);
  const distance = (segments: readonly number[]) => Math.abs(total(segments) - wanted);
  return lengthsOf(table).reduce((best, one) => (distance(one) < distance(best) ? one : best));
}

/** Spaces on the whole path, if it had these segments. Each shows every icon of the deck once. */
export const spacesOf = (table: TableChoice, segments: readonly number[] = table.segments): number =>
  total(segments) * EDITION[table.edition].icons.length;
