/**
 * How an action is chosen, step by step and in any order: what can be touched now, and what a touch leads to. Pure: the page shows
 * a `Choosing` and gives every touch to `touch`; legality comes with the options and is never judged here.
 */
import type { Action, CardName, Icon, Place, View } from '@cartagena/engine';
import type { BoardMarks, PirateRef, Target } from '../board/model.ts';
import type { Option } from '../game/option.ts';
import { type Facets, facetsOf, includesCards, isPair, isSamePirate, PAIRS, type Pair } from './facets.ts';

/** What was chosen so far. */
export interface Chosen {
  readonly cards: readonly CardName[];
  readonly icon?: Icon;
  readonly pirate?: PirateRef;
  readonly slot?: number;
  /** Cards are being put together for this. */
  readonly pair?: Pair;
}

export const NOTHING: Chosen = { cards: [] };

/** Something to do that is not pointed out on the board or in the hand. `go`: the chosen pirate sets out, its way being open. */
export interface Deed {
  readonly kind: Action['type'] | 'go';
  /** Several: which one is asked next. */
  readonly options: readonly Option[];
}

export interface Choosing {
  readonly chosen: Chosen;
  /** Cards that can be chosen now; of a pair, those that complete it. */
  readonly cards: ReadonlySet<CardName>;
  /** What laid cards may count as. */
  readonly icons: readonly Icon[];
  /** Positions in the row that may be picked. */
  readonly slots: ReadonlySet<number>;
  readonly marks: BoardMarks;
  readonly deeds: readonly Deed[];
  /** What the choice leaves, and the one thing if it is only one. */
  readonly fitting: readonly Option[];
  readonly settled?: Option;
  readonly facets: readonly Facets[];
  /** A decision that is made by pointing at a card: a second touch confirms. */
  readonly isDecision: boolean;
}

export type Touch =
  | { readonly card: CardName }
  | { readonly icon: Icon }
  | { readonly slot: number }
  | { readonly pirate: PirateRef }
  | { readonly target: Place }
  | { readonly chest: Place }
  | { readonly deed: Deed }
  | { readonly drag: PirateRef; readonly to: Place };

/** What a touch leads to: another choice, a question which one is meant, something to do, or nothing. */
export type Outcome =
  | { readonly type: 'chosen'; readonly chosen: Chosen }
  | { readonly type: 'ask'; readonly options: readonly Option[] }
  | { readonly type: 'act'; readonly option: Option }
  | { readonly type: 'refused' };

export function choosing(view: View, options: readonly Option[], chosen: Chosen): Choosing {
  const facets = options.map(option => facetsOf(view, option));
  const fitting = facets.filter(facet => fits(facet, chosen));
  const movable = pirates(facets.filter(facet => fits(facet, { ...chosen, pirate: undefined })));
  const icons = unique(facets.flatMap(({ icon }) => icon ?? []));
  const isFocused = !isNothing(chosen) || movable.length === 1 || (view.phase === 'use' && icons.length < 2);
  return {
    chosen,
    cards: new Set(facets.flatMap(facet => choosableCards(facet, chosen))),
    icons,
    slots: new Set(facets.flatMap(({ slot }) => slot ?? [])),
    marks: {
      movable,
      ...(chosen.pirate ? { chosen: chosen.pirate } : {}),
      targets: isFocused ? targets(fitting) : [],
      chests: unique(fitting.flatMap(({ option, pirate }) => (option.action.type === 'open' ? [pirate!.at] : []))),
    },
    deeds: deeds(facets, fitting, chosen),
    fitting: fitting.map(({ option }) => option),
    ...(fitting.length === 1 && !isNothing(chosen) ? { settled: fitting[0].option } : {}),
    facets,
    isDecision: view.phase !== 'turn' && view.phase !== 'use',
  };
}

export const isNothing = ({ cards, icon, pirate, slot, pair }: Chosen): boolean =>
  cards.length === 0 && icon === undefined && pirate === undefined && slot === undefined && pair === undefined;

/** All that has to be chosen for one option. */
export function choiceFor({ option, cards, icon, pirate, slot }: Facets): Chosen {
  const { type } = option.action;
  return {
    cards,
    ...(icon === undefined ? {} : { icon }),
    ...(pirate ? { pirate } : {}),
    ...(slot === undefined ? {} : { slot }),
    ...(isPair(type) ? { pair: type } : {}),
  };
}

type Wish = { readonly [K in keyof Chosen]: Chosen[K] | undefined } & { readonly cards: readonly CardName[] };

/** Whether an option has all that was chosen. */
function fits({ option, cards, icon, pirate, slot }: Facets, wish: Wish): boolean {
  const { type } = option.action;
  if (wish.pair !== undefined) return type === wish.pair && includesCards(cards, wish.cards);
  if (isPair(type)) return false;
  if (wish.pirate && !(pirate && isSamePirate(pirate, wish.pirate))) return false;
  if (wish.icon !== undefined && icon !== wish.icon) return false;
  if (wish.slot !== undefined && slot !== wish.slot) return false;
  return includesCards(cards, wish.cards);
}

