import type { Rules, State } from '@cartagena/engine';
import type { Trail } from '../trail.ts';

/** Writes what it sees of a seat into `out`, from `at` on, as numbers of about 0 to 1. */
export type Watcher = (state: State, seat: number, out: Float64Array, at: number, trail: Trail) => void;

/** One thing to look at, and the names of the numbers that come of it. */
export interface Aspect {
  readonly names: readonly string[];
  /** Somebody who watches it at such a table; undefined if there is nothing of the kind, and all its numbers stay zero. */
  watcher(rules: Rules): Watcher | undefined;
}
