/** What an action is worth where it leads at once: if it draws on chance, on average over a few draws. */
import { type ActionId, apply, type Chance, copyInto, createState, type Rules, type State } from '@cartagena/engine';
import type { PositionEvaluator } from '../evaluation/position-evaluator.ts';
import { CountingChance } from './counting-chance.ts';

const USUAL_TRIALS = 3;

export class ActionTrial {
  private readonly rules: Rules;
  private readonly evaluator: PositionEvaluator;
  private readonly chances: Float64Array;
  private readonly scratch: State;
  private readonly trials: number;

  constructor(rules: Rules, evaluator: PositionEvaluator, trials = USUAL_TRIALS) {
    this.trials = trials;
    this.rules = rules;
    this.evaluator = evaluator;
    this.chances = new Float64Array(rules.seats);
    this.scratch = createState(rules);
  }

  /** The seat's chance to win after the action. `after` becomes the state that the first trial led to. */
  worthOf(before: State, action: ActionId, seat: number, chance: Chance, after: State): number {
    const { rules, scratch } = this;
    const counting = new CountingChance(chance);
    copyInto(before, after);
    apply({ rules, state: after, chance: counting }, action);
    let sum = this.evaluate(after, seat);
    if (counting.drawCount === 0 || this.trials === 1) return sum;
    for (let i = 1; i < this.trials; i++) {
      copyInto(before, scratch);
      apply({ rules, state: scratch, chance }, action);
      sum += this.evaluate(scratch, seat);
    }
    return sum / this.trials;
  }

  private evaluate(state: State, seat: number): number {
    this.evaluator.evaluate(state, this.chances);
    return this.chances[seat];
  }
}
