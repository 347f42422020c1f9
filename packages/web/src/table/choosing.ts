/**
 * How an action is chosen, step by step and in any order: what can be touched now. Pure: the page shows a `Choosing` and gives every
 * touch to `touch`; legality comes with the options and is never judged here.
 */
import type { Action, CardName, Icon, View } from '@cartagena/engine';
import { type BoardMarks, isSamePirate, type PirateRef, type Target } from '../board/model.ts';
import type { Option } from '../game/option.ts';
import { type Chosen, fits, isNothing } from './chosen.ts';
import { type Facets, facetsOf, includesCards, isPair, leadingTo, ofType, pairsIn, without } from './facets.ts';
import { actionTraits, isKnownAction } from './traits.ts';

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
  /** What played cards may count as. */
  readonly icons: readonly Icon[];
  /** Positions in the row that may be picked. */
  readonly slots: ReadonlySet<number>;
  readonly marks: BoardMarks;
  readonly deeds: readonly Deed[];
  /** What the choice leaves, and the one thing if it is only one. */
  readonly fitting: readonly Option[];
  readonly settled?: Option;
  readonly facets: readonly Facets[];
  /** Something was done in this turn, so that ending it is likely. */
  readonly hasActed: boolean;
  /** A decision that is made by pointing at a card: a second touch confirms. */
  readonly isDecision: boolean;
}

export function choosing(view: View, options: readonly Option[], chosen: Chosen): Choosing {
  const facets = options.map(option => facetsOf(view, option));
  const fitting = facets.filter(facet => fits(facet, chosen));
  const movable = pirates(facets.filter(facet => fits(facet, { ...chosen, pirate: undefined })));
  const icons = unique(facets.flatMap(({ icon }) => icon ?? []));
  const isDecision = view.phase !== 'turn' && view.phase !== 'use';
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
      tokens: unique(
        fitting.flatMap(({ option, pirate }) =>
          actionTraits(option.action).touchesToken && pirate ? [pirate.at] : [],
        ),
      ),
    },
    deeds: deeds(facets, fitting, chosen, isDecision),
    fitting: fitting.map(({ option }) => option),
    ...(fitting.length === 1 && !isNothing(chosen) ? { settled: fitting[0].option } : {}),
    facets,
    hasActed: view.hasActed,
    isDecision,
  };
}

function choosableCards({ option, cards }: Facets, { pair, cards: chosen }: Chosen): readonly CardName[] {
  if (pair === undefined) return cards;
  if (option.action.type !== pair) return [];
  // Of a whole pair, either card may still be exchanged.
  return chosen.length < 2 && includesCards(cards, chosen) ? without(cards, chosen) : chosen.length < 2 ? [] : cards;
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

/** It needs no card, pirate, icon or position: it can be chosen at any time. */
const isBare = ({ cards, pirate, icon, slot }: Facets): boolean =>
  cards.length === 0 && pirate === undefined && icon === undefined && slot === undefined;

/** More ways than these to do something unknown are not buttons, but one button that asks which. */
const MOST_PLAIN_BUTTONS = 4;

function deeds(facets: readonly Facets[], fitting: readonly Facets[], chosen: Chosen, isDecision: boolean): Deed[] {
  const found: Deed[] = [];
  const add = (kind: Deed['kind'], of: readonly Facets[]): void => {
    if (of.length > 0) found.push({ kind, options: of.map(({ option }) => option) });
  };
  for (const [kind, group] of groups(facets.filter(isBare))) {
    const isPlain = !isKnownAction(group[0].option.action) && group.length <= MOST_PLAIN_BUTTONS;
    if (isPlain || actionTraits(group[0].option.action).hasOwnButtons) for (const facet of group) add(kind, [facet]);
    else add(kind, group);
  }
  for (const [kind, group] of groups(fitting.filter(({ option }) => actionTraits(option.action).touchesToken)))
    add(kind, group);
  if (chosen.cards.length === 1 && chosen.pair === undefined) {
    const byCardAlone = fitting.filter(facet => facet.cards.length === 1 && facet.pirate === undefined);
    if (!isDecision) for (const [kind, group] of groups(byCardAlone)) add(kind, group);
    for (const kind of pairsIn(facets))
      add(
        kind,
        ofType(facets, kind).filter(({ cards }) => includesCards(cards, chosen.cards)),
      );
  }
  const { pirate } = chosen;
  if (chosen.cards.length === 0 && pirate)
    for (const [kind, group] of groups(facets.filter(isPair)))
      if (actionTraits(group[0].option.action).startsWith?.(pirate)) add(kind, group);
  if (pirate && (chosen.cards.length > 0 || chosen.icon !== undefined))
    add(
      'go',
      fitting.filter(({ option, landing }) => landing === undefined && !actionTraits(option.action).asksFirst),
    );
  return found;
}

function groups(facets: readonly Facets[]): Map<Action['type'], Facets[]> {
  const found = new Map<Action['type'], Facets[]>();
  for (const facet of facets) {
    const { type } = facet.option.action;
    found.set(type, [...(found.get(type) ?? []), facet]);
  }
  return found;
}
