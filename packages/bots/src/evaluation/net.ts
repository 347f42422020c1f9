/** A small net that turns a seat's features into one score: features in, one hidden layer, the score out. */
import { CHANGING_COUNT, FEATURES } from './features/feature-list.ts';

export interface Net {
  /** The number of hidden units. */
  readonly hidden: number;
  /** By feature, then by hidden unit: `first[feature * hidden + unit]`. */
  readonly first: Float64Array;
  /** By hidden unit. */
  readonly second: Float64Array;
}

/** A net whose weights are all zero. */
export function makeNet(hidden: number): Net {
  return { hidden, first: new Float64Array(FEATURES.length * hidden), second: new Float64Array(hidden) };
}

/** What the features that never change during a game add to each hidden unit, summed once. */
export function foldConstants({ hidden, first }: Net, features: Float64Array): Float64Array {
  const sums = new Float64Array(hidden);
  for (let f = CHANGING_COUNT; f < FEATURES.length; f++)
    for (let h = 0; h < hidden; h++) sums[h] += features[f] * first[f * hidden + h];
  return sums;
}

/** The score of a seat. Afterwards `sums` holds the hidden units before the rectifier, which training needs. */
export function scoreSeat(net: Net, constants: Float64Array, features: Float64Array, sums: Float64Array): number {
  const { hidden, first, second } = net;
  sums.set(constants);
  for (let f = 0; f < CHANGING_COUNT; f++) {
    const value = features[f];
    if (value === 0) continue;
    const row = f * hidden;
    for (let h = 0; h < hidden; h++) sums[h] += value * first[row + h];
  }
  let score = 0;
  for (let h = 0; h < hidden; h++) if (sums[h] > 0) score += sums[h] * second[h];
  return score;
}
