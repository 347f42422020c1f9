/** What can be done: named objects outside, dense numbers inside. */

import type { Berth, CardName, Icon, Mover } from '../base/vocabulary.ts';
import type { Game } from '../model/game.ts';
import { nameOf } from '../model/move-type.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { listMovers, makeMovers } from './positions.ts';

type Raft = { readonly raft?: Berth };
type Pair = readonly [CardName, CardName];

export type Action =
  | ({ readonly type: 'play'; readonly from: Mover; readonly card: CardName } & Raft)
  | { readonly type: 'retreat'; readonly from: Mover }
  | { readonly type: 'assist'; readonly seat: number; readonly from: Mover }
  | { readonly type: 'sail' | 'freesail' | 'draw' | 'hoist' | 'end' | 'pass' }
  | { readonly type: 'pistol'; readonly card: CardName; readonly target: number }
  | { readonly type: 'parrot' | 'hook'; readonly card: CardName }
  | { readonly type: 'lay'; readonly card: CardName }
  | { readonly type: 'sabres' | 'bomb' | 'joker'; readonly cards: Pair }
  | { readonly type: 'open'; readonly cards: readonly CardName[]; readonly from: Mover }
  | ({ readonly type: 'move'; readonly icon: Icon; readonly from: Mover } & Raft)
  | { readonly type: 'use-pistol'; readonly target: number }
  | { readonly type: 'use-parrot' | 'use-hook' }
  | { readonly type: 'use-bomb'; readonly from: Mover }
  | { readonly type: 'discard' | 'take' | 'keep' | 'give' | 'bury'; readonly card: CardName }
  | { readonly type: 'place'; readonly berth: Berth }
  | { readonly type: 'pick'; readonly slot: number };

export type ActionType = Action['type'];
/** From 0 to `rules.actionCount - 1`. Only meaningful with the rules it belongs to. */
export type ActionId = number;

/** An array that takes every list of legal actions. */
export const actionBuffer = (rules: Rules): Uint16Array => new Uint16Array(rules.actionCount);

const own = makeMovers();

/** Writes what the acting seat can do into `out`, ascending, and returns how many. None: the game is over. */
export function legalActions(rules: Rules, state: State, out: Uint16Array): number {
  const { legal, bases } = rules.byPhase[state.phase];
  listMovers(rules, state, state.actor, own);
  let n = 0;
  for (let i = 0; i < legal.length; i++) n = legal[i](rules, state, out, n, bases[i], own);
  return n;
}

/** Does it. The action is legal: whoever is not sure asks `act` of a record instead. */
export function apply(game: Game, action: ActionId): void {
  const { rules } = game;
  const kind = rules.moveTypeOf[action];
  rules.moveTypes[kind].apply(game, action - rules.bases[kind]);
}

export function nameAction(rules: Rules, action: ActionId): Action {
  const kind = rules.moveTypeOf[action];
  return nameOf(rules.moveTypes[kind].type, rules.dimensionsOf[kind], action - rules.bases[kind]);
}

/** The legal actions by name, for those who are not in a hurry. */
export function namedActions(rules: Rules, state: State): Action[] {
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)), action => nameAction(rules, action));
}
