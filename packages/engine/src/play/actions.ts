/** Listing what can be done, and doing it. */
import type { Action, ActionId } from '../model/actions.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { nameOf } from './dimensions.ts';
import { end, stuck } from './moves/frame.ts';
import { play } from './moves/play.ts';
import { listMovers, makeMovers } from './positions.ts';

/** An array that takes every list of legal actions. */
export const actionBuffer = (rules: Rules): Uint16Array => new Uint16Array(rules.actionCount);

const own = makeMovers();

/** Writes what the acting seat can do into `out`, ascending, and returns how many. None: the game is over. */
export function legalActions(rules: Rules, state: State, out: Uint16Array): number {
  const { types, bases } = rules.byPhase[state.phase];
  listMovers(rules, state, state.actor, own);
  let n = 0;
  for (let i = 0; i < types.length; i++) {
    const type = types[i];
    // Those of every table are called by name, so that the compiler can put them here.
    if (type === play) n = play.legal(rules, state, out, n, bases[i], own);
    else if (type === end) n = end.legal(rules, state, out, n, bases[i], own);
    else if (type === stuck) n = stuck.legal(rules, state, out, n, bases[i], own);
    else n = type.legal(rules, state, out, n, bases[i], own);
  }
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

/** The legal actions by name. Slower than `legalActions`. */
export function namedActions(rules: Rules, state: State): Action[] {
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)), action => nameAction(rules, action));
}
