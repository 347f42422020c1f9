/** The actions and decisions of each variant. The default: a button for each legal action, labelled by its names. */
import { assist } from './assist/table.ts';
import type { ByVariant } from './by-variant.ts';
import { captain } from './captain/table.ts';
import { empty } from './empty/table.ts';
import { flag } from './flag/table.ts';
import { items } from './items/table.ts';
import { limit } from './limit/table.ts';
import { raft } from './raft/table.ts';
import { retreat } from './retreat/table.ts';
import type { TableTraits } from './table-traits.ts';
import { voyage } from './voyage/table.ts';

export const VARIANT_TABLES: ByVariant<TableTraits> = {
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
