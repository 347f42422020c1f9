/** Laying cards whose use is named afterwards. One kind of action for each type of lay. */

import { NONE, USE } from '../../base/vocabulary.ts';
import { cardSets, type Dimension, dimension, type MoveType } from '../../model/move-type.ts';
import type { Rules } from '../../model/rules.ts';
import { holdsAll } from '../cards.ts';
import { type Combination, type CombinationUses, hasUse } from '../combinations.ts';
import { reason } from '../reasons.ts';
import { playCards } from '../resolution.ts';

/** The lays of one type: a single card by its name, sets by all their cards. */
export function combinationDimension(rules: Rules, type: Combination['type']): Dimension {
  const lays = rules.combinations.filter(lay => lay.type === type);
  if (type !== 'lay')
    return cardSets(
      rules,
      lays.map(lay => lay.cards),
    );
  const names = lays.map(lay => rules.cardNames[lay.cards[0]]);
  return dimension('card', names, names);
}

export function combinationMove(type: Exclude<Combination['type'], 'open'>): MoveType {
  return {
    type,
    phase: 'turn',
    dimensions: rules => [combinationDimension(rules, type)],
    legal(rules, state, out, n, base, own) {
      const { from, to } = rules.combinationRange[type]!;
      // Lays of one uses stand together: whether it has a use is asked once.
      let uses: CombinationUses | undefined;
      let usable = false;
      const { combinationFirst, combinationSecond } = rules;
      if (combinationSecond[from] !== NONE && state.handCount[state.actor] < 2) return n;
      const hand = state.actor * rules.cardKinds;
      for (let i = from; i < to; ) {
        const first = combinationFirst[i];
        if (state.hand[hand + first] === 0) {
          i = rules.combinationNext[i];
          continue;
        }
        const second = combinationSecond[i];
        if (second === NONE || state.hand[hand + second] > (second === first ? 1 : 0)) {
          if (rules.combinations[i].uses !== uses) {
            uses = rules.combinations[i].uses;
            usable = hasUse(rules, state, own, uses);
          }
          if (usable) out[n++] = base + i - from;
        }
        i++;
      }
      return n;
    },
    apply(game, index) {
      const { rules, state } = game;
      state.combination = rules.combinationRange[type]!.from + index;
      playCards(game, rules.combinations[state.combination].cards, USE.open);
    },
    why(rules, state, index) {
      const { cards } = rules.combinations[rules.combinationRange[type]!.from + index];
      return holdsAll(rules, state, state.actor, cards)
        ? reason('no-use', 'Nothing could be done with these cards now.')
        : reason('no-card', `You do not hold ${cards.map(kind => rules.cardNames[kind]).join(' and ')}.`);
    },
  };
}
