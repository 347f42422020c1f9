/**
 * A kind of action owns a range of ids. An id is a tuple of choices (which pirate, which card, …) packed into one number;
 * each choice is a dimension that knows the name of each of its values. Names, notation and parsing all come from there.
 */

import type { Reason } from '../base/result.ts';
import { BERTHS, type Phase, SEAT_LETTERS } from '../base/vocabulary.ts';
import type { Action, ActionType } from '../play/actions.ts';
import type { Movers } from '../play/positions.ts';
import type { Game } from './game.ts';
import type { Rules } from './rules.ts';
import type { State } from './state.ts';

export interface Dimension {
  /** The field of a named action that holds this choice. */
  readonly field: string;
  /** What the field holds for each choice; undefined: the field is left out. */
  readonly values: readonly unknown[];
  /** One word for each choice, for the notation; empty: the word is left out. */
  readonly words: readonly string[];
  /** The choices that a word stands for, whatever its case and the order of its cards. Two only for the boat, near and far. */
  readonly choices: ReadonlyMap<string, readonly number[]>;
}

export interface MoveType {
  readonly type: ActionType;
  readonly phase: Phase;
  /** From the slowest to the fastest running choice. */
  dimensions(rules: Rules): readonly Dimension[];
  /** Writes the ids of the legal ones into `out` from `n` on, ascending, and returns the new `n`. `own`: the acting seat's pirates. */
  legal(rules: Rules, state: State, out: Uint16Array, n: number, base: number, own: Movers): number;
  apply(game: Game, index: number): void;
  /** Why this one is not legal now; asked only when it is not. */
  why?(rules: Rules, state: State, index: number): Reason | undefined;
}

export function dimension(field: string, values: readonly unknown[], words: readonly string[]): Dimension {
  const choices = new Map<string, number[]>();
  words.forEach((word, choice) => {
    const key = normal(word);
    choices.set(key, [...(choices.get(key) ?? []), choice]);
  });
  return { field, values, words, choices };
}

/** A word in small letters, cards that are laid together in the order of the alphabet. */
const normal = (word: string): string => word.toLowerCase().split('+').sort().join('+');

const plain = (field: string, values: readonly unknown[]): Dimension =>
  dimension(
    field,
    values,
    values.map(value => (value === undefined ? '' : String(value))),
  );

export const movers = (rules: Rules): Dimension =>
  plain('from', rules.hats ? [...rules.board.names, 'hat'] : rules.board.names);
export const cards = (rules: Rules): Dimension => plain('card', rules.cardNames);
export const icons = (rules: Rules): Dimension => plain('icon', rules.icons);
/** Along the path, or onto a raft. */
export const routes = (rules: Rules): Dimension => plain('raft', [undefined, ...BERTHS].slice(0, rules.routes));
export const berths = (): Dimension => plain('berth', BERTHS);
export const otherSeats = (field: string, rules: Rules): Dimension =>
  dimension(
    field,
    Array.from({ length: rules.seats }, (_, seat) => seat),
    SEAT_LETTERS.slice(0, rules.seats),
  );
export const slots = (rules: Rules): Dimension =>
  plain(
    'slot',
    Array.from({ length: rules.rowLength }, (_, i) => i + 1),
  );
/** Cards laid together, by their kinds. */
export function cardSets(rules: Rules, sets: readonly (readonly number[])[]): Dimension {
  const names = sets.map(set => set.map(kind => rules.cardNames[kind]));
  return dimension(
    'cards',
    names,
    names.map(set => set.join('+')),
  );
}

export function sizeOf(dimensions: readonly Dimension[]): number {
  return dimensions.reduce((size, dimension) => size * dimension.values.length, 1);
}

/** The choice in each dimension, slowest first. */
function unpack(dimensions: readonly Dimension[], index: number): number[] {
  const choices: number[] = [];
  let rest = index;
  for (let d = dimensions.length - 1; d >= 0; d--) {
    const size = dimensions[d].values.length;
    choices[d] = rest % size;
    rest = Math.floor(rest / size);
  }
  return choices;
}

export function nameOf(type: ActionType, dimensions: readonly Dimension[], index: number): Action {
  const action: { [field: string]: unknown } = { type };
  unpack(dimensions, index).forEach((choice, d) => {
    const value = dimensions[d].values[choice];
    if (value !== undefined) action[dimensions[d].field] = value;
  });
  return action as unknown as Action;
}

/** The words for an action in the order of its choices, those that can be left out left out. */
export function wordsOf(dimensions: readonly Dimension[], index: number): string[] {
  return unpack(dimensions, index)
    .map((choice, d) => dimensions[d].words[choice])
    .filter(word => word !== '');
}

/** The words for what the fields of a named action hold, or the dimension that does not fit. */
export function wordsOfFields(
  dimensions: readonly Dimension[],
  fields: { readonly [field: string]: unknown },
): string[] | Dimension {
  const words: string[] = [];
  for (const dimension of dimensions) {
    const given = fields[dimension.field];
    const choice = dimension.values.findIndex(value => isSame(value, given));
    if (choice < 0) return dimension;
    words.push(dimension.words[choice]);
  }
  return words;
}

/** Values of choices are plain ones, or cards in any order. */
function isSame(value: unknown, given: unknown): boolean {
  if (!Array.isArray(value)) return value === given;
  const cards = Array.isArray(given) && given.every(item => typeof item === 'string');
  return cards && normal(given.join('+')) === normal(value.join('+'));
}

/** The index that words in the order of the dimensions stand for, or the dimension that does not fit. */
export function indexOfWords(
  dimensions: readonly Dimension[],
  words: readonly string[],
  state: State,
): number | Dimension {
  let index = 0;
  for (let d = 0; d < dimensions.length; d++) {
    const choices = dimensions[d].choices.get(normal(words[d] ?? ''));
    if (choices === undefined) return dimensions[d];
    // Two places are called the boat, one for each shore.
    const choice = choices.length > 1 ? choices[state.dock] : choices[0];
    index = index * dimensions[d].values.length + choice;
  }
  return index;
}
