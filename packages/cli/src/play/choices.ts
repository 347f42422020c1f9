/** The legal actions as numbered lines to choose from. */
import {
  type Action,
  type ActionId,
  actionBuffer,
  apply,
  copyState,
  type Game,
  type GameEvent,
  legalActions,
  makeNotation,
  nameAction,
  SeededChance,
} from '@cartagena/engine';
import { paint } from '../render/seats.ts';
import { actionWords } from '../render/vocabulary.ts';

/** Columns before the number, and between the number and the action. */
const MARGIN = 1;
const GAP = 2;
const MAX_COLUMNS = 4;

export interface ActionChoice {
  readonly action: ActionId;
  /** In notation, with a note or where it leads. */
  readonly label: string;
}

export function listChoices(game: Game): ActionChoice[] {
  const { rules, state } = game;
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)), action => ({
    action,
    label: [makeNotation(rules, action), ...commentsOn(game, action)].join(' '),
  }));
}

/** What the notation does not say. An action without words is listed by its notation alone. */
function commentsOn(game: Game, id: ActionId): string[] {
  const action: Action = nameAction(game.rules, id);
  const { note, isForeseeable } = actionWords(action.type);
  if (note !== undefined) return [typeof note === 'string' ? note : note(game, action)];
  return isForeseeable ? foresee(game, id) : [];
}

/** Tries the action on a copy, and shows only what everybody can foresee: the landing place and how many cards it brings. */
function foresee({ rules, state }: Game, action: ActionId): string[] {
  const events: GameEvent[] = [];
  const copy = copyState(rules, state);
  apply({ rules, state: copy, chance: new SeededChance('foresee'), emit: event => events.push(event) }, action);
  const ended = events.findIndex(event => event.type === 'ended');
  const own = ended < 0 ? events : events.slice(0, ended);
  const move = own.find(event => event.type === 'moved');
  const cards = own.filter(event => event.type === 'drew').length + (copy.cardsDue > 0 ? copy.cardsDue : 0);
  return [...(move ? [`→ ${move.to}`] : []), ...(cards > 0 ? [`(+${cards})`] : [])];
}

/** Numbered, in as many columns as fit the width. */
export function formatChoices(choices: readonly ActionChoice[], width: number): string {
  const digits = String(choices.length).length;
  const wide = digits + GAP + Math.max(...choices.map(({ label }) => label.length)) + GAP;
  const columns = Math.max(1, Math.min(MAX_COLUMNS, Math.floor((width - MARGIN + GAP) / wide)));
  const rows = Math.ceil(choices.length / columns);
  const cell = (number: number): string => {
    const choice = choices[number];
    if (!choice) return '';
    const text = `${paint('bold', String(number + 1).padStart(digits))}${' '.repeat(GAP)}${choice.label}`;
    return text + ' '.repeat(wide - digits - GAP - choice.label.length);
  };
  return Array.from({ length: rows }, (_, row) =>
    (' '.repeat(MARGIN) + Array.from({ length: columns }, (_, column) => cell(column * rows + row)).join('')).trimEnd(),
  ).join('\n');
}
