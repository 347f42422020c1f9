/** Wins and their share of the games. */
import { type Interval, round, roundInterval, wilson } from './statistics.ts';

/** A win counts 60, which any number of seats can share: whole numbers add up to the same sum in any order. */
export const WHOLE_WIN = 60;

export interface WinRate {
  readonly wins: number;
  readonly share: number;
  /** 95 %, by Wilson. */
  readonly interval: Interval;
}

/** `wins` in units of `WHOLE_WIN`. */
export const rateOf = (wins: number, games: number): number => (games === 0 ? 0 : wins / WHOLE_WIN / games);

/** `wins` in units of `WHOLE_WIN`; rounded for output. */
export function winRate(wins: number, games: number): WinRate {
  return {
    wins: round(wins / WHOLE_WIN),
    share: round(rateOf(wins, games)),
    interval: roundInterval(wilson(wins / WHOLE_WIN, games)),
  };
}
