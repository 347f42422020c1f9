/** Trace format 1, with the names and the count of turns that it always had. */
import { ENDING, makeSnapshot, type State, turnsPlayed } from '@cartagena/engine';
import { oldConfig, oldSnapshot } from './old-names.ts';
import type { TraceWriter } from './trace-writer.ts';

export const FORMAT_1: TraceWriter = {
  config: oldConfig,
  state: (rules, state) => oldSnapshot({ ...makeSnapshot(rules, state), turns: turnsBeforeWin(state) }),
  turns: turnsBeforeWin,
};

/** The turn in which a game is won is not counted. */
function turnsBeforeWin(state: State): number {
  const isWon = state.ending !== ENDING.none && state.ending !== ENDING.count;
  return turnsPlayed(state) - (isWon ? 1 : 0);
}
