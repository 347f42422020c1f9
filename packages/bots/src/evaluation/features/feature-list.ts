/**
 * All features of a seat's situation. Every edition and mix has the same list: the features of a variant that a table plays
 * without are zero, and a module that brings no features has none.
 */
import { MODULES, type Rules } from '@cartagena/engine';
import { assist } from '../variants/assist/features.ts';
import { captain } from '../variants/captain/features.ts';
import { items } from '../variants/items/features.ts';
import { raft } from '../variants/raft/features.ts';
import { retreat } from '../variants/retreat/features.ts';
import { voyage } from '../variants/voyage/features.ts';
import type { FeatureGroup } from './feature-group.ts';
import { hand } from './hand.ts';
import { pairs } from './pairs.ts';
import { pirates } from './pirates.ts';
import { race } from './race.ts';
import { time } from './time.ts';

/**
 * What changes during a game. Saved nets know features by name and do not depend on the order. Training does: it draws the
 * first weights in this order, so a net can be trained again, number for number, as long as new groups come last.
 */
export const FEATURE_GROUPS: readonly FeatureGroup[] = [
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
];
const CHANGING = FEATURE_GROUPS.flatMap(({ names }) => names);

/** What stays the same from the deal to the end of a game. */
export const CONSTANTS: { readonly [name: string]: (rules: Rules) => number } = {
  one: () => 1,
  seats: rules => (rules.seats - 2) / 3,
  spaces: rules => rules.board.spaces / 36,
  pirates: rules => rules.pirates / 6,
  actions: rules => rules.config.actions / 3,
  open: rules => (rules.openHands ? 1 : 0),
  row: rules => (rules.rowLength > 0 ? 1 : 0),
  ...Object.fromEntries(
    MODULES.map(id => [`has-${id}`, (rules: Rules) => (rules.config.modules.includes(id) ? 1 : 0)]),
  ),
};

export const FEATURES: readonly string[] = [...CHANGING, ...Object.keys(CONSTANTS)];
/** The first features are those that change during a game. */
export const CHANGING_COUNT = CHANGING.length;
