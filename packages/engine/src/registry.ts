/** Every variant of the family, by name. A new one is a file in modules/ and a line here. */
import { assist } from './modules/assist.ts';
import { captain } from './modules/captain.ts';
import { empty } from './modules/empty.ts';
import { flag } from './modules/flag.ts';
import { items } from './modules/items/index.ts';
import { limit } from './modules/limit.ts';
import { raft } from './modules/raft/index.ts';
import { retreat } from './modules/retreat.ts';
import { voyage } from './modules/voyage.ts';
import type { Module } from './rules.ts';
import type { ModuleId } from './vocabulary.ts';

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
