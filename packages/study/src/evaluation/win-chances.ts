/** Each seat's chance to win a position, for an observer who sees all hands but not the future. */
import { calibrated, searchContextFor } from '@cartagena/bots/search';
import { PHASE, type Rules, type State } from '@cartagena/engine';
import { forcedWinSearch } from './forced-win.ts';

export function winChances(rules: Rules, state: State): number[] {
  const chances = new Float64Array(rules.seats);
  if (forcedWinSearch(rules).hasForcedWin(state)) {
    chances[state.turn] = 1;
    return Array.from(chances);
  }
  const { evaluator } = searchContextFor(rules);
  evaluator.prepare(state);
  evaluator.evaluate(state, chances);
  const isTurnStart = state.phase === PHASE.turn && !state.hasActed;
  return isTurnStart ? calibrated(rules, state.turn, Array.from(chances)) : Array.from(chances);
}
