/** A quick decision: each action is evaluated where it leads at once, with the errors that a person would make. */
import { totalProgress } from '@cartagena/engine';
import { type HumanError, noticedActions, perceivedWorth } from './human-error.ts';
import type { Strategy } from './strategy.ts';

export const onePly =
  (error: HumanError): Strategy =>
  ({ rules, context, sample, legal }, { chance }) => {
    const seat = sample.actor;
    const before = totalProgress(rules, sample, seat);
    const way = rules.board.progress[rules.board.goal];
    const noticed = new Set(noticedActions(rules, legal, error.overlooks, chance));
    let best = legal[0];
    let bestPerceived = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const { worth, state } = context.turnSearch.lookAt(sample, action, chance);
      // No level overlooks a win.
      if (worth === 1) return action;
      if (!noticed.has(action)) continue;
      const progress = (totalProgress(rules, state, seat) - before) / way;
      const perceived = perceivedWorth(worth, progress, error, chance);
      if (perceived <= bestPerceived) continue;
      bestPerceived = perceived;
      best = action;
    }
    return best;
  };
