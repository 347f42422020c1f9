/** Playing cards whose use is named afterwards: one type of action for each type of combination. */
import { USE } from '../../base/vocabulary.ts';
import type { ActionType } from '../../model/actions.ts';
import type { CombinationUses, Dimension, MoveType, Rules } from '../../model/rules.ts';
import { holdsAll, lowestBit } from '../cards.ts';
import { availableSeconds, hasMove, isPossible, possibleIcons } from '../combinations.ts';
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
      const runs = rules.combinationRuns[rules.moveTypeOf[base]];
      // Check once per run with the same uses whether they have a use, and once for all whether anything but moving is possible.
      let asked: CombinationUses | undefined;
      let isUsable = false;
      let askedOthers: CombinationUses['others'] | undefined;
      let icons = 0;
      for (let i = 0; i < runs.length; i++) {
        const run = runs[i];
        let seconds = availableSeconds(own, run);
        if (seconds === 0) continue;
        if (run.uses !== asked) {
          asked = run.uses;
          isUsable = hasMove(own, asked);
          if (!isUsable) {
            if (asked.others !== askedOthers) {
              askedOthers = asked.others;
              icons = possibleIcons(rules, state, own, askedOthers);
            }
            isUsable = isPossible(icons, asked);
          }
        }
        if (!isUsable) continue;
        for (; seconds !== 0; seconds &= seconds - 1) out[n++] = base + run.from + run.offsets[lowestBit(seconds)];
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
