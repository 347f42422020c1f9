/** A round robin: who beat whom how often, and what rating that makes. */

import type { GameResult, Task } from '../run/task.ts';
import { VICTORY } from './arena-stats.ts';
import { rate } from './ratings.ts';
import { type Interval, round } from './statistics.ts';

/** The part of the JSON that a round robin adds. */
export interface RoundRobinResult {
  /** `beaten[a][b]`: wins of a against b. */
  readonly beaten: { readonly [name: string]: { readonly [other: string]: number } };
  readonly ratings: { readonly [name: string]: { readonly rating: number; readonly interval: Interval } };
  /** The results are one-sided: half a win each way was added to every pair to have ratings at all. */
  readonly padded: boolean;
}

export class CrossTable {
  private readonly names: readonly string[];
  private readonly wins: number[][];

  constructor(names: readonly string[]) {
    this.names = names;
    this.wins = names.map(() => names.map(() => 0));
  }

  add({ seats: [a, b], seats }: Task, { winners }: GameResult): void {
    for (const seat of winners) this.wins[seats[seat]][seat === 0 ? b : a] += VICTORY / winners.length;
  }

  result(): RoundRobinResult {
    const { names } = this;
    const wins = this.wins.map(row => row.map(n => n / VICTORY));
    const { list, padded } = rate(wins);
    const byName = <T>(value: (a: number) => T) => Object.fromEntries(names.map((name, a) => [name, value(a)]));
    return {
      beaten: byName(a => Object.fromEntries(names.flatMap((other, b) => (a === b ? [] : [[other, wins[a][b]]])))),
      ratings: byName(a => ({
        rating: round(list[a].rating, 1),
        interval: [round(list[a].interval[0], 1), round(list[a].interval[1], 1)],
      })),
      padded,
    };
  }
}
