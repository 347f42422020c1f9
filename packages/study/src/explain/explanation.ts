/** Why one turn is better than another, as data: both plans, and the aspects in which the better one gains more. */
import { advantages, type GainAspect } from './turn-gains.ts';
import type { TurnPlan } from './turn-plan.ts';

export interface Explanation {
  readonly seat: number;
  readonly better: TurnPlan;
  readonly other: TurnPlan;
  /** By how much the other turn lowers the seat's chance to win. */
  readonly cost: number;
  /** In which aspects the better turn gains more, the weightiest first. */
  readonly because: readonly GainAspect[];
}

export function explain(seat: number, better: TurnPlan, other: TurnPlan): Explanation {
  const cost = Math.max(0, better.chance - other.chance);
  return { seat, better, other, cost, because: advantages(better.gains, other.gains) };
}
