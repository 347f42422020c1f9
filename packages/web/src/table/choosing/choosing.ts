/**
 * How an action is chosen, step by step and in any order: what was chosen, what can be touched now, and what the main button does.
 * Pure: the page shows a `Choosing` and gives every touch to `touch`; legality comes with the options and is never checked here.
 */
import type { Action, CardName, Icon, Place, View } from '@cartagena/engine';
import { type BoardMarks, isSamePirate, type PirateRef, type Target } from '../../board/model.ts';
import type { Option, Pointed } from './option.ts';
import { actionTraits, isKnownAction } from './traits.ts';

/** The type of an action that puts several cards together; what these are for is chosen afterwards. */
export type Pair = Action['type'];

/** What a person has pointed at on the way to an action. */
export interface Chosen extends Pointed {
  /** Cards are being put together for this. */
  readonly pair?: Pair | undefined;
}

export const NOTHING: Chosen = { cards: [] };

export const isNothing = ({ cards, icon, pirate, slot, pair }: Chosen): boolean =>
  cards.length === 0 && icon === undefined && pirate === undefined && slot === undefined && pair === undefined;

/** All that has to be chosen for one option. */
export function choiceFor(option: Option): Chosen {
  const { action, cards, icon, pirate, slot } = option;
  return { cards, icon, pirate, slot, pair: isPair(option) ? action.type : undefined };
}

/** Whether an option has all that was chosen. */
export function fits(option: Option, wish: Chosen): boolean {
  const { action, cards, icon, pirate, slot } = option;
  if (wish.pair !== undefined) return action.type === wish.pair && includesCards(cards, wish.cards);
  if (isPair(option)) return false;
  if (wish.pirate && !(pirate && isSamePirate(pirate, wish.pirate))) return false;
  if (wish.icon !== undefined && icon !== wish.icon) return false;
  if (wish.slot !== undefined && slot !== wish.slot) return false;
  return includesCards(cards, wish.cards);
}

const isPair = ({ cards, pirate }: Option): boolean => cards.length > 1 && pirate === undefined;

/** The pairs among these, each once. */
export const pairsIn = (options: readonly Option[]): Pair[] =>
  unique(options.filter(isPair).map(({ action }) => action.type));

export const leadingTo = (options: readonly Option[], place: Place): Option[] =>
  options.filter(({ landing }) => landing === place);

