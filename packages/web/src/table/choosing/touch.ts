/** What a touch leads to, in any order of touches. Pure: legality comes with the options and is never judged here. */
import type { CardName, Icon, Place } from '@cartagena/engine';
import { isSamePirate, type PirateRef } from '../../board/model.ts';
import {
  type ButtonChoice,
  type Choosing,
  type Chosen,
  fits,
  leadingTo,
  type Pair,
  pairsIn,
  without,
} from './choosing.ts';
import type { Option } from './option.ts';
import { actionTraits } from './traits.ts';

export type Touch =
  | { readonly card: CardName }
  | { readonly icon: Icon }
  | { readonly slot: number }
  | { readonly pirate: PirateRef }
  | { readonly target: Place }
  | { readonly token: Place }
  | { readonly button: ButtonChoice }
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
  if ('button' in touch) return touchButton(now, touch.button);
  if ('drag' in touch) return drag(now, touch.drag, touch.to);
  if ('drop' in touch) return drop(now, touch.drop, touch.on);
  if ('target' in touch) return decide(leadingTo(now.fitting, touch.target));
  return askFirst(
    now.fitting.filter(({ action, pirate }) => actionTraits(action).touchesToken && pirate?.at === touch.token),
  );
}

const REFUSED: Outcome = { type: 'refused' };
const choose = (chosen: Chosen): Outcome => ({ type: 'chosen', chosen });

function decide(options: readonly Option[]): Outcome {
  return options.length === 1 ? { type: 'act', option: options[0] } : askFirst(options);
}

/** What gives up a turn is asked even if there is only one way. */
function askFirst(options: readonly Option[]): Outcome {
  return options.length === 0 ? REFUSED : { type: 'ask', options };
}

/** The first of the wishes that some option can fulfil. */
function firstPossible(now: Choosing, wishes: readonly Chosen[]): Outcome {
  const wish = wishes.find(wish => now.options.some(option => fits(option, wish)));
  return wish ? choose(wish) : REFUSED;
}

function touchCard(now: Choosing, card: CardName): Outcome {
  const { chosen, settled, isDecision } = now;
  if (chosen.pair !== undefined) return touchPairCard(now, card, chosen.pair);
  const { pirate, icon } = chosen;
  if (chosen.cards.includes(card)) {
    if (isDecision && settled) return { type: 'act', option: settled };
    return choose({ cards: [], pirate });
  }
  const outcome = firstPossible(now, [{ cards: [card], pirate, icon }, { cards: [card] }]);
  return outcome.type === 'refused' ? startPair(now, card) : outcome;
}

/** A card that is good for pairs alone. */
function startPair(now: Choosing, card: CardName): Outcome {
  const pairs = pairsIn(now.options.filter(({ cards }) => cards.includes(card)));
  if (pairs.length === 0) return REFUSED;
  return choose({ cards: [card], pair: pairs.length === 1 ? pairs[0] : undefined });
}

function touchPairCard(now: Choosing, card: CardName, pair: Pair): Outcome {
  const { cards } = now.chosen;
  const put = (list: readonly CardName[]): Chosen => ({ cards: list, pair });
  const isPossible = (list: readonly CardName[]): boolean => now.options.some(option => fits(option, put(list)));
  if (cards.length < 2 && isPossible([...cards, card])) return choose(put([...cards, card]));
  if (cards.includes(card)) return choose(put(without(cards, [card])));
  if (isPossible([cards[0], card])) return choose(put([cards[0], card]));
  return isPossible([card]) ? choose(put([card])) : REFUSED;
}

function touchIcon(now: Choosing, icon: Icon): Outcome {
  const { pirate } = now.chosen;
  if (now.chosen.icon === icon) return choose({ cards: [], pirate });
  return firstPossible(now, [
    { cards: [], icon, pirate },
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
    return choose({ ...chosen, pirate: undefined });
  }
  return firstPossible(now, [
    { ...chosen, pair: undefined, pirate },
    { cards: [], pirate },
  ]);
}

function touchButton(now: Choosing, { kind, options }: ButtonChoice): Outcome {
  const { chosen } = now;
  if (kind !== 'go' && pairsIn(now.options).includes(kind)) return choose({ cards: chosen.cards, pair: kind });
  return options.some(({ action }) => actionTraits(action).asksFirst) ? askFirst(options) : decide(options);
}

/** In one go: chosen cards count, unless the pirate cannot use them. */
function drag({ options, chosen }: Choosing, pirate: PirateRef, to: Place): Outcome {
  const byPirate = leadingTo(options, to).filter(option => fits(option, { cards: [], pirate }));
  const byChoice = byPirate.filter(option => fits(option, { ...chosen, pirate }));
  return decide(byChoice.length > 0 ? byChoice : byPirate);
}

/** A card that is dropped on a pirate is for that pirate; on a place, for the pirate that gets there by it. */
function drop({ options }: Choosing, card: CardName, on: PirateRef | Place): Outcome {
  const byCard = options.filter(option => fits(option, { cards: [card] }));
  if (typeof on !== 'object') return decide(leadingTo(byCard, on));
  const byPirate = byCard.filter(({ pirate }) => pirate && isSamePirate(pirate, on));
  return byPirate.length > 1 ? choose({ cards: [card], pirate: on }) : decide(byPirate);
}
