/** Each seat's chance to win a position, for an observer who sees all hands but not the future. */
import { searchContextFor } from '@cartagena/bots/search';
import type { Rules, State } from '@cartagena/engine';
import { forcedWinSearch } from './forced-win.ts';

export function winChances(rules: Rules, state: State): number[] {
  const chances = new Float64Array(rules.seats);
  if (forcedWinSearch(rules).hasForcedWin(state)) chances[state.turn] = 1;
  else {
    const { evaluator } = searchContextFor(rules);
    evaluator.prepare(state);
    evaluator.evaluate(state, chances);
  }
  return Array.from(chances);
}
