/**
 * All features of a seat's situation. Every edition and mix has the same list: the features of a variant that a table plays
 * without are zero, and a module that brings no features has none.
 */
import { assist } from '../variants/assist/features.ts';
import { captain } from '../variants/captain/features.ts';
import { items } from '../variants/items/features.ts';
import { raft } from '../variants/raft/features.ts';
import { retreat } from '../variants/retreat/features.ts';
import { voyage } from '../variants/voyage/features.ts';
import { makeFeatureSet } from './feature-set.ts';
import { hand } from './hand.ts';
import { pairs } from './pairs.ts';
import { pirates } from './pirates.ts';
import { race } from './race.ts';
import { supply } from './supply.ts';
import { time } from './time.ts';

export const FEATURES = makeFeatureSet([
  pirates,
  hand,
  race,
  retreat,
  assist,
  voyage,
  raft,
  captain,
  pairs,
  items,
  time,
  supply,
]);
