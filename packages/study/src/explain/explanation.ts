/** Why one turn is better than another, as data: what is done in each, what each brings, and what tips the balance. */
import { advantages, type GainAspect } from './turn-gains.ts';
import type { TurnPlan } from './turn-plan.ts';

export interface Explanation {
  readonly seat: number;
  readonly better: TurnPlan;
  readonly other: TurnPlan;
  /** What the other turn costs in chances to win. */
  readonly cost: number;
  /** What the better turn has over the other one, the weightiest first. */
  readonly because: readonly GainAspect[];
}

export function explain(seat: number, better: TurnPlan, other: TurnPlan): Explanation {
  const cost = Math.max(0, better.chance - other.chance);
  return { seat, better, other, cost, because: advantages(better.gains, other.gains) };
}
