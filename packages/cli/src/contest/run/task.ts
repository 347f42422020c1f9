/** What is said between those who hand out games and those who play them. Plain data: it crosses threads. */
import type { Ending, GameConfig } from '@cartagena/engine';

/** Somebody who takes part: one of our bots by its name, or a program by its command. */
export interface Entry {
  readonly name: string;
  readonly command?: string;
  /** Rounds of thought for our bots; without it they keep to their own time. */
  readonly iterations?: number;
  /** What a program may take for one decision. */
  readonly milliseconds: number;
}

export interface Contest {
  readonly config: GameConfig;
  readonly entries: readonly Entry[];
}

/** One game to be played. */
export interface Task {
  readonly number: number;
  /** The deal. Several games may have the same, with other players in the seats. */
  readonly seed: string;
  /** Unlike the seed, of this game only. */
  readonly game: string;
  /** For each seat the number of the entry that sits there. */
  readonly seats: readonly number[];
}

/** All games of a contest. Millions are as good as ten: each is made when its turn comes. */
export interface Schedule {
  readonly games: number;
  /** The game with this number, counted from 0. */
  task(number: number): Task;
}

/** How it went. */
export interface GameResult {
  readonly first: number;
  readonly winners: readonly number[];
  readonly ending: Ending;
  readonly turns: number;
  /** For each seat how long each decision took. */
  readonly milliseconds: readonly (readonly number[])[];
  /** What happened how often, `feats[feat][seat]`, in the order of `featsOf`. */
  readonly feats: readonly (readonly number[])[];
}
