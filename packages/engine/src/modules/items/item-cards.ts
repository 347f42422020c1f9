/** The cards that can be played for an item. */
import { type Dimension, dimension } from '../../move-kind.ts';
import type { Rules } from '../../rules.ts';
import type { Icon } from '../../vocabulary.ts';

export function itemKinds(rules: Rules, icon: Icon): readonly number[] {
  return rules.kindsOf[icon]!;
}

export function itemCards(rules: Rules, icon: Icon): Dimension {
  const names = itemKinds(rules, icon).map(kind => rules.cardNames[kind]);
  return dimension('card', names, names);
}