function choosableCards({ option, cards }: Facets, { pair, cards: chosen }: Chosen): readonly CardName[] {
  if (pair === undefined) return cards;
  if (option.action.type !== pair) return [];
  // Of a whole pair, either card may still be exchanged.
  return chosen.length < 2 && includesCards(cards, chosen) ? without(cards, chosen) : chosen.length < 2 ? [] : cards;
}

function without(cards: readonly CardName[], some: readonly CardName[]): CardName[] {
  const rest = [...cards];
  for (const card of some) rest.splice(rest.indexOf(card), 1);
  return rest;
}

function pirates(facets: readonly Facets[]): PirateRef[] {
  const found: PirateRef[] = [];
  for (const { pirate } of facets) if (pirate && !found.some(other => isSamePirate(other, pirate))) found.push(pirate);
  return found;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** One for each place, with what all options that lead there have in common. */
function targets(fitting: readonly Facets[]): Target[] {
  return unique(fitting.flatMap(({ landing }) => landing ?? [])).map(place => {
    const [first, ...others] = leadingTo(fitting, place);
    const { seat, hat } = first.option.moves[0];
    return {
      place,
      seat,
      hat,
      gains: Math.min(first.option.gains, ...others.map(({ option }) => option.gains)),
      isFinal: first.option.isFinal && others.every(({ option }) => option.isFinal),
    };
  });
}

const leadingTo = (facets: readonly Facets[], place: Place): Facets[] =>
  facets.filter(({ landing }) => landing === place);

/** What an action needs besides its own name; nothing: it can be done at any time. */
const isBare = ({ cards, pirate, icon, slot }: Facets): boolean =>
  cards.length === 0 && pirate === undefined && icon === undefined && slot === undefined;

function deeds(facets: readonly Facets[], fitting: readonly Facets[], chosen: Chosen): Deed[] {
  const found: Deed[] = [];
  const add = (kind: Deed['kind'], of: readonly Facets[]): void => {
    if (of.length > 0) found.push({ kind, options: of.map(({ option }) => option) });
  };
  for (const [kind, group] of groups(facets.filter(isBare)))
    if (kind === 'place') for (const facet of group) add(kind, [facet]);
    else add(kind, group);
  add('open', ofType(fitting, 'open'));
  if (chosen.cards.length === 1 && chosen.pair === undefined) {
    for (const kind of ['lay', 'pistol', 'parrot', 'hook'] as const) add(kind, ofType(fitting, kind));
    for (const kind of PAIRS)
      add(
        kind,
        ofType(facets, kind).filter(({ cards }) => includesCards(cards, chosen.cards)),
      );
  }
  if (chosen.cards.length === 0 && chosen.pirate?.hat) add('joker', ofType(facets, 'joker'));
  if (chosen.pirate && (chosen.cards.length > 0 || chosen.icon !== undefined))
    add(
      'go',
      fitting.filter(({ option, landing }) => landing === undefined && option.action.type !== 'open'),
    );
  return found;
}

const ofType = (facets: readonly Facets[], type: Action['type']): Facets[] =>
  facets.filter(({ option }) => option.action.type === type);

function groups(facets: readonly Facets[]): Map<Action['type'], Facets[]> {
  const found = new Map<Action['type'], Facets[]>();
  for (const facet of facets) {
    const { type } = facet.option.action;
    found.set(type, [...(found.get(type) ?? []), facet]);
  }
  return found;
}

export function touch(now: Choosing, touch: Touch): Outcome {
  if ('card' in touch) return touchCard(now, touch.card);
  if ('icon' in touch) return touchIcon(now, touch.icon);
  if ('slot' in touch) return touchSlot(now, touch.slot);
  if ('pirate' in touch) return touchPirate(now, touch.pirate);
  if ('deed' in touch) return touchDeed(now, touch.deed);
  if ('drag' in touch) return drag(now, touch.drag, touch.to);
  const { facets, chosen } = now;
  const fitting = facets.filter(facet => fits(facet, chosen));
  if ('target' in touch) return decide(leadingTo(fitting, touch.target));
  return askFirst(ofType(fitting, 'open').filter(({ pirate }) => pirate!.at === touch.chest));
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
  const pairs = PAIRS.filter(pair => ofType(now.facets, pair).some(({ cards }) => cards.includes(card)));
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
    if (settled && settled.action.type !== 'open') return { type: 'act', option: settled };
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
  if (kind !== 'go' && isPair(kind)) return choose({ cards: chosen.cards, pair: kind });
  const meant = facets.filter(({ option }) => options.includes(option));
  return kind === 'open' ? askFirst(meant) : decide(meant);
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
