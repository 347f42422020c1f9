/** The cards that can be played for an item: those with its icon, which is given by its number in the vocabulary. */
import type { Dimension, Rules } from '../../model/rules.ts';
import { dimension } from '../../play/dimensions.ts';

export function itemKinds(rules: Rules, icon: number): readonly number[] {
  return rules.kindsOf[icon];
}

export function itemCards(rules: Rules, icon: number): Dimension {
  const names = itemKinds(rules, icon).map(kind => rules.cardNames[kind]);
  return dimension('card', names, names);
}
