/** A turn, or the rest of one, step by step, with its gains and the chance to win that goes with it. */
import { isStillDeciding } from '@cartagena/bots/search';
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
import { applyAndDetectReveal } from '../evaluation/apply-action.ts';
import { continueTurn } from '../evaluation/continuation.ts';
import { type RankedAction, rankActions, type SearchEffort } from '../evaluation/rank-actions.ts';
import { gainsOf, meanGains, type TurnGains } from './turn-gains.ts';
import { applyStep, type TurnStep } from './turn-step.ts';

export interface TurnPlan {
  readonly steps: readonly TurnStep[];
  /** Whether the turn continues after the last step, in a way that depends on what this step reveals. */
  readonly open: boolean;
  /** The seat's chance to win, judged by what it could know. */
  readonly chance: number;
  /** Gains of the whole turn; of an open plan, their mean. */
  readonly gains: TurnGains;
}

/** The plan whose steps led the acting seat of `before` to `after`, the end of its turn. */
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

/** The plan of these actions, played in order from what the acting seat sees. */
export function planFrom(
  rules: Rules,
  view: View,
  actions: readonly ActionId[],
  seed: string,
  chance: number,
): TurnPlan {
  const draws = new SeededChance(`${seed}/plan`);
  const before = sampleState(rules, view, draws);
  const after = copyState(rules, before);
  const steps = actions.map(action => applyStep(rules, after, action, draws));
  const plan = planOf(rules, before, steps, after, chance);
  return plan.open ? { ...plan, gains: finishedGains(rules, view, actions, seed) } : plan;
}

/** What the strongest bot would do, beginning with `first`, to the end of its turn or until something is revealed. */
export function bestPlan(rules: Rules, view: View, effort: SearchEffort, first: RankedAction): TurnPlan {
  const draws = new SeededChance(`${effort.seed}/plan`);
  const state = sampleState(rules, view, draws);
  const seat = state.actor;
  const actions: ActionId[] = [];
  for (let next = first; ; next = rankActions(rules, viewFor(rules, state, seat), effort).best) {
    actions.push(next.action);
    if (applyAndDetectReveal(rules, state, next.action, draws) || !isStillDeciding(state, seat))
      return planFrom(rules, view, actions, effort.seed, first.chance);
  }
}

/** Samples in which the turn of an open plan is finished. */
const FINISHED_TURNS = 4;
const WIDTH = 2;

/** Mean gains when the turn continues after these actions as well as it can: half a turn cannot be compared with a whole one. */
function finishedGains(rules: Rules, view: View, actions: readonly ActionId[], seed: string): TurnGains {
  const all = Array.from({ length: FINISHED_TURNS }, (_, i) => {
    const draws = new SeededChance(`${seed}/finish`, i);
    const before = sampleState(rules, view, draws);
    const after = copyState(rules, before);
    for (const action of actions) applyAndDetectReveal(rules, after, action, draws);
    while (isStillDeciding(after, before.actor)) continueTurn(rules, after, WIDTH, draws);
    return gainsOf(rules, before, after, before.actor);
  });
  return meanGains(all);
}
