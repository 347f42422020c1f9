/**
 * The choices of an action as dimensions: each knows the name of each of its values. Names, notation and parsing of actions
 * all come from there.
 */
import { SEAT_LETTERS } from '../base/vocabulary.ts';
import type { Action, ActionType } from '../model/actions.ts';
import type { Dimension, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';

export function dimension(field: string, values: readonly unknown[], words: readonly string[]): Dimension {
  const choices = new Map<string, number[]>();
  words.forEach((word, choice) => {
    const key = normal(word);
    choices.set(key, [...(choices.get(key) ?? []), choice]);
  });
  return { field, values, words, choices };
}

/** A word in lower case; cards that are played together are in alphabetical order. */
const normal = (word: string): string => word.toLowerCase().split('+').sort().join('+');

/** A choice whose values are named by themselves. */
export const plain = (field: string, values: readonly unknown[]): Dimension =>
  dimension(
    field,
    values,
    values.map(value => (value === undefined ? '' : String(value))),
  );

export const movers = (rules: Rules): Dimension =>
  plain('from', rules.hats ? [...rules.board.names, 'hat'] : rules.board.names);
export const cards = (rules: Rules): Dimension => plain('card', rules.cardNames);
export const icons = (rules: Rules): Dimension => plain('icon', rules.icons);
/** Along the path, or another way. */
export const routes = (rules: Rules): Dimension => plain(rules.routeField, [undefined, ...rules.routeNames]);
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
/** Cards played together, by their kinds. */
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

/** The words for an action, in the order of its choices, without the optional ones. */
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
  rules: Rules,
  state: State,
): number | Dimension {
  let index = 0;
  for (let d = 0; d < dimensions.length; d++) {
    const choices = dimensions[d].choices.get(normal(words[d] ?? ''));
    if (choices === undefined) return dimensions[d];
    // Places that share a name: the one in use is meant.
    const choice = choices.length > 1 ? choices.find(place => rules.isInUse(rules, state, place))! : choices[0];
    index = index * dimensions[d].values.length + choice;
  }
  return index;
}
