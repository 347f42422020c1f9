/** What a person chooses when choosing an action: which cards, which pirate, where to. Every option is described by these. */
import type { Action, CardName, Icon, Mover, Place, View } from '@cartagena/engine';
import type { PirateRef } from '../board/model.ts';
import type { Option } from '../game/option.ts';
import { isKnownAction } from './traits.ts';

export interface Facets {
  readonly option: Option;
  /** Cards out of a hand, or of those being looked at. */
  readonly cards: readonly CardName[];
  /** The icon that played cards count as. */
  readonly icon?: Icon;
  readonly pirate?: PirateRef;
  /** Where that pirate arrives. */
  readonly landing?: Place;
  /** The position in the row, from 1. */
  readonly slot?: number;
}

/** The type of an action that puts several cards together; what these are for is chosen afterwards. */
export type Pair = Action['type'];

export const isPair = ({ cards, pirate }: Facets): boolean => cards.length > 1 && pirate === undefined;

/** The pairs among these, each once. */
export const pairsIn = (facets: readonly Facets[]): Pair[] => [
  ...new Set(facets.filter(isPair).map(({ option }) => option.action.type)),
];

export function facetsOf(view: View, option: Option): Facets {
  const { action, moves } = option;
  // What the table does not know has a button, and nothing else leads to it.
  if (!isKnownAction(action)) return { option, cards: [] };
  const seat = 'seat' in action ? action.seat : view.actor;
  return {
    option,
    cards: cardsOf(action),
    ...('icon' in action ? { icon: action.icon } : {}),
    ...('from' in action ? { pirate: pirateOf(view, seat, action.from) } : {}),
    ...(moves.length > 0 ? { landing: moves[0].to } : {}),
    ...('slot' in action ? { slot: action.slot } : {}),
  };
}

function cardsOf(action: Action): readonly CardName[] {
  if ('cards' in action) return action.cards;
  return 'card' in action ? [action.card] : [];
}

function pirateOf(view: View, seat: number, from: Mover): PirateRef {
  return from === 'hat' ? { seat, at: view.seats[seat].hat!, hat: true } : { seat, at: from, hat: false };
}

/** Whether all of `some` are among `cards`, each as often. */
export function includesCards(cards: readonly CardName[], some: readonly CardName[]): boolean {
  const rest = [...cards];
  return some.every(card => {
    const at = rest.indexOf(card);
    if (at >= 0) rest.splice(at, 1);
    return at >= 0;
  });
}

/** The cards that are left without some of them, each as often. */
export function without(cards: readonly CardName[], some: readonly CardName[]): CardName[] {
  const rest = [...cards];
  for (const card of some) rest.splice(rest.indexOf(card), 1);
  return rest;
}

export const leadingTo = (facets: readonly Facets[], place: Place): Facets[] =>
  facets.filter(({ landing }) => landing === place);

export const ofType = (facets: readonly Facets[], type: Action['type']): Facets[] =>
  facets.filter(({ option }) => option.action.type === type);
