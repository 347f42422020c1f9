import type { ModuleId, Rules, State } from '@cartagena/engine';
import type { PathTable } from '../path-table.ts';

/**
 * Writes a seat's features into `out`, from `at` on, as numbers of about 0 to 1. It reads no cards but the seat's own hand:
 * the evaluation cache relies on that.
 */
export type FeatureReader = (state: State, seat: number, out: Float64Array, at: number, path: PathTable) => void;

/** Features that are read together. */
export interface FeatureGroup {
  /** Saved nets store their weights under these names: a renamed feature loses its weights. */
  readonly names: readonly string[];
  /** The variant that the features are about; they are zero at tables without it. Left out: every table has them. */
  readonly module?: ModuleId;
  reader(rules: Rules): FeatureReader;
}
