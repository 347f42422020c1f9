/** Actions as short text and back: the type, then one word for each choice. `play 12 key`, `assist B 7`, `end`. */

import { ok, type Result, refuse, short } from '../base/result.ts';
import type { ActionId } from '../model/actions.ts';
import type { Dimension, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { indexOfWords, wordsOf, wordsOfFields } from '../play/dimensions.ts';

/** The action as text, such as `play 12 key`. */
export function makeNotation(rules: Rules, action: ActionId): string {
  const kind = rules.moveTypeOf[action];
  return [rules.moveTypes[kind].type, ...wordsOf(rules.dimensionsOf[kind], action - rules.bases[kind])].join(' ');
}

/** Reads an action from text; case and extra spaces do not matter. The state resolves places that share a name. */
export function parseNotation(rules: Rules, state: State, text: string): Result<ActionId> {
  const [type = '', ...words] = text.trim().split(/\s+/);
  return findAction(rules, state, type.toLowerCase(), () => words);
}

/** Reads a named action from outside, as an object or in notation. */
export function parseAction(rules: Rules, state: State, value: unknown): Result<ActionId> {
  if (typeof value === 'string') return parseNotation(rules, state, value);
  if (typeof value !== 'object' || value === null || Array.isArray(value))
    return refuse('malformed', 'An action must be an object with a type, or a text such as "play 12 key".');
  const { type, ...fields } = value as { readonly [field: string]: unknown };
  if (typeof type !== 'string') return refuse('malformed', 'The type of an action must be a text, such as "play".');
  return findAction(rules, state, type, dimensions => {
    const extra = Object.keys(fields).find(field => dimensions.every(dimension => dimension.field !== field));
    if (extra !== undefined) return refuse('malformed', `A ${type} action has no field ${short(extra)}.`);
    return wordsOfFields(dimensions, fields);
  });
}

type Words = readonly string[] | Dimension | Result<never>;

function findAction(
  rules: Rules,
  state: State,
  type: string,
  wordsFor: (dimensions: readonly Dimension[]) => Words,
): Result<ActionId> {
  const kind = rules.moveTypes.findIndex(move => move.type === type);
  if (kind < 0) {
    const known = rules.moveTypes.map(move => move.type).join(', ');
    return refuse('malformed', `There is no action "${short(type)}" in this game; there are ${known}.`);
  }
  const dimensions = rules.dimensionsOf[kind];
  const words = wordsFor(dimensions);
  if ('ok' in words) return words;
  if ('words' in words) return misfit(type, words);
  const named = dimensions.filter(({ words }) => words.some(word => word !== ''));
  const given = words.filter(word => word !== '');
  if (given.length > named.length)
    return refuse(
      'malformed',
      `There is one word too many, "${short(given[named.length])}": write ${form(type, named)}.`,
    );
  const index = indexOfWords(dimensions, words, rules, state);
  return typeof index === 'number' ? ok(rules.bases[kind] + index) : misfit(type, index);
}

/** The words to choose from; at a table without other ways, none for the way. */
const namesOf = ({ words }: Dimension): string[] => [...new Set(words)].filter(word => word !== '');

function misfit(type: string, dimension: Dimension): Result<never> {
  const choices = namesOf(dimension);
  const listed = choices.length > 12 ? `${choices.slice(0, 10).join(', ')}, … ${choices.at(-1)}` : choices.join(', ');
  return refuse('malformed', `The ${dimension.field} of a ${type} must be one of ${listed}.`);
}

function form(type: string, dimensions: readonly Dimension[]): string {
  return [`"${type}`, ...dimensions.map(dimension => `<${dimension.field}>`)].join(' ').concat('"');
}
