/**
 * Everything the acting seat can make of its turn in one state: each sequence of actions up to the end of the turn, or up to
 * the first action that reveals something. Sequences that lead to the same position are one outcome.
 */
import { isStillDeciding } from '@cartagena/bots/search';
import {
  type ActionId,
  actionBuffer,
  type Chance,
  checkAction,
  copyState,
  legalActions,
  type Rules,
  SeededChance,
  type State,
  unwrap,
} from '@cartagena/engine';
import { applyAndDetectReveal } from '../evaluation/apply-action.ts';
import { positionKey } from './position-key.ts';

export interface TurnOutcome {
  /** One sequence that leads to it. */
  readonly actions: readonly ActionId[];
  /** Equal for equal outcomes only. */
  readonly key: string;
  /** Whether the last action reveals something. */
  readonly revealing: boolean;
  /** The position it leads to, or one of them if the last action reveals something. */
  readonly state: State;
}

/** The position reached; after an action that reveals something, the position before it and the action. */
export const outcomeKey = (before: string, action: ActionId, after: State, revealing: boolean): string =>
  revealing ? `${before}/${action}` : positionKey(after);

/** The key of the outcome that these actions lead to, in notation or by name. They must be legal. */
export function keyOfTurn(rules: Rules, start: State, actions: readonly unknown[]): string {
  const chance = new SeededChance('turn');
  const state = copyState(rules, start);
  let key = positionKey(state);
  for (const action of actions) {
    const id = unwrap(checkAction({ rules, state, chance }, start.actor, action));
    key = outcomeKey(key, id, state, applyAndDetectReveal(rules, state, id, chance));
  }
  return key;
}

/** Undefined if there are more than `maxPositions` positions within the turn. */
export function outcomesOf(
  rules: Rules,
  start: State,
  chance: Chance,
  maxPositions: number,
): TurnOutcome[] | undefined {
  const seat = start.actor;
  const seen = new Set<string>();
  const outcomes: TurnOutcome[] = [];
  const out = actionBuffer(rules);
  const positions: { readonly state: State; readonly key: string; readonly actions: readonly ActionId[] }[] = [
    { state: start, key: positionKey(start), actions: [] },
  ];
  for (let at = 0; at < positions.length; at++) {
    if (positions.length > maxPositions) return undefined;
    const { state, key, actions } = positions[at];
    for (const action of out.slice(0, legalActions(rules, state, out))) {
      const next = copyState(rules, state);
      const revealing = applyAndDetectReveal(rules, next, action, chance);
      const nextKey = outcomeKey(key, action, next, revealing);
      if (seen.has(nextKey)) continue;
      seen.add(nextKey);
      const sequence = [...actions, action];
      if (revealing || !isStillDeciding(next, seat))
        outcomes.push({ actions: sequence, key: nextKey, revealing, state: next });
      else positions.push({ state: next, key: nextKey, actions: sequence });
    }
  }
  return outcomes;
}
