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
import { goOn } from './continuation.ts';
import { ASPECTS, type Gains, gainsOf } from './gains.ts';
import { advance, goesOn, type Step, takeStep } from './step.ts';
import { type Care, type Weighed, weigh } from './weigh.ts';

export interface Plan {
  readonly steps: readonly Step[];
  /** Whether the turn goes on: how depends on what the last step brings to light. */
  readonly open: boolean;
  /** The seat's chance to win, as far as it could know. */
  readonly chance: number;
  /** Of the whole turn; on the average, where it goes on. */
  readonly gains: Gains;
}

/** Steps that led the acting seat of `before` to `after`, the end of its turn. */
export function planOf(rules: Rules, before: State, steps: readonly Step[], after: State, chance: number): Plan {
  const seat = before.actor;
  return { steps, open: goesOn(after, seat), chance, gains: gainsOf(rules, before, after, seat) };
}

/** These actions, done one after the other from what the acting seat sees. */
export function tryPlan(rules: Rules, view: View, actions: readonly ActionId[], seed: string, chance: number): Plan {
  const luck = new SeededChance(`${seed}/plan`);
  const before = sampleState(rules, view, luck);
  const after = copyState(rules, before);
  const steps = actions.map(action => takeStep(rules, after, action, luck));
  const plan = planOf(rules, before, steps, after, chance);
  return plan.open ? { ...plan, gains: meanGains(rules, view, actions, seed) } : plan;
}

/** What the strongest bot would do from here to the end of its turn, or until something new comes to light. */
export function bestPlan(rules: Rules, view: View, care: Care, first: Weighed = weigh(rules, view, care).best): Plan {
  const luck = new SeededChance(`${care.seed}/plan`);
  const state = sampleState(rules, view, luck);
  const seat = state.actor;
  const actions: ActionId[] = [];
  for (let next = first; ; next = weigh(rules, viewFor(rules, state, seat), care).best) {
    actions.push(next.action);
    if (advance(rules, state, next.action, luck) || !goesOn(state, seat))
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
function meanGains(rules: Rules, view: View, actions: readonly ActionId[], seed: string): Gains {
  const all = Array.from({ length: FINISHED }, (_, i) => {
    const luck = new SeededChance(`${seed}/finish`, i);
    const before = sampleState(rules, view, luck);
    const after = copyState(rules, before);
    for (const action of actions) advance(rules, after, action, luck);
    while (goesOn(after, before.actor)) goOn(rules, after, WIDTH, luck);
    return gainsOf(rules, before, after, before.actor);
  });
  return Object.fromEntries(
    ASPECTS.map(aspect => [aspect, all.reduce((sum, gains) => sum + gains[aspect], 0) / FINISHED]),
  ) as Gains;
}
