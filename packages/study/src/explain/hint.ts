/** What the strongest bot would do now, and why. */
import type { Rules, View } from '@cartagena/engine';
import { rankActions, type SearchEffort } from '../evaluation/rank-actions.ts';
import { type Explanation, explain } from './explanation.ts';
import { NO_GAINS } from './turn-gains.ts';
import { bestPlan, type TurnPlan } from './turn-plan.ts';

export interface Hint {
  readonly plan: TurnPlan;
  /**
   * Why this plan is better than the best one that begins with another action, or else than doing nothing. Left out where there
   * is nothing to choose.
   */
  readonly reason?: Explanation;
}

const EFFORT: SearchEffort = { seed: 'hint', rounds: 12 };

/** The view is that of the seat that has to decide. */
export function hint(rules: Rules, view: View, effort: Partial<SearchEffort> = {}): Hint {
  const full = { ...EFFORT, ...effort };
  const { best, second } = rankActions(rules, view, full);
  const plan = bestPlan(rules, view, full, best);
  if (!second) return { plan };
  const reason = explain(view.actor, plan, bestPlan(rules, view, full, second));
  // Where the two plans do not differ notably, say at least what the better one gains.
  return { plan, reason: reason.because.length > 0 ? reason : explain(view.actor, plan, DOING_NOTHING) };
}

const DOING_NOTHING: TurnPlan = { steps: [], open: false, chance: 0, gains: NO_GAINS };
