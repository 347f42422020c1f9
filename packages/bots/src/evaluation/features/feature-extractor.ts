/** Reads the features of the seats at one table. */
import type { Rules, State } from '@cartagena/engine';
import { PathTable } from '../path-table.ts';
import { type FeatureReader, groupsAt } from './feature-group.ts';
import { CHANGING_COUNT, CONSTANTS, FEATURE_GROUPS, FEATURES } from './feature-list.ts';

export class FeatureExtractor {
  /** The features of the seat that was described last, including those that never change. */
  readonly features = new Float64Array(FEATURES.length);
  private readonly rules: Rules;
  private readonly readers: FeatureReader[] = [];
  private readonly offsets: number[] = [];
  private path: PathTable | undefined;

  constructor(rules: Rules) {
    this.rules = rules;
    for (const { names, reader } of groupsAt(rules, FEATURE_GROUPS)) {
      this.readers.push(reader(rules));
      this.offsets.push(FEATURES.indexOf(names[0]));
    }
    Object.values(CONSTANTS).forEach((constant, i) => {
      this.features[CHANGING_COUNT + i] = constant(rules);
    });
  }

  /** Call this first in each game: every game has a path of its own. */
  prepare(state: State): void {
    this.path = new PathTable(this.rules, state);
  }

  describe(state: State, seat: number): void {
    const { readers, offsets, features } = this;
    for (let i = 0; i < readers.length; i++) readers[i](state, seat, features, offsets[i], this.path!);
  }
}
