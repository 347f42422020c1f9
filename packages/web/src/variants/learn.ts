/** What is taught about each variant. The default: nothing. */
import { assist } from './assist/learn.ts';
import type { ByVariant } from './by-variant.ts';
import { captain } from './captain/learn.ts';
import { empty } from './empty/learn.ts';
import { flag } from './flag/learn.ts';
import { items } from './items/learn.ts';
import type { LearnTraits } from './learn-traits.ts';
import { limit } from './limit/learn.ts';
import { raft } from './raft/learn.ts';
import { retreat } from './retreat/learn.ts';
import { voyage } from './voyage/learn.ts';

/** In the order in which the lessons are listed. */
export const VARIANT_LEARNING: ByVariant<LearnTraits> = {
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
