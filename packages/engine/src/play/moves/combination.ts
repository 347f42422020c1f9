/** Playing cards whose use is named afterwards: one type of action for each type of combination. */
import { NONE, USE } from '../../base/vocabulary.ts';
import type { ActionType } from '../../model/actions.ts';
import type { CombinationUses, Dimension, MoveType, Rules } from '../../model/rules.ts';
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
      // Combinations with the same uses stand together: whether they have a use is asked once.
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
