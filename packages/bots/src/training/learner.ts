/** One step of learning: from positions and what became of them to a slightly better net. */
import { FEATURES } from '../evaluation/features/feature-list.ts';
import { foldConstants, type Net, scoreSeat } from '../evaluation/net.ts';
import { Adam } from './adam.ts';

/** A position: the features of all seats, one after the other, and the chances that the net should have given them. */
export interface TrainingExample {
  readonly features: Float64Array;
  readonly target: Float64Array;
}

export class Learner {
  private readonly net: Net;
  private readonly first: Float64Array;
  private readonly second: Float64Array;
  private readonly adamFirst: Adam;
  private readonly adamSecond: Adam;

  constructor(net: Net) {
    this.net = net;
    this.first = new Float64Array(net.first.length);
    this.second = new Float64Array(net.second.length);
    this.adamFirst = new Adam(net.first.length);
    this.adamSecond = new Adam(net.second.length);
  }

  /** Learns from positions of one table, and returns the mean loss (cross entropy) before. */
  learn(examples: readonly TrainingExample[], rate: number): number {
    if (examples.length === 0) return 0;
    this.first.fill(0);
    this.second.fill(0);
    let loss = 0;
    for (const example of examples) loss += this.addGradient(example, 1 / examples.length);
    this.adamFirst.step(this.net.first, this.first, rate);
    this.adamSecond.step(this.net.second, this.second, rate);
    return loss / examples.length;
  }

  private addGradient({ features, target }: TrainingExample, share: number): number {
    const { net } = this;
    const size = FEATURES.length;
    const seats = features.length / size;
    const seatFeatures = Array.from({ length: seats }, (_, seat) => features.subarray(seat * size, (seat + 1) * size));
    const constant = foldConstants(net, seatFeatures[0]);
    const sums = seatFeatures.map(() => new Float64Array(net.hidden));
    const scores = seatFeatures.map((one, seat) => scoreSeat(net, constant, one, sums[seat]));
    const top = Math.max(...scores);
    const raised = scores.map(score => Math.exp(score - top));
    const total = raised.reduce((sum, one) => sum + one, 0);
    let loss = 0;
    for (let seat = 0; seat < seats; seat++) {
      const chance = raised[seat] / total;
      loss -= target[seat] * Math.log(Math.max(chance, 1e-9));
      this.addSeat(seatFeatures[seat], sums[seat], (chance - target[seat]) * share);
    }
    return loss;
  }

  private addSeat(features: Float64Array, sums: Float64Array, slope: number): void {
    const { hidden, second } = this.net;
    for (let h = 0; h < hidden; h++) if (sums[h] > 0) this.second[h] += slope * sums[h];
    for (let f = 0; f < features.length; f++) {
      const value = features[f] * slope;
      if (value === 0) continue;
      for (let h = 0; h < hidden; h++) if (sums[h] > 0) this.first[f * hidden + h] += value * second[h];
    }
  }
}
