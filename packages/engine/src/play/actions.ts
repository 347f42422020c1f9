/** Listing what can be done, and doing it. */
import { PHASE } from '../base/vocabulary.ts';
import type { Action, ActionId } from '../model/actions.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { nameOf } from './dimensions.ts';
import { end, stuck } from './moves/frame.ts';
import { listResources, makeResources } from './resources.ts';

/** An array that takes every list of legal actions. */
export const actionBuffer = (rules: Rules): Uint16Array => new Uint16Array(rules.actionCount);

const own = makeResources();

/** V8 compiles constants of the same file into the code and looks imported ones up. */
const TURN = PHASE.turn;

/** Writes what the acting seat can do into `out`, ascending, and returns how many. None: the game is over. */
export function legalActions(rules: Rules, state: State, out: Uint16Array): number {
  const { phase } = state;
  const { before, after, usesResources } = rules.byPhase[phase];
  if (usesResources) listResources(rules, state, own);
  let n = 0;
  for (let i = 0; i < before.length; i++) n = before[i].legal(rules, state, out, n, before[i].base, own);
  if (phase !== TURN) return n;
  n = end.legal(rules, state, out, n, rules.endBase, own);
  n = stuck.legal(rules, state, out, n, rules.stuckBase, own);
  for (let i = 0; i < after.length; i++) n = after[i].legal(rules, state, out, n, after[i].base, own);
  return n;
}

/** Does it. The action must be legal: use `act` of a record for one that may not be. */
export function apply(game: Game, action: ActionId): void {
  const { rules } = game;
  const kind = rules.moveTypeOf[action];
  rules.moveTypes[kind].apply(game, action - rules.bases[kind]);
}

export function nameAction(rules: Rules, action: ActionId): Action {
  const kind = rules.moveTypeOf[action];
  return nameOf(rules.moveTypes[kind].type, rules.dimensionsOf[kind], action - rules.bases[kind]);
}

/** Names that were asked for, by action. */
const named = new WeakMap<Rules, Action[]>();

/** The legal actions by name. Slower than `legalActions`. An action of the same rules is always the same object. */
export function namedActions(rules: Rules, state: State): readonly Action[] {
  const known = named.get(rules) ?? [];
  named.set(rules, known);
  const out = actionBuffer(rules);
  const count = legalActions(rules, state, out);
  const list: Action[] = [];
  for (let i = 0; i < count; i++) {
    const action = out[i];
    known[action] ??= Object.freeze(nameAction(rules, action));
    list.push(known[action]);
  }
  return list;
}
