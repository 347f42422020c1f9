/** The parts of a trace in which the formats differ. */
import type { GameConfig, Rules, State } from '@cartagena/engine';

export interface TraceWriter {
  config(config: GameConfig): object;
  /** The complete state. */
  state(rules: Rules, state: State): object;
  /** The number of turns of a game that is over. */
  turns(state: State): number;
}
