/** Reads the features of the seats at one table. */
import type { Rules, State } from '@cartagena/engine';
import { PathTable } from '../path-table.ts';
import { type FeatureReader, groupsAt } from './feature-group.ts';
import type { FeatureSet } from './feature-set.ts';

export class FeatureExtractor {
  /** The features of the seat that was described last, including those that never change. */
  readonly features: Float64Array;
  private readonly rules: Rules;
  private readonly readers: FeatureReader[] = [];
  private readonly offsets: number[] = [];
  private path: PathTable | undefined;

  constructor(rules: Rules, { groups, constants, names, changingCount }: FeatureSet) {
    this.rules = rules;
    this.features = new Float64Array(names.length);
    for (const group of groupsAt(rules, groups)) {
      this.readers.push(group.reader(rules));
      this.offsets.push(names.indexOf(group.names[0]));
    }
    Object.values(constants).forEach((constant, i) => {
      this.features[changingCount + i] = constant(rules);
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
