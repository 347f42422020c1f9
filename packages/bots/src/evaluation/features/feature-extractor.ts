/** Reads the features of the seats at one table. */
import type { Rules, State } from '@cartagena/engine';
import { PathTable } from '../path-table.ts';
import type { FeatureReader } from './feature-group.ts';
import { CONSTANTS, FEATURE_GROUPS, FEATURES } from './feature-list.ts';

export class FeatureExtractor {
  /** The features of the seat that was described last, including those that never change. */
  readonly features = new Float64Array(FEATURES.length);
  private readonly rules: Rules;
  private readonly readers: FeatureReader[] = [];
  private readonly offsets: number[] = [];
  private path: PathTable | undefined;

  constructor(rules: Rules) {
    this.rules = rules;
    let at = 0;
    for (const { names, module, reader } of FEATURE_GROUPS) {
      if (module === undefined || rules.config.modules.includes(module)) {
        this.readers.push(reader(rules));
        this.offsets.push(at);
      }
      at += names.length;
    }
    for (const constant of Object.values(CONSTANTS)) this.features[at++] = constant(rules);
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
