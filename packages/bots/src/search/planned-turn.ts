/** A decision with the whole turn in mind, once over, without a look at the answer: with a person's errors, and with leanings of its own. */
import type { PositionEvaluator } from '../evaluation/position-evaluator.ts';
import { type HumanError, noticedActions, standardNormal } from './human-error.ts';
import { type Leaning, leaningEvaluator, logOdds } from './leaning.ts';
import type { Strategy } from './strategy.ts';
import { TurnSearch } from './turn-search.ts';

export interface PlannedTurnOptions extends HumanError {
  /** Actions that it thinks through, after a first look at all of them, and lines that it follows for each. */
  readonly candidates: number;
  readonly width: number;
  readonly leaning?: Leaning;
}

export const plannedTurn = ({ candidates, width, overlooks, misjudges, leaning }: PlannedTurnOptions): Strategy => {
  /** A search of its own for each table, if it sees positions otherwise than others do. */
  const searches = new WeakMap<PositionEvaluator, TurnSearch>();
  return ({ rules, context, sample, legal }, { chance, isSpent }) => {
    let search = leaning ? searches.get(context.evaluator) : context.turnSearch;
    if (!search) {
      search = new TurnSearch(rules, leaningEvaluator(rules, context.evaluator, leaning!));
      searches.set(context.evaluator, search);
    }
    const looks = noticedActions(rules, legal, overlooks, chance)
      .map(action => ({ action, worth: search.lookAt(sample, action, chance).worth }))
      .sort((a, b) => b.worth - a.worth);
    let best = looks[0].action;
    let bestPerceived = Number.NEGATIVE_INFINITY;
    for (const { action } of looks.slice(0, candidates)) {
      if (isSpent?.()) break;
      const worth = search.worthOf(sample, action, width, chance);
      // No level overlooks a win.
      if (worth === 1) return action;
      const perceived = logOdds(worth) + misjudges * standardNormal(chance);
      if (perceived <= bestPerceived) continue;
      bestPerceived = perceived;
      best = action;
    }
    return best;
  };
};
