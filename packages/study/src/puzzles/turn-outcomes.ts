/**
 * All that the acting seat can make of its turn in one world: every order of actions up to the turn's end, or up to the first
 * action that brings something new to light. Orders that lead to the same position are one outcome.
 */
import {
  type ActionId,
  actionBuffer,
  type Chance,
  copyState,
  legalActions,
  type Rules,
  type State,
} from '@cartagena/engine';
import { applyAndDetectReveal, isStillDeciding } from '../explain/turn-step.ts';
import { positionKey } from './position-key.ts';

export interface TurnOutcome {
  /** One way that leads there. */
  readonly actions: readonly ActionId[];
  /** Tells outcomes apart. */
  readonly key: string;
  readonly revealing: boolean;
  /** A position that it leads to. */
  readonly state: State;
}

/** A position; or, where what is reached depends on luck, the position before and what is done there. */
export const outcomeKey = (before: string, action: ActionId, after: State, revealing: boolean): string =>
  revealing ? `${before}/${action}` : positionKey(after);

/** Undefined: there are more than `most` positions on the way. */
export function outcomesOf(rules: Rules, world: State, chance: Chance, most: number): TurnOutcome[] | undefined {
  const seat = world.actor;
  const seen = new Set<string>();
  const outcomes: TurnOutcome[] = [];
  const out = actionBuffer(rules);
  const open: { readonly state: State; readonly key: string; readonly actions: readonly ActionId[] }[] = [
    { state: world, key: positionKey(world), actions: [] },
  ];
  for (let at = 0; at < open.length; at++) {
    if (open.length > most) return undefined;
    const { state, key, actions } = open[at];
    for (const action of out.slice(0, legalActions(rules, state, out))) {
      const next = copyState(rules, state);
      const revealing = applyAndDetectReveal(rules, next, action, chance);
      const reached = outcomeKey(key, action, next, revealing);
      if (seen.has(reached)) continue;
      seen.add(reached);
      const way = [...actions, action];
      if (revealing || !isStillDeciding(next, seat))
        outcomes.push({ actions: way, key: reached, revealing, state: next });
      else open.push({ state: next, key: reached, actions: way });
    }
  }
  return outcomes;
}
