/** What one bot got out of single games, or out of all games of a deal together, and how often. */
import { WHOLE_WIN } from './win-rate.ts';

export class Outcomes {
  /** By the wins in an outcome, in units of `WHOLE_WIN`: whole numbers, so that results add up to the same in any order. */
  readonly counts = new Map<number, number>();
  total = 0;
  /** How many games make one outcome; 0: none is counted. */
  readonly games: number;
  private readonly open = new Map<string, { readonly games: number; readonly wins: number }>();

  constructor(games: number) {
    this.games = games;
  }

  /** `wins` in units of `WHOLE_WIN`. Games of the same deal are put together until there are enough of them. */
  add(deal: string, wins: number): void {
    if (this.games === 0) return;
    const before = this.open.get(deal) ?? { games: 0, wins: 0 };
    const now = { games: before.games + 1, wins: before.wins + wins };
    if (now.games < this.games) {
      this.open.set(deal, now);
      return;
    }
    this.open.delete(deal);
    this.counts.set(now.wins, (this.counts.get(now.wins) ?? 0) + 1);
    this.total++;
  }

  /** The wins of an outcome in which every game is won. */
  get full(): number {
    return this.games * WHOLE_WIN;
  }

  /** The sum of all outcomes, and of their squares. */
  sums(): { readonly wins: number; readonly squares: number } {
    let [wins, squares] = [0, 0];
    for (const [score, count] of this.counts) {
      wins += score * count;
      squares += score ** 2 * count;
    }
    return { wins, squares };
  }

  /** The share of the wins. */
  get share(): number {
    return this.sums().wins / (this.total * this.full);
  }
}
