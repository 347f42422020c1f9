/** Every variant of the family, by name. A new one is a file in modules/ and a line here. */

import type { ModuleId } from '../base/vocabulary.ts';
import type { Module } from '../model/rules.ts';
import { assist } from '../modules/assist/index.ts';
import { captain } from '../modules/captain/index.ts';
import { empty } from '../modules/empty/index.ts';
import { flag } from '../modules/flag/index.ts';
import { items } from '../modules/items/index.ts';
import { limit } from '../modules/limit/index.ts';
import { raft } from '../modules/raft/index.ts';
import { retreat } from '../modules/retreat/index.ts';
import { voyage } from '../modules/voyage/index.ts';

export const MODULE: { readonly [M in ModuleId]: Module } = {
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
