/** Shares with their uncertainty, and distributions of whole numbers. */

export type Interval = readonly [low: number, high: number];

/** 95 % of a normal distribution lie within this many standard deviations of its mean. */
export const Z_95 = 1.959963984540054;

/** Wilson's 95 % interval for a share. Shared victories may make the wins a fraction. */
export function wilson(wins: number, games: number): Interval {
  if (games === 0) return [0, 1];
  const z2 = Z_95 ** 2;
  const share = wins / games;
  const centre = (share + z2 / (2 * games)) / (1 + z2 / games);
  const reach = (Z_95 / (1 + z2 / games)) * Math.sqrt((share * (1 - share)) / games + z2 / (4 * games * games));
  return [Math.max(0, centre - reach), Math.min(1, centre + reach)];
}

/** How often each value occurred. */
export class Distribution {
  private readonly counts = new Map<number, number>();
  total = 0;

  add(value: number): void {
    this.counts.set(value, (this.counts.get(value) ?? 0) + 1);
    this.total++;
  }

  get mean(): number {
    let sum = 0;
    for (const [value, count] of this.counts) sum += value * count;
    return sum / this.total;
  }

  /** The value below which this share of all values lies, interpolated linearly between neighbours. */
  percentile(share: number): number {
    const rank = share * (this.total - 1);
    const low = this.valueAt(Math.floor(rank));
    return low + (this.valueAt(Math.ceil(rank)) - low) * (rank - Math.floor(rank));
  }

  /** At most `maxCount` bars of equal, round width. Outliers share one more bar that ends with the greatest value. */
  bars(maxCount: number): Bar[] {
    const least = this.valueAt(0);
    const greatest = this.valueAt(this.total - 1);
    const quarter = this.percentile(0.25);
    const fence = Math.min(greatest, this.percentile(0.75) + OUTLIER_RANGES * (this.percentile(0.75) - quarter) + 1);
    const width = WIDTHS.find(width => Math.floor(fence / width) - Math.floor(least / width) < maxCount)!;
    const start = Math.floor(least / width);
    const last = Math.floor(fence / width) - start + 1;
    const bars = Array.from({ length: last }, (_, i) => ({
      from: (start + i) * width,
      to: (start + i + 1) * width - 1,
      count: 0,
    }));
    if (greatest > bars[last - 1].to) bars.push({ from: bars[last - 1].to + 1, to: greatest, count: 0 });
    for (const [value, count] of this.counts) bars[Math.min(Math.floor(value / width) - start, last)].count += count;
    return bars;
  }

  private valueAt(rank: number): number {
    let seen = 0;
    for (const [value, count] of [...this.counts].sort(([a], [b]) => a - b)) {
      seen += count;
      if (rank < seen) return value;
    }
    return Number.NaN;
  }
}

/** Values from `from` to `to`, both included. */
export interface Bar {
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

/** Values are outliers this many interquartile ranges above the upper quartile. */
const OUTLIER_RANGES = 3;
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500, 1000, 2000, 5000];

/** For output: without digits that mean nothing. */
export function round(value: number, digits = 4): number {
  return Number(value.toFixed(digits));
}

export const roundInterval = ([low, high]: Interval, digits = 4): Interval => [round(low, digits), round(high, digits)];
