/** The words and drawings of every variant. A module without an entry is shown by the names of its events and actions. */
import type { ModuleId } from '@cartagena/engine';
import { assist } from './assist/index.ts';
import { captain } from './captain/index.ts';
import { empty } from './empty/index.ts';
import { flag } from './flag/index.ts';
import { items } from './items/index.ts';
import { limit } from './limit/index.ts';
import { raft } from './raft/index.ts';
import { retreat } from './retreat/index.ts';
import type { VariantWords } from './variant.ts';
import { voyage } from './voyage/index.ts';

const VARIANT: { readonly [M in ModuleId]?: VariantWords } = {
  retreat,
  assist,
  voyage,
  limit,
  empty,
  items,
  captain,
  raft,
  flag,
};

export const VARIANTS: readonly VariantWords[] = Object.values(VARIANT);

export const variantWords = (module: ModuleId): VariantWords =>
  (Object.hasOwn(VARIANT, module) ? VARIANT[module] : undefined) ?? {};

/** Other names of modules on the command line. */
export const MODULE_ALIASES: ReadonlyMap<string, ModuleId> = new Map(
  (Object.keys(VARIANT) as ModuleId[]).flatMap(id => (VARIANT[id]?.aliases ?? []).map(alias => [alias, id] as const)),
);
