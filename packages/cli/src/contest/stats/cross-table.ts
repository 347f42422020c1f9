/** A round robin: how often each bot beat each other, and the ratings that follow. */

import type { GameResult, ScheduledGame } from '../run/task.ts';
import { rate } from './ratings.ts';
import { type Interval, round, roundInterval } from './statistics.ts';
import { WHOLE_WIN } from './win-rate.ts';

/** What a round robin adds to the JSON (docs/arena.md). */
export interface RoundRobinResult {
  /** `beaten[a][b]`: wins of a against b. */
  readonly beaten: { readonly [name: string]: { readonly [other: string]: number } };
  readonly ratings: { readonly [name: string]: { readonly rating: number; readonly interval: Interval } };
  /** Half a win each way was added to every pair, since one-sided results have no finite ratings. */
  readonly padded: boolean;
}

export class CrossTable {
  private readonly names: readonly string[];
  private readonly wins: number[][];

  constructor(names: readonly string[]) {
    this.names = names;
    this.wins = names.map(() => names.map(() => 0));
  }

  add({ seats }: ScheduledGame, { winners }: GameResult): void {
    const [a, b] = seats;
    for (const seat of winners) this.wins[seats[seat]][seat === 0 ? b : a] += WHOLE_WIN / winners.length;
  }

  result(): RoundRobinResult {
    const { names } = this;
    const wins = this.wins.map(row => row.map(n => n / WHOLE_WIN));
    const { list, padded } = rate(wins);
    const byName = <T>(value: (a: number) => T) => Object.fromEntries(names.map((name, a) => [name, value(a)]));
    return {
      beaten: byName(a => Object.fromEntries(names.flatMap((other, b) => (a === b ? [] : [[other, wins[a][b]]])))),
      ratings: byName(a => ({
        rating: round(list[a].rating, 1),
        interval: roundInterval(list[a].interval, 1),
      })),
      padded,
    };
  }
}
