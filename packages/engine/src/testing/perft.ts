/** Counts the leaves of game trees, from positions that are stored with their counts in `fixtures/perft`. */
import type { Chance } from '../base/chance.ts';
import { unwrap } from '../base/result.ts';
import type { CardName, Icon, Place } from '../base/vocabulary.ts';
import type { ActionId } from '../model/actions.ts';
import type { GameConfig } from '../model/game-config.ts';
import type { Rules } from '../model/rules.ts';
import { copyState, type State } from '../model/state.ts';
import type { Snapshot } from '../model/view.ts';
import { actionBuffer, apply, legalActions } from '../play/actions.ts';
import { isOver } from '../play/turn.ts';
import { setUp } from '../setup/config.ts';
import { resolveRules } from '../setup/resolve.ts';
import { makeSnapshot, restoreState } from '../view/snapshot.ts';
import { DEFAULT_DEPTH, PERFT_POSITIONS, type PerftPosition } from './perft-positions.ts';
import { table } from './table.ts';

export interface PerftFixture {
  readonly name: string;
  readonly config: GameConfig;
  readonly icons: readonly Icon[];
  readonly deck: { readonly [card in CardName]?: number };
  readonly places: readonly Place[];
  /** As in format 2 of the trace (docs/trace.md). */
  readonly state: Snapshot;
  /** Leaves of the tree of each depth from 1. */
  readonly counts: readonly number[];
}

/** Spreads the choices of the played actions over the list of legal ones. */
const STRIDE = 7;

/** Every draw of chance gives the first of what there is. */
const FIRST: Chance = { below: () => 0 };

export function listLegal(rules: Rules, state: State): Iterable<ActionId> & { readonly length: number } {
  const out = actionBuffer(rules);
  return out.subarray(0, legalActions(rules, state, out));
}

export function stateAfter(rules: Rules, state: State, action: ActionId): State {
  const next = copyState(rules, state);
  apply({ rules, state: next, chance: FIRST }, action);
  return next;
}

/** Leaves of the tree of legal actions of that depth. A finished game has no children. */
export function perft(rules: Rules, state: State, depth: number): number {
  const legal = listLegal(rules, state);
  if (depth === 1) return legal.length;
  let leaves = 0;
  for (const action of legal) leaves += perft(rules, stateAfter(rules, state, action), depth - 1);
  return leaves;
}

export const perftFixtures = (): PerftFixture[] => PERFT_POSITIONS.map(makeFixture);

function makeFixture(position: PerftPosition): PerftFixture {
  const { name, choices, depth = DEFAULT_DEPTH } = position;
  const { rules, state } = reachPosition(position);
  return {
    name,
    config: unwrap(setUp(choices)),
    icons: rules.icons,
    deck: Object.fromEntries(rules.cardNames.map((card, kind) => [card, rules.deck[kind]])),
    places: rules.board.names,
    state: makeSnapshot(rules, state),
    counts: Array.from({ length: depth }, (_, i) => perft(rules, state, i + 1)),
  };
}

/** Plays the position's actions, and further ones while one is in progress. */
function reachPosition({ name, choices, position, playedActions = 0 }: PerftPosition): { rules: Rules; state: State } {
  const { game } = table(choices, position, FIRST);
  const { rules, state } = game;
  const out = actionBuffer(rules);
  for (let played = 0; played < playedActions || makeSnapshot(rules, state).phase !== 'turn'; played++) {
    if (isOver(state)) throw new Error(`The game of ${name} ends before its position is reached.`);
    apply(game, out[(played * STRIDE) % legalActions(rules, state, out)]);
  }
  return { rules, state };
}

/** The rules and the state of a fixture. */
export function restoreFixture({ config, state }: PerftFixture): { rules: Rules; state: State } {
  const rules = resolveRules(unwrap(setUp(config)));
  return { rules, state: restoreState(rules, state) };
}
