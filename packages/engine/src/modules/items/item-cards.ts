/** The cards that are played for an item at once: the plain one, and the marked one unless its use is named late. */
import { holds } from '../../cards.ts';
import type { Dimension } from '../../move-kind.ts';
import { reason } from '../../reasons.ts';
import type { Reason } from '../../result.ts';
import type { Rules } from '../../rules.ts';
import type { State } from '../../state.ts';
import type { Icon } from '../../vocabulary.ts';

export function itemKinds(rules: Rules, icon: Icon): readonly number[] {
  return rules.directKinds[icon]!;
}

export function itemCards(rules: Rules, icon: Icon): Dimension {
  const names = itemKinds(rules, icon).map(kind => rules.cardNames[kind]);
  return { field: 'card', values: names, words: names };
}

export function noItemCard(rules: Rules, state: State, icon: Icon, choice: number): Reason | undefined {
  const kind = itemKinds(rules, icon)[choice];
  if (holds(rules, state, state.actor, kind)) return undefined;
  return reason('no-card', `You hold no ${rules.cardNames[kind]} card.`);
}
