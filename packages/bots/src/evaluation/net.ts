/**
 * A small net that turns a seat's situation into one score: the seat's own features and the mean of the others' in, one hidden layer,
 * the score out. At two seats it sees both of them; at more it serves any number.
 */
import type { FeatureSet } from './features/feature-set.ts';

export interface Net {
  readonly features: FeatureSet;
  /** The number of hidden units. */
  readonly hidden: number;
  /** The seat's own features, by feature, then by hidden unit: `own[feature * hidden + unit]`. */
  readonly own: Float64Array;
  /** The others' features, as far as they change during a game. Left out: the net does not look at others. */
  readonly others?: Float64Array;
  /** By hidden unit. */
  readonly second: Float64Array;
}

/** A net whose weights are all zero. */
export function makeNet(features: FeatureSet, hidden: number, seesOthers = true): Net {
  return {
    features,
    hidden,
    own: new Float64Array(features.names.length * hidden),
    ...(seesOthers ? { others: new Float64Array(features.changingCount * hidden) } : {}),
    second: new Float64Array(hidden),
  };
}

/** What the features that never change during a game add to each hidden unit, summed once. */
export function foldConstants({ hidden, own, features: { names, changingCount } }: Net, values: Float64Array) {
  const sums = new Float64Array(hidden);
  for (let f = changingCount; f < names.length; f++)
    for (let h = 0; h < hidden; h++) sums[h] += values[f] * own[f * hidden + h];
  return sums;
}

/** The features that are not zero: most of them are, at most tables. */
export class SparseValues {
  private readonly indices: Int32Array;
  private readonly values: Float64Array;
  private count = 0;

  constructor(size: number) {
    this.indices = new Int32Array(size);
    this.values = new Float64Array(size);
  }

  /** Takes over the first `size` values. */
  take(values: Float64Array, size: number): void {
    let count = 0;
    for (let f = 0; f < size; f++) {
      const value = values[f];
      this.indices[count] = f;
      this.values[count] = value;
      if (value !== 0) count++;
    }
    this.count = count;
  }

  /** Adds the values, weighted, to `sums` from `at` on. Eight units at a time, so that their sums stay in registers. */
  addTo(sums: Float64Array, at: number, weights: Float64Array, hidden: number): void {
    const { indices, values, count } = this;
    let h = 0;
    for (; h + 8 <= hidden; h += 8) {
      const to = at + h;
      let a = sums[to];
      let b = sums[to + 1];
      let c = sums[to + 2];
      let d = sums[to + 3];
      let e = sums[to + 4];
      let f = sums[to + 5];
      let g = sums[to + 6];
      let k = sums[to + 7];
      for (let i = 0; i < count; i++) {
        const value = values[i];
        const row = indices[i] * hidden + h;
        a += value * weights[row];
        b += value * weights[row + 1];
        c += value * weights[row + 2];
        d += value * weights[row + 3];
        e += value * weights[row + 4];
        f += value * weights[row + 5];
        g += value * weights[row + 6];
        k += value * weights[row + 7];
      }
      sums[to] = a;
      sums[to + 1] = b;
      sums[to + 2] = c;
      sums[to + 3] = d;
      sums[to + 4] = e;
      sums[to + 5] = f;
      sums[to + 6] = g;
      sums[to + 7] = k;
    }
    for (; h < hidden; h++)
      for (let i = 0; i < count; i++) sums[at + h] += values[i] * weights[indices[i] * hidden + h];
  }
}
