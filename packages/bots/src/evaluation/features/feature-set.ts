/** The features that a net is trained with, in one list for every edition and mix. */
import { MODULES, type Rules } from '@cartagena/engine';
import type { FeatureGroup } from './feature-group.ts';

export interface FeatureSet {
  readonly groups: readonly FeatureGroup[];
  /** What stays the same from the deal to the end of a game. */
  readonly constants: { readonly [name: string]: (rules: Rules) => number };
  /** All names: first those of the groups, which change during a game, then the constants. */
  readonly names: readonly string[];
  readonly changingCount: number;
}

const TABLE_CONSTANTS: FeatureSet['constants'] = {
  one: () => 1,
  seats: rules => (rules.seats - 2) / 3,
  spaces: rules => rules.board.spaces / 36,
  pirates: rules => rules.pirates / 6,
  actions: rules => rules.config.actions / 3,
  open: rules => (rules.openHands ? 1 : 0),
  row: rules => (rules.rowLength > 0 ? 1 : 0),
};

/**
 * Saved nets know features by name and do not depend on the order. Training does: it draws the first weights in this order, so a
 * net can be trained again, number for number, as long as new groups come last.
 */
export function makeFeatureSet(groups: readonly FeatureGroup[]): FeatureSet {
  const changing = groups.flatMap(({ names }) => names);
  const modules = MODULES.map(id => [`has-${id}`, (rules: Rules) => (rules.config.modules.includes(id) ? 1 : 0)]);
  const constants = { ...TABLE_CONSTANTS, ...Object.fromEntries(modules) };
  return { groups, constants, names: [...changing, ...Object.keys(constants)], changingCount: changing.length };
}
