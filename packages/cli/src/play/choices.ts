/** What can be done now, as lines for a person to choose from. */
import {
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

export interface Choice {
  readonly action: ActionId;
  /** In notation, with where it leads if that is sure. */
  readonly label: string;
}

/** Kinds whose way and reward follow from the open table alone. */
const FORESEEABLE = new Set(['play', 'retreat', 'assist', 'move', 'use-bomb']);

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
  if (!FORESEEABLE.has(named.type)) return '';
  const events: GameEvent[] = [];
  const copy = copyState(rules, state);
  apply({ rules, state: copy, chance: new SeededChance('foresee'), emit: event => events.push(event) }, action);
  const ended = events.findIndex(event => event.type === 'ended');
  const mine = ended < 0 ? events : events.slice(0, ended);
  const move = mine.find(event => event.type === 'moved');
  const cards = mine.filter(event => event.type === 'drew').length + (copy.due > 0 ? copy.due : 0);
  return `${move?.type === 'moved' ? ` → ${move.to}` : ''}${cards > 0 ? ` (+${cards})` : ''}`;
}

/** Numbered, in as many columns as fit the width. */
export function formatChoices(choices: readonly Choice[], width: number): string {
  const cells = choices.map(({ label }, i) => `${String(i + 1).padStart(3)}  ${label}`);
  const wide = Math.max(...cells.map(cell => cell.length)) + 2;
  const columns = Math.max(1, Math.min(4, Math.floor(width / wide)));
  const rows = Math.ceil(cells.length / columns);
  return Array.from({ length: rows }, (_, row) =>
    Array.from({ length: columns }, (_, column) => (cells[column * rows + row] ?? '').padEnd(wide))
      .join('')
      .trimEnd(),
  ).join('\n');
}
