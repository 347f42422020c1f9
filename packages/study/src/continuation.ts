/** How the acting seat would go on with its turn, knowing only what it sees. */
import { mindFor } from '@cartagena/bots/mind';
import { type Chance, type Rules, type State, sampleState, viewFor } from '@cartagena/engine';
import { foresightFor } from './foresight.ts';
import { advance, goesOn } from './step.ts';

/** Does what is best in a world that it could be in, as far as `width` lines at a time show it, until something comes to light. */
export function goOn(rules: Rules, state: State, width: number, luck: Chance): void {
  const seat = state.actor;
  const world = sampleState(rules, viewFor(rules, state, seat), luck);
  mindFor(rules).judge.meet(world);
  for (const action of foresightFor(rules).search.bestTurn(world, width, luck).actions)
    if (advance(rules, state, action, luck) || !goesOn(state, seat)) return;
}
