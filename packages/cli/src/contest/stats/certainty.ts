/** How sure one can be, after so many games, which of two bots is the better one: computed from games that were played. */

/** How often each result came, in units of a win: those of single games, or of all games of a deal together. */
export class Outcomes {
  readonly counts = new Map<number, number>();
  total = 0;
  private readonly open = new Map<string, { games: number; score: number }>();
  readonly games: number;
  private readonly whole: number;

  /** `games`: how many make one outcome. `whole`: what a win counts, a whole number. */
  constructor(games: number, whole: number) {
    this.games = games;
    this.whole = whole;
  }

  /** Results of the same deal are put together until there are enough of them. */
  add(deal: string, score: number): void {
    const before = this.open.get(deal) ?? { games: 0, score: 0 };
    const now = { games: before.games + 1, score: before.score + score };
    if (now.games < this.games) this.open.set(deal, now);
    else {
      this.open.delete(deal);
      this.counts.set(now.score, (this.counts.get(now.score) ?? 0) + 1);
      this.total++;
    }
  }

  /** The share of the wins. */
  get share(): number {
    let sum = 0;
    for (const [score, count] of this.counts) sum += score * count;
    return sum / (this.total * this.games * this.whole);
  }

  /**
   * For 1, 2, … up to `most` outcomes drawn from these, independent of each other: how likely the first bot then has more than half of
   * the wins, where exactly half counts half. Exact: the distribution of the sum is added up, nothing is drawn.
   */
  certainty(most: number): number[] {
    const full = this.games * this.whole;
    let sums = Float64Array.of(1);
    const curve: number[] = [];
    for (let n = 1; n <= most; n++) {
      const next = new Float64Array(n * full + 1);
      for (const [score, count] of this.counts)
        for (let sum = 0; sum < sums.length; sum++) next[sum + score] += (sums[sum] * count) / this.total;
      sums = next;
      const half = (n * full) / 2;
      let sure = Number.isInteger(half) ? sums[half] / 2 : 0;
      for (let sum = Math.floor(half) + 1; sum < sums.length; sum++) sure += sums[sum];
      curve.push(sure);
    }
    return curve;
  }
}

/** After how many outcomes it is this sure, and stays so; undefined: not within the curve. */
export function enough(curve: readonly number[], certainty: number): number | undefined {
  const last = curve.findLastIndex(sure => sure < certainty);
  return last === curve.length - 1 ? undefined : last + 2;
}
