/** A quick decision: each action is evaluated where its move leads, with the errors that a person would make. */
import { type HumanError, noticedActions, standardNormal } from './human-error.ts';
import { type Leaning, logOdds, pleasure } from './leaning.ts';
import type { Strategy } from './strategy.ts';

export interface OnePlyOptions extends HumanError {
  /** Whether harm to others is nothing to it, so that it never punishes. It sees what helps them. */
  readonly isGentle?: boolean;
  readonly leaning?: Leaning;
}

export const onePly =
  ({ overlooks, misjudges, isGentle = false, leaning = {} }: OnePlyOptions): Strategy =>
  ({ rules, context: { turnSearch, evaluator }, sample, legal }, { chance }) => {
    const seat = sample.actor;
    const noticed = new Set(noticedActions(rules, legal, overlooks, chance));
    let best = legal[0];
    let bestPerceived = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const { worth, state } = turnSearch.lookAtMove(sample, action, chance);
      // No level overlooks a win.
      if (worth === 1) return action;
      if (!noticed.has(action)) continue;
      const chanceToWin = isGentle ? Math.min(worth, evaluator.evaluateAlone(state, sample, seat)) : worth;
      const perceived =
        logOdds(chanceToWin) + pleasure(rules, state, seat, leaning) + misjudges * standardNormal(chance);
      if (perceived <= bestPerceived) continue;
      bestPerceived = perceived;
      best = action;
    }
    return best;
  };
