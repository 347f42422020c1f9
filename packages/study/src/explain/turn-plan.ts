/** A turn, or the rest of one: what is done step by step, what it brings, and the chance to win that goes with it. */
import {
  type ActionId,
  copyState,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  type View,
  viewFor,
} from '@cartagena/engine';
import { continueTurn } from '../evaluation/continuation.ts';
import { type RankedAction, rankActions, type SearchEffort } from '../evaluation/rank-actions.ts';
import { GAIN_ASPECTS, gainsOf, type TurnGains } from './turn-gains.ts';
import { applyAndDetectReveal, applyAsStep, isStillDeciding, type TurnStep } from './turn-step.ts';

export interface TurnPlan {
  readonly steps: readonly TurnStep[];
  /** Whether the turn goes on: how depends on what the last step brings to light. */
  readonly open: boolean;
  /** The seat's chance to win, as far as it could know. */
  readonly chance: number;
  /** Of the whole turn; on the average, where it goes on. */
  readonly gains: TurnGains;
}

/** Steps that led the acting seat of `before` to `after`, the end of its turn. */
export function planOf(
  rules: Rules,
  before: State,
  steps: readonly TurnStep[],
  after: State,
  chance: number,
): TurnPlan {
  const seat = before.actor;
  return { steps, open: isStillDeciding(after, seat), chance, gains: gainsOf(rules, before, after, seat) };
}

/** These actions, done one after the other from what the acting seat sees. */
export function tryPlan(
  rules: Rules,
  view: View,
  actions: readonly ActionId[],
  seed: string,
  chance: number,
): TurnPlan {
  const luck = new SeededChance(`${seed}/plan`);
  const before = sampleState(rules, view, luck);
  const after = copyState(rules, before);
  const steps = actions.map(action => applyAsStep(rules, after, action, luck));
  const plan = planOf(rules, before, steps, after, chance);
  return plan.open ? { ...plan, gains: meanGains(rules, view, actions, seed) } : plan;
}

/** What the strongest bot would do from here to the end of its turn, or until something new comes to light. */
export function bestPlan(
  rules: Rules,
  view: View,
  care: SearchEffort,
  first: RankedAction = rankActions(rules, view, care).best,
): TurnPlan {
  const luck = new SeededChance(`${care.seed}/plan`);
  const state = sampleState(rules, view, luck);
  const seat = state.actor;
  const actions: ActionId[] = [];
  for (let next = first; ; next = rankActions(rules, viewFor(rules, state, seat), care).best) {
    actions.push(next.action);
    if (applyAndDetectReveal(rules, state, next.action, luck) || !isStillDeciding(state, seat))
      return tryPlan(rules, view, actions, care.seed, first.chance);
  }
}

/** Worlds in which a turn is finished that goes on after its plan. */
const FINISHED = 4;
const WIDTH = 2;

/**
 * What the whole turn brings if it begins with these actions and then goes on as well as it can: half a turn cannot be held against
 * a whole one.
 */
function meanGains(rules: Rules, view: View, actions: readonly ActionId[], seed: string): TurnGains {
  const all = Array.from({ length: FINISHED }, (_, i) => {
    const luck = new SeededChance(`${seed}/finish`, i);
    const before = sampleState(rules, view, luck);
    const after = copyState(rules, before);
    for (const action of actions) applyAndDetectReveal(rules, after, action, luck);
    while (isStillDeciding(after, before.actor)) continueTurn(rules, after, WIDTH, luck);
    return gainsOf(rules, before, after, before.actor);
  });
  return Object.fromEntries(
    GAIN_ASPECTS.map(aspect => [aspect, all.reduce((sum, gains) => sum + gains[aspect], 0) / FINISHED]),
  ) as TurnGains;
}
