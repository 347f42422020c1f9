/** How the acting seat would go on with its turn, knowing only what it sees. */
import { mindFor } from '@cartagena/bots/mind';
import { type Chance, type Rules, type State, sampleState, viewFor } from '@cartagena/engine';
import { applyAndDetectReveal, isStillDeciding } from '../explain/turn-step.ts';
import { forcedWinSearch } from './forced-win.ts';

/** Does what is best in a world that it could be in, as far as `width` lines at a time show it, until something comes to light. */
export function continueTurn(rules: Rules, state: State, width: number, luck: Chance): void {
  const seat = state.actor;
  const world = sampleState(rules, viewFor(rules, state, seat), luck);
  mindFor(rules).judge.meet(world);
  for (const action of forcedWinSearch(rules).search.bestTurn(world, width, luck).actions)
    if (applyAndDetectReveal(rules, state, action, luck) || !isStillDeciding(state, seat)) return;
}
