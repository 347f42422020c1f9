/** What a person has chosen on the way to an action, and which options fit it. */
import type { CardName, Icon } from '@cartagena/engine';
import { isSamePirate, type PirateRef } from '../board/model.ts';
import { type Facets, includesCards, isPair, type Pair } from './facets.ts';

export interface Chosen {
  readonly cards: readonly CardName[];
  readonly icon?: Icon;
  readonly pirate?: PirateRef;
  readonly slot?: number;
  /** Cards are being put together for this. */
  readonly pair?: Pair;
}

export const NOTHING: Chosen = { cards: [] };

export const isNothing = ({ cards, icon, pirate, slot, pair }: Chosen): boolean =>
  cards.length === 0 && icon === undefined && pirate === undefined && slot === undefined && pair === undefined;

/** All that has to be chosen for one option. */
export function choiceFor(facets: Facets): Chosen {
  const { option, cards, icon, pirate, slot } = facets;
  return {
    cards,
    ...(icon === undefined ? {} : { icon }),
    ...(pirate ? { pirate } : {}),
    ...(slot === undefined ? {} : { slot }),
    ...(isPair(facets) ? { pair: option.action.type } : {}),
  };
}

type Wish = { readonly [K in keyof Chosen]: Chosen[K] | undefined } & { readonly cards: readonly CardName[] };

/** Whether an option has all that was chosen. */
export function fits(facets: Facets, wish: Wish): boolean {
  const { option, cards, icon, pirate, slot } = facets;
  if (wish.pair !== undefined) return option.action.type === wish.pair && includesCards(cards, wish.cards);
  if (isPair(facets)) return false;
  if (wish.pirate && !(pirate && isSamePirate(pirate, wish.pirate))) return false;
  if (wish.icon !== undefined && icon !== wish.icon) return false;
  if (wish.slot !== undefined && slot !== wish.slot) return false;
  return includesCards(cards, wish.cards);
}
