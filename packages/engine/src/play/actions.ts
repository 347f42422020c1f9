/** Lists the legal actions and applies them. */
import { PHASE } from '../base/vocabulary.ts';
import type { Action, ActionId } from '../model/actions.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { nameOf } from './dimensions.ts';
import { end, stuck } from './moves/frame.ts';
import { listResources, makeResources } from './resources.ts';

/** An array with room for any list of legal actions. */
export const actionBuffer = (rules: Rules): Uint16Array => new Uint16Array(rules.actionCount);

const own = makeResources();

/** A copy: V8 inlines constants of the same file, but looks up imported ones. */
const TURN = PHASE.turn;

/** Writes the legal actions of the acting seat into `out`, in ascending order, and returns their number; 0 when the game is over. */
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

/** Applies a legal action. If it may be illegal, use `act` of a record. */
export function apply(game: Game, action: ActionId): void {
  const { rules } = game;
  const kind = rules.moveTypeOf[action];
  rules.moveTypes[kind].apply(game, action - rules.bases[kind]);
}

export function nameAction(rules: Rules, action: ActionId): Action {
  const kind = rules.moveTypeOf[action];
  return nameOf(rules.moveTypes[kind].type, rules.dimensionsOf[kind], action - rules.bases[kind]);
}

/** Names computed so far, by action. */
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
