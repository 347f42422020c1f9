/** The cards that can be played for an item. */
import type { Icon } from '../../base/vocabulary.ts';
import type { Dimension, Rules } from '../../model/rules.ts';
import { dimension } from '../../play/dimensions.ts';

export function itemKinds(rules: Rules, icon: Icon): readonly number[] {
  return rules.kindsOf[icon]!;
}

export function itemCards(rules: Rules, icon: Icon): Dimension {
  const names = itemKinds(rules, icon).map(kind => rules.cardNames[kind]);
  return dimension('card', names, names);
}
