/** Each seat's chance to win a position, for an observer who sees all hands but not the future. */
import { mindFor } from '@cartagena/bots/mind';
import type { Rules, State } from '@cartagena/engine';
import { forcedWinSearch } from './forced-win.ts';

export function winChances(rules: Rules, state: State): number[] {
  const chances = new Float64Array(rules.seats);
  if (forcedWinSearch(rules).hasForcedWin(state)) chances[state.turn] = 1;
  else {
    const { judge } = mindFor(rules);
    judge.meet(state);
    judge.chances(state, chances);
  }
  return Array.from(chances);
}
