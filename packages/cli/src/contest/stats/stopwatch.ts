/** Durations, kept as counts in classes that grow by two in a hundred: small, and precise enough for percentiles. */

const GROWTH = Math.log(1.02);
/** Anything quicker is in the first class. */
const QUICKEST = 0.001;

export class Stopwatch {
  count = 0;
  max = 0;
  private total = 0;
  private readonly classes = new Map<number, number>();

  add(milliseconds: number): void {
    const at = Math.max(0, Math.ceil(Math.log(milliseconds / QUICKEST) / GROWTH));
    this.classes.set(at, (this.classes.get(at) ?? 0) + 1);
    this.count++;
    this.total += milliseconds;
    this.max = Math.max(this.max, milliseconds);
  }

  get mean(): number {
    return this.count === 0 ? 0 : this.total / this.count;
  }

  /** This share of all durations is not longer; up to two in a hundred too much. */
  percentile(share: number): number {
    let seen = 0;
    for (const [at, count] of [...this.classes].sort(([a], [b]) => a - b)) {
      seen += count;
      if (seen >= share * this.count) return Math.min(this.max, QUICKEST * Math.exp(at * GROWTH));
    }
    return this.max;
  }
}
