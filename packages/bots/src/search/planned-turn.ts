/** A decision with the whole turn in mind, once over, without a look at the answer, and with a person's errors. */
import { type HumanError, noticedActions, standardNormal } from './human-error.ts';
import { logOdds } from './leaning.ts';
import type { Strategy } from './strategy.ts';

export interface PlannedTurnOptions extends HumanError {
  /** Actions that it thinks through, after a first look at all of them, and lines that it follows for each. */
  readonly candidates: number;
  readonly width: number;
}

export const plannedTurn =
  ({ candidates, width, overlooks, misjudges }: PlannedTurnOptions): Strategy =>
  ({ rules, context, sample, legal }, { chance, isSpent }) => {
    const { turnSearch } = context;
    const looks = noticedActions(rules, legal, overlooks, chance)
      .map(action => ({ action, worth: turnSearch.lookAt(sample, action, chance).worth }))
      .sort((a, b) => b.worth - a.worth);
    let best = looks[0].action;
    let bestPerceived = Number.NEGATIVE_INFINITY;
    for (const { action } of looks.slice(0, candidates)) {
      if (isSpent?.()) break;
      const worth = turnSearch.worthOf(sample, action, width, chance);
      // No level overlooks a win.
      if (worth === 1) return action;
      const perceived = logOdds(worth) + misjudges * standardNormal(chance);
      if (perceived <= bestPerceived) continue;
      bestPerceived = perceived;
      best = action;
    }
    return best;
  };
