/** What the strongest bot would do now, and why. */
import type { Rules, View } from '@cartagena/engine';
import { rankActions, type SearchEffort } from '../evaluation/rank-actions.ts';
import { type Explanation, explain } from './explanation.ts';
import { NO_GAINS } from './turn-gains.ts';
import { bestPlan, type TurnPlan } from './turn-plan.ts';

export interface Hint {
  readonly plan: TurnPlan;
  /**
   * Why rather this than the best that begins with something else, or than nothing at all; left out where there is nothing to
   * choose.
   */
  readonly reason?: Explanation;
}

const CARE: SearchEffort = { seed: 'hint', rounds: 12 };

/** The view is that of the seat that has to decide. */
export function hint(rules: Rules, view: View, care: Partial<SearchEffort> = {}): Hint {
  const full = { ...CARE, ...care };
  const { best, second } = rankActions(rules, view, full);
  const plan = bestPlan(rules, view, full, best);
  if (!second) return { plan };
  const reason = explain(view.actor, plan, bestPlan(rules, view, full, second));
  // Where the two differ in nothing that can be told, it is at least told what the turn brings.
  return { plan, reason: reason.because.length > 0 ? reason : explain(view.actor, plan, IDLE) };
}

const IDLE: TurnPlan = { steps: [], open: false, chance: 0, gains: NO_GAINS };
