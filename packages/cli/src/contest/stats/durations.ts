/** Durations as counts in classes that grow by two per cent: compact, and precise enough for percentiles. */
import { round } from './statistics.ts';

const GROWTH = Math.log(1.02);
/** Shorter durations are in the first class. */
const SHORTEST_MS = 0.001;

export interface DecisionTimes {
  readonly mean: number;
  readonly p99: number;
  readonly max: number;
}

export class Durations {
  count = 0;
  max = 0;
  private total = 0;
  private readonly classes = new Map<number, number>();

  add(milliseconds: number): void {
    const at = Math.max(0, Math.ceil(Math.log(milliseconds / SHORTEST_MS) / GROWTH));
    this.classes.set(at, (this.classes.get(at) ?? 0) + 1);
    this.count++;
    this.total += milliseconds;
    this.max = Math.max(this.max, milliseconds);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.total / this.count;
  }

  /** The duration that this share of all does not exceed; at most two per cent too long. */
  percentile(share: number): number {
    let seen = 0;
    for (const [at, count] of [...this.classes].sort(([a], [b]) => a - b)) {
      seen += count;
      if (seen >= share * this.count) return Math.min(this.max, SHORTEST_MS * Math.exp(at * GROWTH));
    }
    return this.max;
  }

  /** Rounded for output. */
  times(): DecisionTimes {
    return { mean: round(this.mean), p99: round(this.percentile(0.99)), max: round(this.max) };
  }
}
