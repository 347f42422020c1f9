/** The data that passes between the thread that hands out games and the threads that play them. */
import type { Ending, GameConfig } from '@cartagena/engine';

/** One of our bots by its name, or an external program by its command. */
export interface Contestant {
  readonly name: string;
  readonly command?: string;
  /** A fixed number of search iterations for our bots; without it they use their own time limit. */
  readonly iterations?: number;
  /** How long an external program may take for one decision. */
  readonly timeoutMs: number;
}

export interface Contest {
  readonly config: GameConfig;
  readonly contestants: readonly Contestant[];
}

/** One game to be played. */
export interface ScheduledGame {
  readonly number: number;
  /** The seed of the deal. Several games may share it, with the players in other seats. */
  readonly seed: string;
  /** The name of this game alone. */
  readonly name: string;
  /** For each seat the index of the contestant that sits there. */
  readonly seats: readonly number[];
}

/** All games of a contest, made one at a time: a contest may have millions. */
export interface Schedule {
  readonly gameCount: number;
  /** The game with this number, counted from 0. */
  game(number: number): ScheduledGame;
}

export interface GameResult {
  readonly firstSeat: number;
  readonly winners: readonly number[];
  readonly ending: Ending;
  readonly turns: number;
  /** For each seat the duration of each of its decisions. */
  readonly milliseconds: readonly (readonly number[])[];
  /** `moduleCounts[stat][seat]`, in the order of `moduleStatsOf`. */
  readonly moduleCounts: readonly (readonly number[])[];
}
