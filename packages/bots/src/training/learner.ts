/** One step of learning: from positions and what became of them to a slightly better net. */
import { makeNet, type Net, SparseValues } from '../evaluation/net.ts';
import { Adam } from './adam.ts';

/** A position: the features of all seats, one after the other, and the chances that the net should have given them. */
export interface TrainingExample {
  readonly features: Float64Array;
  readonly target: Float64Array;
}

const PARTS = ['own', 'others', 'second'] as const;

export class Learner {
  private readonly net: Net;
  private readonly gradient: Net;
  private readonly adams: readonly Adam[];
  private readonly sparse: SparseValues;
  /** By seat: the mean of the others' features, and the hidden units. */
  private readonly means: Float64Array[] = [];
  private readonly sums: Float64Array[] = [];

  constructor(net: Net) {
    this.net = net;
    this.gradient = makeNet(net.features, net.hidden, net.others !== undefined);
    this.sparse = new SparseValues(net.features.names.length);
    this.adams = PARTS.map(part => new Adam(net[part]?.length ?? 0));
  }

  /** Learns from positions, and returns the mean loss (cross entropy) before. */
  learn(examples: readonly TrainingExample[], rate: number): number {
    if (examples.length === 0) return 0;
    for (const part of PARTS) this.gradient[part]?.fill(0);
    let loss = 0;
    for (const example of examples) loss += this.addGradient(example, 1 / examples.length);
    PARTS.forEach((part, i) => {
      const weights = this.net[part];
      if (weights) this.adams[i].step(weights, this.gradient[part]!, rate);
    });
    return loss / examples.length;
  }

  private addGradient({ features, target }: TrainingExample, share: number): number {
    const { net, means, sums } = this;
    const size = net.features.names.length;
    const seats = target.length;
    const scores: number[] = [];
    for (let seat = 0; seat < seats; seat++) {
      means[seat] ??= new Float64Array(net.features.changingCount);
      sums[seat] ??= new Float64Array(net.hidden);
      this.meanOfOthers(features, seat, seats);
      sums[seat].fill(0);
      this.sparse.take(features.subarray(seat * size), size);
      this.sparse.addTo(sums[seat], 0, net.own, net.hidden);
      if (net.others) {
        this.sparse.take(means[seat], means[seat].length);
        this.sparse.addTo(sums[seat], 0, net.others, net.hidden);
      }
      let score = 0;
      for (let h = 0; h < net.hidden; h++) if (sums[seat][h] > 0) score += sums[seat][h] * net.second[h];
      scores.push(score);
    }
    const top = Math.max(...scores);
    const raised = scores.map(score => Math.exp(score - top));
    const total = raised.reduce((sum, one) => sum + one, 0);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = raised[seat] / total;
      loss -= target[seat] * Math.log(Math.max(chance, 1e-9));
      this.addSeat(features.subarray(seat * size), seat, (chance - target[seat]) * share);
    }
    return loss;
  }

  private meanOfOthers(features: Float64Array, seat: number, seats: number): void {
    const size = this.net.features.names.length;
    const mean = this.means[seat];
    mean.fill(0);
    for (let other = 0; other < seats; other++)
      if (other !== seat) for (let f = 0; f < mean.length; f++) mean[f] += features[other * size + f] / (seats - 1);
  }

  private addSeat(own: Float64Array, seat: number, slope: number): void {
    const { net, gradient } = this;
    const sums = this.sums[seat];
    // From here on, the slopes of the hidden units.
    for (let h = 0; h < net.hidden; h++) {
      if (sums[h] > 0) gradient.second[h] += slope * sums[h];
      sums[h] = sums[h] > 0 ? slope * net.second[h] : 0;
    }
    this.addRows(own, net.features.names.length, sums, gradient.own);
    if (gradient.others) this.addRows(this.means[seat], this.means[seat].length, sums, gradient.others);
  }

  private addRows(values: Float64Array, count: number, slopes: Float64Array, gradient: Float64Array): void {
    const { hidden } = this.net;
    for (let f = 0; f < count; f++) {
      const value = values[f];
      if (value === 0) continue;
      for (let h = 0; h < hidden; h++) gradient[f * hidden + h] += value * slopes[h];
    }
  }
}
