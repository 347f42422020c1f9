/** A turn, or the rest of one: what is done step by step, what it brings, and the chance to win that goes with it. */
import {
  type ActionId,
  type Chance,
  copyState,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  type View,
  viewFor,
} from '@cartagena/engine';
import { type Gains, gainsOf } from './gains.ts';
import { goesOn, type Step, takeStep } from './step.ts';
import { type Care, type Weighed, weigh } from './weigh.ts';

export interface Plan {
  readonly steps: readonly Step[];
  /** Whether the turn goes on: how depends on what the last step brings to light. */
  readonly open: boolean;
  /** The seat's chance to win, as far as it could know. */
  readonly chance: number;
  readonly gains: Gains;
}

/** Steps that led the acting seat of `before` to `after`. */
export function planOf(rules: Rules, before: State, steps: readonly Step[], after: State, chance: number): Plan {
  const seat = before.actor;
  return { steps, open: goesOn(after, seat), chance, gains: gainsOf(rules, before, after, seat) };
}

/** These actions, done one after the other in this world. */
export function tryPlan(rules: Rules, world: State, actions: readonly ActionId[], luck: Chance, chance: number): Plan {
  const after = copyState(rules, world);
  const steps = actions.map(action => takeStep(rules, after, action, luck).step);
  return planOf(rules, world, steps, after, chance);
}

/** What the strongest bot would do from here to the end of its turn, or until something new comes to light. */
export function bestPlan(rules: Rules, view: View, care: Care, first: Weighed = weigh(rules, view, care).best): Plan {
  const luck = new SeededChance(`${care.seed}/plan`);
  const before = sampleState(rules, view, luck);
  const seat = before.actor;
  const after = copyState(rules, before);
  const steps: Step[] = [];
  for (let next = first; ; next = weigh(rules, viewFor(rules, after, seat), care).best) {
    const { step, revealing } = takeStep(rules, after, next.action, luck);
    steps.push(step);
    if (revealing || !goesOn(after, seat)) return planOf(rules, before, steps, after, first.chance);
  }
}
