import type { State } from '@cartagena/engine';

/** What a search needs to compare positions. */
export interface PositionEvaluator {
  /** Writes what the position is worth to each seat, from 0 to 1. */
  evaluate(state: State, out: Float64Array): void;
}
