/**
 * What each deal gave a bot: its share of the wins in all games of that deal, played from every seat. The deals are independent of each
 * other and the games of one deal are not, so this is what an interval is made of.
 */
import { type Interval, round, roundInterval, wilson, Z_95 } from './statistics.ts';
import { WHOLE_WIN } from './win-rate.ts';

/** The result by deals, as it is printed. */
export interface DealRate {
  /** Deals that were played from every seat. */
  readonly deals: number;
  readonly share: number;
  /** The standard error of the share. */
  readonly error: number;
  /** 95 %: the mean of the deals, give or take. */
  readonly interval: Interval;
  /** How wide it is, Wilson's interval for as many independent games being 1. */
  readonly width: number;
  /** How many independent games would be as sure. */
  readonly worthGames: number;
}

/** Whole numbers, so that results add up to the same sum in any order. */
interface DealTotals {
  games: number;
  wins: number;
}

export class DealScores {
  private readonly open = new Map<string, DealTotals>();
  private readonly gamesOfDeal: number;
  private deals = 0;
  private wins = 0;
  private squares = 0;

  /** `gamesOfDeal`: how many games make a deal complete; 0: none is counted. */
  constructor(gamesOfDeal: number) {
    this.gamesOfDeal = gamesOfDeal;
  }

  /** `wins` in units of `WHOLE_WIN`. */
  add(deal: string, wins: number): void {
    if (this.gamesOfDeal === 0) return;
    const totals = this.open.get(deal) ?? { games: 0, wins: 0 };
    totals.games++;
    totals.wins += wins;
    if (totals.games < this.gamesOfDeal) {
      this.open.set(deal, totals);
      return;
    }
    this.open.delete(deal);
    this.deals++;
    this.wins += totals.wins;
    this.squares += totals.wins ** 2;
  }

  /** Undefined if there are too few deals, or all of them gave the same: then nothing can be said about how they vary. */
  rate(): DealRate | undefined {
    const { deals, wins, squares } = this;
    const spread = deals * squares - wins ** 2;
    if (deals < 2 || spread === 0) return undefined;
    const whole = WHOLE_WIN * this.gamesOfDeal;
    const share = wins / deals / whole;
    const error = Math.sqrt(spread / (deals * (deals - 1)) / deals) / whole;
    const games = deals * this.gamesOfDeal;
    const [low, high] = wilson(share * games, games);
    const worthGames = (share * (1 - share)) / error ** 2;
    return {
      deals,
      share: round(share),
      error: round(error, 5),
      interval: roundInterval([Math.max(0, share - Z_95 * error), Math.min(1, share + Z_95 * error)]),
      width: round((2 * Z_95 * error) / (high - low), 3),
      worthGames: Math.round(worthGames),
    };
  }
}
