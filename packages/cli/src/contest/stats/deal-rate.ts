/**
 * A share of wins with deals as the unit. The deals are independent of each other and the games of one deal are not, so this is what
 * an interval is made of.
 */
import type { Outcomes } from './outcomes.ts';
import { type Interval, round, roundInterval, wilson, Z_95 } from './statistics.ts';

/** As it is printed. */
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

/** Undefined if there are too few deals, or all of them gave the same: then nothing can be said about how they vary. */
export function dealRate(outcomes: Outcomes): DealRate | undefined {
  const { total: deals, full, games: gamesOfDeal } = outcomes;
  const { wins, squares } = outcomes.sums();
  const spread = deals * squares - wins ** 2;
  if (deals < 2 || spread === 0) return undefined;
  const share = wins / deals / full;
  const error = Math.sqrt(spread / (deals * (deals - 1)) / deals) / full;
  const games = deals * gamesOfDeal;
  const [low, high] = wilson(share * games, games);
  return {
    deals,
    share: round(share),
    error: round(error, 5),
    interval: roundInterval([Math.max(0, share - Z_95 * error), Math.min(1, share + Z_95 * error)]),
    width: round((2 * Z_95 * error) / (high - low), 3),
    worthGames: Math.round((share * (1 - share)) / error ** 2),
  };
}
