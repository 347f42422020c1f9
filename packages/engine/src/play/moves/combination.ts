/** Playing cards whose use is named afterwards: one type of action for each type of combination. */
import { NONE, USE } from '../../base/vocabulary.ts';
import type { ActionType } from '../../model/actions.ts';
import type { Dimension, MoveType, Rules } from '../../model/rules.ts';
import { holdsAll } from '../cards.ts';
import { hasUse } from '../combinations.ts';
import { cardSets, dimension } from '../dimensions.ts';
import { reason } from '../reasons.ts';
import { playCards } from '../resolution.ts';

/** The combinations of one type, by all their cards. */
export function combinationDimension(rules: Rules, type: ActionType): Dimension {
  const sets = rules.combinations.filter(combination => combination.type === type).map(({ cards }) => cards);
  return cardSets(rules, sets);
}

/** Combinations of a single card, by its name. */
export function singleCardDimension(rules: Rules, type: ActionType): Dimension {
  const sets = rules.combinations.filter(combination => combination.type === type);
  const names = sets.map(({ cards }) => rules.cardNames[cards[0]]);
  return dimension('card', names, names);
}

export function combinationMove(type: ActionType, dimensionOf = combinationDimension): MoveType {
  return {
    type,
    phase: 'turn',
    dimensions: rules => [dimensionOf(rules, type)],
    legal(rules, state, out, n, base, own) {
      const { from, to } = rules.combinationRange[type]!;
      const { combinations, combinationFirst, combinationSecond, combinationNext, combinationUses } = rules;
      const { actor, hand } = state;
      if (combinationSecond[from] !== NONE && state.handCount[actor] < 2) return n;
      const firstCard = actor * rules.cardKinds;
      // Combinations with the same uses stand together: whether they have a use is asked once.
      let asked = -1;
      let isUsable = false;
      for (let i = from; i < to; ) {
        const first = combinationFirst[i];
        const next = combinationNext[i];
        if (hand[firstCard + first] === 0) {
          i = next;
          continue;
        }
        for (; i < next; i++) {
          const second = combinationSecond[i];
          if (second !== NONE && hand[firstCard + second] <= Number(second === first)) continue;
          if (combinationUses[i] !== asked) {
            asked = combinationUses[i];
            isUsable = hasUse(rules, state, own, combinations[i].uses);
          }
          if (isUsable) out[n++] = base + i - from;
        }
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
