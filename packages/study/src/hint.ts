/** What the strongest bot would do now, and why. */
import type { Rules, View } from '@cartagena/engine';
import { type Explanation, explain } from './explanation.ts';
import { bestPlan, type Plan } from './plan.ts';
import { type Care, weigh } from './weigh.ts';

export interface Hint {
  readonly plan: Plan;
  /** Why rather this than the best that begins with something else; left out where there is nothing to choose. */
  readonly reason?: Explanation;
}

const CARE: Care = { seed: 'hint', rounds: 12 };

/** The view is that of the seat that has to decide. */
export function hint(rules: Rules, view: View, care: Partial<Care> = {}): Hint {
  const full = { ...CARE, ...care };
  const { best, second } = weigh(rules, view, full);
  const plan = bestPlan(rules, view, full, best);
  if (!second) return { plan };
  return { plan, reason: explain(view.actor, plan, bestPlan(rules, view, full, second)) };
}
