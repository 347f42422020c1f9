import type { ModuleId, Rules, State } from '@cartagena/engine';
import type { PathTable } from '../path-table.ts';

type FieldsOf<T> = { [F in keyof State]: State[F] extends T ? F : never }[keyof State];
export type StateNumber = FieldsOf<number>;
/** A list with one entry or more for each place, seat, pirate, kind of card … */
export type StateList = Exclude<FieldsOf<Uint8Array>, 'bytes'>;

/** Writes a seat's features into `out`, from `at` on, as numbers of about 0 to 1. */
export type FeatureReader = (state: State, seat: number, out: Float64Array, at: number, path: PathTable) => void;

/** Features that are read together. */
export interface FeatureGroup {
  /** Saved nets store their weights under these names: a renamed feature loses its weights. */
  readonly names: readonly string[];
  /** The variant that the features are about; they are zero at tables without it. Left out: every table has them. */
  readonly module?: ModuleId;
  /** All that the reader reads of a state. Positions that are equal in this have the same features: the cache relies on it. */
  readonly reads: {
    readonly table?: readonly (StateNumber | StateList)[];
    /** Only the part of these lists that belongs to the seat itself. */
    readonly ownSeat?: readonly StateList[];
  };
  reader(rules: Rules): FeatureReader;
}

/** The groups that a table has. */
export function groupsAt(rules: Rules, groups: readonly FeatureGroup[]): readonly FeatureGroup[] {
  return groups.filter(({ module }) => module === undefined || rules.config.modules.includes(module));
}
