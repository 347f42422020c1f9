/** What legend-1 sees. Frozen, like its nets, so that later bots can be measured against it. */
import { makeFeatureSet } from '../features/feature-set.ts';
import { pairs } from '../features/pairs.ts';
import { pirates } from '../features/pirates.ts';
import { time } from '../features/time.ts';
import { assist } from '../variants/assist/features.ts';
import { captain } from '../variants/captain/features.ts';
import { items } from '../variants/items/features.ts';
import { raft } from '../variants/raft/features.ts';
import { retreat } from '../variants/retreat/features.ts';
import { voyage } from '../variants/voyage/features.ts';
import { hand } from './hand.ts';
import { race } from './race.ts';

export const LEGEND_1_FEATURES = makeFeatureSet([
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
]);
