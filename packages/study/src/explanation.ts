/** Why one turn is better than another, as data: what is done in each, what each brings, and what tips the balance. */
import { type Aspect, advantages } from './gains.ts';
import type { Plan } from './plan.ts';

export interface Explanation {
  readonly seat: number;
  readonly better: Plan;
  readonly other: Plan;
  /** What the other turn costs in chances to win. */
  readonly cost: number;
  /** What the better turn has over the other one, the weightiest first. */
  readonly because: readonly Aspect[];
}

export function explain(seat: number, better: Plan, other: Plan): Explanation {
  const cost = Math.max(0, better.chance - other.chance);
  return { seat, better, other, cost, because: advantages(better.gains, other.gains) };
}
