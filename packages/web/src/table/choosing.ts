/**
 * How an action is chosen, step by step and in any order: what can be touched now. Pure: the page shows a `Choosing` and gives every
 * touch to `touch`; legality comes with the options and is never judged here.
 */
import type { Action, CardName, Icon, View } from '@cartagena/engine';
import { type BoardMarks, isSamePirate, type PirateRef, type Target } from '../board/model.ts';
import type { Option } from '../game/option.ts';
import { type Chosen, fits, isNothing } from './chosen.ts';
import { type Facets, facetsOf, includesCards, leadingTo, ofType, PAIRS, without } from './facets.ts';

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

function groups(facets: readonly Facets[]): Map<Action['type'], Facets[]> {
  const found = new Map<Action['type'], Facets[]>();
  for (const facet of facets) {
    const { type } = facet.option.action;
    found.set(type, [...(found.get(type) ?? []), facet]);
  }
  return found;
}
