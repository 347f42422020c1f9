/** A quick decision: each action is judged by what it leads to at once, as somebody of a given temper sees it. */
import { totalProgress } from '@cartagena/engine';
import type { Way } from './decision.ts';
import { feeling, noticed, type Temper } from './temper.ts';

export const glance =
  (temper: Temper): Way =>
  ({ rules, mind, world, legal }, { chance }) => {
    const seat = world.actor;
    const before = totalProgress(rules, world, seat);
    const inMind = new Set(noticed(rules, legal, temper.overlooks, chance));
    let best = legal[0];
    let bestFeeling = Number.NEGATIVE_INFINITY;
    for (const action of legal) {
      const { worth, state } = mind.search.lookAt(world, action, chance);
      // Nobody overlooks that it can win.
      if (worth === 1) return action;
      if (!inMind.has(action)) continue;
      const ground = (totalProgress(rules, state, seat) - before) / (rules.board.spaces + 1);
      const felt = feeling(worth, ground, temper, chance);
      if (felt <= bestFeeling) continue;
      bestFeeling = felt;
      best = action;
    }
    return best;
  };
