/** How the acting seat would continue its turn, knowing only what it sees. */
import { isStillDeciding, searchContextFor } from '@cartagena/bots/search';
import { type Chance, type Rules, type State, sampleState, viewFor } from '@cartagena/engine';
import { applyAndDetectReveal } from './apply-action.ts';
import { forcedWinSearch } from './forced-win.ts';

/**
 * Plays the best turn of a state sampled from the seat's view, found by a beam search of this width, until the turn ends or an
 * action reveals something. Call it again to continue from there.
 */
export function continueTurn(rules: Rules, state: State, width: number, chance: Chance): void {
  const seat = state.actor;
  const sample = sampleState(rules, viewFor(rules, state, seat), chance);
  searchContextFor(rules).evaluator.prepare(sample);
  for (const action of forcedWinSearch(rules).search.bestTurn(sample, width, chance).actions)
    if (applyAndDetectReveal(rules, state, action, chance) || !isStillDeciding(state, seat)) return;
}
