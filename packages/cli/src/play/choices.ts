/** What can be done now, as lines for a person to choose from. */
import {
  type ActionId,
  type ActionType,
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

/** Columns before the first number, and between a number and its move. */
const MARGIN = 1;
const GAP = 2;

export interface Choice {
  readonly action: ActionId;
  /** In notation, with where it leads if that is sure. */
  readonly label: string;
}

/** Kinds whose way and reward follow from the open table alone. */
const FORESEEABLE = new Set(['play', 'retreat', 'assist', 'move', 'use-bomb']);

/** What a word does not say by itself. */
const NOTES: { readonly [T in ActionType]?: string } = {
  freesail: '(no action)',
  draw: '(+1, no move)',
  pistol: '(take a card)',
  parrot: '(keep two)',
  hook: '(keep one of four)',
  sabres: '(as any card)',
  bomb: '(two pirates)',
  lay: '(token first)',
  open: '(your whole turn)',
};

export function listChoices(game: Game): Choice[] {
  const { rules, state } = game;
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)), action => ({
    action,
    label: makeNotation(rules, action) + foresee(game, action),
  }));
}

/** Tries the action on a copy and tells only what anybody can see coming: the landing place and how many cards it brings. */
function foresee({ rules, state }: Game, action: ActionId): string {
  const named = nameAction(rules, action);
  if (named.type === 'pick') return ` ${rules.cardNames[state.row[named.slot - 1]]}`;
  const note = NOTES[named.type];
  if (note !== undefined) return ` ${note}`;
  if (!FORESEEABLE.has(named.type)) return '';
  const events: GameEvent[] = [];
  const copy = copyState(rules, state);
  apply({ rules, state: copy, chance: new SeededChance('foresee'), emit: event => events.push(event) }, action);
  const ended = events.findIndex(event => event.type === 'ended');
  const mine = ended < 0 ? events : events.slice(0, ended);
  const move = mine.find(event => event.type === 'moved');
  const cards = mine.filter(event => event.type === 'drew').length + (copy.cardsDue > 0 ? copy.cardsDue : 0);
  return `${move?.type === 'moved' ? ` → ${move.to}` : ''}${cards > 0 ? ` (+${cards})` : ''}`;
}

/** Numbered, in as many columns as fit the width. */
export function formatChoices(choices: readonly Choice[], width: number): string {
  const digits = String(choices.length).length;
  const wide = digits + GAP + Math.max(...choices.map(({ label }) => label.length)) + GAP;
  const columns = Math.max(1, Math.min(4, Math.floor((width - MARGIN + GAP) / wide)));
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
