/** Laying cards whose use is named afterwards. One kind of action for each type of lay. */
import { holdsAll } from '../cards.ts';
import { layCards } from '../deed.ts';
import { hasUse, type Lay, type Purpose } from '../lay.ts';
import { cardSets, type Dimension, dimension, type MoveKind } from '../move-kind.ts';
import { reason } from '../reasons.ts';
import type { Rules } from '../rules.ts';
import { NONE, USE } from '../vocabulary.ts';

/** The lays of one type: a single card by its name, sets by all their cards. */
export function layDimension(rules: Rules, type: Lay['type']): Dimension {
  const lays = rules.layList.filter(lay => lay.type === type);
  if (type !== 'lay')
    return cardSets(
      rules,
      lays.map(lay => lay.cards),
    );
  const names = lays.map(lay => rules.cardNames[lay.cards[0]]);
  return dimension('card', names, names);
}

export function layKind(type: Exclude<Lay['type'], 'open'>): MoveKind {
  return {
    type,
    phase: 'turn',
    dimensions: rules => [layDimension(rules, type)],
    legal(rules, state, out, n, base, own) {
      const { from, to } = rules.layRange[type]!;
      // Lays of one purpose stand together: whether it has a use is asked once.
      let purpose: Purpose | undefined;
      let usable = false;
      const { layFirst, laySecond } = rules;
      if (laySecond[from] !== NONE && state.held[state.actor] < 2) return n;
      const hand = state.actor * rules.kinds;
      for (let i = from; i < to; ) {
        const first = layFirst[i];
        if (state.hand[hand + first] === 0) {
          i = rules.layNext[i];
          continue;
        }
        const second = laySecond[i];
        if (second === NONE || state.hand[hand + second] > (second === first ? 1 : 0)) {
          if (rules.layList[i].purpose !== purpose) {
            purpose = rules.layList[i].purpose;
            usable = hasUse(rules, state, own, purpose);
          }
          if (usable) out[n++] = base + i - from;
        }
        i++;
      }
      return n;
    },
    apply(game, index) {
      const { rules, state } = game;
      state.lay = rules.layRange[type]!.from + index;
      layCards(game, rules.layList[state.lay].cards, USE.open);
    },
    why(rules, state, index) {
      const { cards } = rules.layList[rules.layRange[type]!.from + index];
      return holdsAll(rules, state, state.actor, cards)
        ? reason('no-use', 'Nothing could be done with these cards now.')
        : reason('no-card', `You do not hold ${cards.map(kind => rules.cardNames[kind]).join(' and ')}.`);
    },
  };
}
