/** What a touch leads to, in any order of touches. Pure: legality comes with the options and is never judged here. */
import type { CardName, Icon, Place } from '@cartagena/engine';
import { isSamePirate, type PirateRef } from '../board/model.ts';
import type { Option } from '../game/option.ts';
import type { Choosing, Deed } from './choosing.ts';
import { type Chosen, fits } from './chosen.ts';
import { type Facets, isPair, leadingTo, ofType, type Pair, pairsIn, without } from './facets.ts';
import { actionTraits } from './traits.ts';

export type Touch =
  | { readonly card: CardName }
  | { readonly icon: Icon }
  | { readonly slot: number }
  | { readonly pirate: PirateRef }
  | { readonly target: Place }
  | { readonly token: Place }
  | { readonly deed: Deed }
  | { readonly drag: PirateRef; readonly to: Place }
  | { readonly drop: CardName; readonly on: PirateRef | Place };

/** What a touch leads to: another choice, a question which one is meant, something to do, or nothing. */
export type Outcome =
  | { readonly type: 'chosen'; readonly chosen: Chosen }
  | { readonly type: 'ask'; readonly options: readonly Option[] }
  | { readonly type: 'act'; readonly option: Option }
  | { readonly type: 'refused' };

export function touch(now: Choosing, touch: Touch): Outcome {
  if ('card' in touch) return touchCard(now, touch.card);
  if ('icon' in touch) return touchIcon(now, touch.icon);
  if ('slot' in touch) return touchSlot(now, touch.slot);
  if ('pirate' in touch) return touchPirate(now, touch.pirate);
  if ('deed' in touch) return touchDeed(now, touch.deed);
  if ('drag' in touch) return drag(now, touch.drag, touch.to);
  if ('drop' in touch) return drop(now, touch.drop, touch.on);
  const { facets, chosen } = now;
  const fitting = facets.filter(facet => fits(facet, chosen));
  if ('target' in touch) return decide(leadingTo(fitting, touch.target));
  return askFirst(
    fitting.filter(({ option, pirate }) => actionTraits(option.action).touchesToken && pirate?.at === touch.token),
  );
}

const REFUSED: Outcome = { type: 'refused' };
const choose = (chosen: Chosen): Outcome => ({ type: 'chosen', chosen });

function decide(facets: readonly Facets[]): Outcome {
  if (facets.length === 1) return { type: 'act', option: facets[0].option };
  return askFirst(facets);
}

/** What gives up a turn is asked even if there is only one way. */
function askFirst(facets: readonly Facets[]): Outcome {
  return facets.length === 0 ? REFUSED : { type: 'ask', options: facets.map(({ option }) => option) };
}

/** The first of the wishes that some option can fulfil. */
function firstPossible(now: Choosing, wishes: readonly Chosen[]): Outcome {
  const wish = wishes.find(wish => now.facets.some(facet => fits(facet, wish)));
  return wish ? choose(wish) : REFUSED;
}

function touchCard(now: Choosing, card: CardName): Outcome {
  const { chosen, settled, isDecision } = now;
  if (chosen.pair !== undefined) return touchPairCard(now, card, chosen.pair);
  const { pirate, icon } = chosen;
  if (chosen.cards.includes(card)) {
    if (isDecision && settled) return { type: 'act', option: settled };
    return choose({ cards: [], ...(pirate ? { pirate } : {}) });
  }
  const alone: Chosen = { cards: [card] };
  const outcome = firstPossible(now, [
    { ...alone, ...(pirate ? { pirate } : {}), ...(icon === undefined ? {} : { icon }) },
    alone,
  ]);
  return outcome.type === 'refused' ? startPair(now, card) : outcome;
}

/** A card that is good for pairs alone. */
function startPair(now: Choosing, card: CardName): Outcome {
  const pairs = pairsIn(now.facets.filter(({ cards }) => cards.includes(card)));
  if (pairs.length === 0) return REFUSED;
  return choose({ cards: [card], ...(pairs.length === 1 ? { pair: pairs[0] } : {}) });
}

function touchPairCard(now: Choosing, card: CardName, pair: Pair): Outcome {
  const { cards } = now.chosen;
  const put = (list: readonly CardName[]): Chosen => ({ cards: list, pair });
  const isPossible = (list: readonly CardName[]): boolean => now.facets.some(facet => fits(facet, put(list)));
  if (cards.length < 2 && isPossible([...cards, card])) return choose(put([...cards, card]));
  if (cards.includes(card)) return choose(put(without(cards, [card])));
  if (isPossible([cards[0], card])) return choose(put([cards[0], card]));
  return isPossible([card]) ? choose(put([card])) : REFUSED;
}

function touchIcon(now: Choosing, icon: Icon): Outcome {
  const { pirate } = now.chosen;
  if (now.chosen.icon === icon) return choose({ cards: [], ...(pirate ? { pirate } : {}) });
  return firstPossible(now, [
    { cards: [], icon, ...(pirate ? { pirate } : {}) },
    { cards: [], icon },
  ]);
}

function touchSlot(now: Choosing, slot: number): Outcome {
  if (now.chosen.slot === slot && now.settled) return { type: 'act', option: now.settled };
  return firstPossible(now, [{ cards: [], slot }]);
}

function touchPirate(now: Choosing, pirate: PirateRef): Outcome {
  const { chosen, settled } = now;
  if (chosen.pirate && isSamePirate(chosen.pirate, pirate)) {
    if (settled && !actionTraits(settled.action).asksFirst) return { type: 'act', option: settled };
    const { pirate: _, ...rest } = chosen;
    return choose(rest);
  }
  const { pair: _, ...rest } = chosen;
  return firstPossible(now, [
    { ...rest, pirate },
    { cards: [], pirate },
  ]);
}

function touchDeed({ chosen, facets }: Choosing, { kind, options }: Deed): Outcome {
  if (kind !== 'go' && ofType(facets, kind).some(isPair)) return choose({ cards: chosen.cards, pair: kind });
  const meant = facets.filter(({ option }) => options.includes(option));
  return meant.some(({ option }) => actionTraits(option.action).asksFirst) ? askFirst(meant) : decide(meant);
}

/** In one go: chosen cards count, unless the pirate cannot use them. */
function drag({ facets, chosen }: Choosing, pirate: PirateRef, to: Place): Outcome {
  const byPirate = leadingTo(
    facets.filter(facet => fits(facet, { cards: [], pirate })),
    to,
  );
  const byChoice = byPirate.filter(facet => fits(facet, { ...chosen, pirate }));
  return decide(byChoice.length > 0 ? byChoice : byPirate);
}

/** A card that is dropped on a pirate is for that pirate; on a place, for the pirate that gets there by it. */
function drop({ facets }: Choosing, card: CardName, on: PirateRef | Place): Outcome {
  const byCard = facets.filter(facet => fits(facet, { cards: [card] }));
  if (typeof on !== 'object') return decide(leadingTo(byCard, on));
  const byPirate = byCard.filter(({ pirate }) => pirate && isSamePirate(pirate, on));
  return byPirate.length > 1 ? choose({ cards: [card], pirate: on }) : decide(byPirate);
}
