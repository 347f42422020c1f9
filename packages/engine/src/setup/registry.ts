/** Every variant of the family, by name. A new one is a folder in modules/ and a line here. */
import type { ModuleId } from '../base/vocabulary.ts';
import type { EventType } from '../model/events.ts';
import type { Fields } from '../model/fields.ts';
import type { Module } from '../model/rules.ts';
import { CORE_FIELDS } from '../model/state.ts';
import { assist } from '../modules/assist/index.ts';
import { captain } from '../modules/captain/index.ts';
import { empty } from '../modules/empty/index.ts';
import { flag } from '../modules/flag/index.ts';
import { items } from '../modules/items/index.ts';
import { limit } from '../modules/limit/index.ts';
import { raft } from '../modules/raft/index.ts';
import { retreat } from '../modules/retreat/index.ts';
import { voyage } from '../modules/voyage/index.ts';

/** The variants of the published editions. Naming them makes their additions to the types visible to every program. */
export type BuiltInModule =
  | typeof retreat
  | typeof assist
  | typeof voyage
  | typeof limit
  | typeof empty
  | typeof items
  | typeof captain
  | typeof raft
  | typeof flag;

const BUILT_IN: readonly BuiltInModule[] = [retreat, assist, voyage, limit, empty, items, captain, raft, flag];

const modules: ModuleId[] = [];
const byId: { [M in ModuleId]?: Module } = {};
const revealing = new Set<EventType>(['row']);

/** The names of all registered modules, in the order in which their patches are folded: a later one may build on an earlier one. */
export const MODULES: readonly ModuleId[] = modules;
/** The registered modules by name. */
export const MODULE = byId as { readonly [M in ModuleId]: Module };
/** Types of event that show something that was unknown. */
export const REVEALING: ReadonlySet<EventType> = revealing;

/** Registers a variant, so that tables can choose it. Returns a function that removes it again, for tests. */
export function registerModule(module: Module): () => void {
  if (byId[module.id]) throw new Error(`There is a module "${module.id}" already.`);
  checkFieldNames(module);
  modules.push(module.id);
  byId[module.id] = module;
  for (const type of module.revealing ?? []) revealing.add(type);
  return () => {
    if (byId[module.id] !== module) return;
    modules.splice(modules.indexOf(module.id), 1);
    delete byId[module.id];
  };
}

const SHOWN_BY_PART: readonly string[] = ['all', 'seats', 'owner', 'part'] satisfies Fields[string]['seen'][];

/** A field has one owner, and whatever is not shown by itself is shown by the module's part of the view. */
function checkFieldNames({ id, fields = {}, view }: Module): void {
  const owners: [string, Fields][] = [
    ['the core', CORE_FIELDS],
    ...modules.map((other): [string, Fields] => [other, MODULE[other].fields ?? {}]),
  ];
  for (const [name, { seen }] of Object.entries(fields)) {
    const owner = owners.find(([, declared]) => name in declared)?.[0];
    if (owner) throw new Error(`The field ${name} of module "${id}" belongs to ${owner} already.`);
    if (SHOWN_BY_PART.includes(seen) && !view)
      throw new Error(`The field ${name} of module "${id}" is shown by no part of the view.`);
  }
}

for (const module of BUILT_IN) registerModule(module as Module);