/** Whether all of `some` are among `cards`, each as often. */
function includesCards(cards: readonly CardName[], some: readonly CardName[]): boolean {
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

/** A button for what cannot be pointed at on the board or in the hand. `go`: the chosen pirate sets out on its open way. */
export interface ButtonChoice {
  readonly kind: Action['type'] | 'go';
  /** Several: which one is asked next. */
  readonly options: readonly Option[];
}

export interface Choosing {
  readonly options: readonly Option[];
  readonly chosen: Chosen;
  /** Cards that can be chosen now; of a pair, those that complete it. */
  readonly cards: ReadonlySet<CardName>;
  /** What played cards may count as. */
  readonly icons: readonly Icon[];
  /** Positions in the row that may be picked. */
  readonly slots: ReadonlySet<number>;
  readonly marks: BoardMarks;
  readonly buttons: readonly ButtonChoice[];
  /** What the choice leaves, and the one thing if it is only one. */
  readonly fitting: readonly Option[];
  readonly settled: Option | undefined;
  /** Something was done in this turn, so that ending it is likely. */
  readonly hasActed: boolean;
  /** A decision that is made by pointing at a card: a second touch confirms. */
  readonly isDecision: boolean;
}

export function choosing(view: View, options: readonly Option[], chosen: Chosen): Choosing {
  const fitting = options.filter(option => fits(option, chosen));
  const movable = pirates(options.filter(option => fits(option, { ...chosen, pirate: undefined })));
  const icons = unique(options.flatMap(({ icon }) => icon ?? []));
  const isDecision = view.phase !== 'turn' && view.phase !== 'use';
  const isFocused = !isNothing(chosen) || movable.length === 1 || (view.phase === 'use' && icons.length < 2);
  return {
    options,
    chosen,
    cards: new Set(options.flatMap(option => choosableCards(option, chosen))),
    icons,
    slots: new Set(options.flatMap(({ slot }) => slot ?? [])),
    marks: {
      movable,
      chosen: chosen.pirate,
      targets: isFocused ? targets(fitting) : [],
      tokens: unique(
        fitting.flatMap(({ action, pirate }) => (actionTraits(action).touchesToken && pirate ? [pirate.at] : [])),
      ),
    },
    buttons: buttons(options, fitting, chosen, isDecision),
    fitting,
    settled: fitting.length === 1 && !isNothing(chosen) ? fitting[0] : undefined,
    hasActed: view.hasActed,
    isDecision,
  };
}

function choosableCards({ action, cards }: Option, { pair, cards: chosen }: Chosen): readonly CardName[] {
  if (pair === undefined) return cards;
  if (action.type !== pair) return [];
  // Of a whole pair, either card may still be exchanged.
  if (chosen.length > 1) return cards;
  return includesCards(cards, chosen) ? without(cards, chosen) : [];
}

function pirates(options: readonly Option[]): PirateRef[] {
  const found: PirateRef[] = [];
  for (const { pirate } of options) if (pirate && !found.some(other => isSamePirate(other, pirate))) found.push(pirate);
  return found;
}

function unique<T>(values: readonly T[]): T[] {
  return [...new Set(values)];
}

/** One for each place, with what all options that lead there have in common. */
function targets(fitting: readonly Option[]): Target[] {
  return unique(fitting.flatMap(({ landing }) => landing ?? [])).map(place => {
    const options = leadingTo(fitting, place);
    const { seat, hat } = options[0].moves[0];
    return {
      place,
      seat,
      hat,
      gains: Math.min(...options.map(({ gains }) => gains)),
      isFinal: options.every(({ isFinal }) => isFinal),
    };
  });
}

/** It needs no card, pirate, icon or position: it can be chosen at any time. */
const isBare = ({ cards, pirate, icon, slot }: Option): boolean =>
  cards.length === 0 && pirate === undefined && icon === undefined && slot === undefined;

/** More ways than these to do something unknown are not buttons, but one button that asks which. */
const MOST_PLAIN_BUTTONS = 4;

function buttons(
  options: readonly Option[],
  fitting: readonly Option[],
  chosen: Chosen,
  isDecision: boolean,
): ButtonChoice[] {
  const found: ButtonChoice[] = [];
  const add = (kind: ButtonChoice['kind'], of: readonly Option[]): void => {
    if (of.length > 0) found.push({ kind, options: of });
  };
  for (const [kind, group] of byType(options.filter(isBare))) {
    const isPlain = !isKnownAction(group[0].action) && group.length <= MOST_PLAIN_BUTTONS;
    if (isPlain || actionTraits(group[0].action).hasOwnButtons) for (const option of group) add(kind, [option]);
    else add(kind, group);
  }
  for (const [kind, group] of byType(fitting.filter(({ action }) => actionTraits(action).touchesToken)))
    add(kind, group);
  if (chosen.cards.length === 1 && chosen.pair === undefined) {
    const byCardAlone = fitting.filter(({ cards, pirate }) => cards.length === 1 && pirate === undefined);
    if (!isDecision) for (const [kind, group] of byType(byCardAlone)) add(kind, group);
    for (const [kind, group] of byType(options.filter(isPair)))
      add(
        kind,
        group.filter(({ cards }) => includesCards(cards, chosen.cards)),
      );
  }
  const { pirate } = chosen;
  if (chosen.cards.length === 0 && pirate)
    for (const [kind, group] of byType(options.filter(isPair)))
      if (actionTraits(group[0].action).startsWith?.(pirate)) add(kind, group);
  if (pirate && (chosen.cards.length > 0 || chosen.icon !== undefined))
    add(
      'go',
      fitting.filter(({ action, landing }) => landing === undefined && !actionTraits(action).asksFirst),
    );
  return found;
}

function byType(options: readonly Option[]): Map<Action['type'], Option[]> {
  const found = new Map<Action['type'], Option[]>();
  for (const option of options) {
    const { type } = option.action;
    found.set(type, [...(found.get(type) ?? []), option]);
  }
  return found;
}

/** What the main button does: always the likely next step. */
export type NextStep =
  /** The turn's last action was made and waits for a word. */
  | { readonly type: 'pass-on' }
  | { readonly type: 'do'; readonly option: Option; readonly isOnly: boolean }
  /** Too many ways: show them. */
  | { readonly type: 'moves'; readonly options: readonly Option[] }
  /** Others decide. */
  | { readonly type: 'wait' };

export function nextStep({ options, fitting, settled, chosen, hasActed }: Choosing, isHeld: boolean): NextStep {
  if (isHeld) return { type: 'pass-on' };
  if (options.length === 0) return { type: 'wait' };
  if (options.length === 1) return { type: 'do', option: options[0], isOnly: true };
  const end = options.find(({ action }) => action.type === 'end');
  const option =
    settled ??
    options.find(({ action }) => actionTraits(action).isLikely) ??
    (hasActed && isNothing(chosen) ? end : undefined);
  return option ? { type: 'do', option, isOnly: false } : { type: 'moves', options: fitting };
}
