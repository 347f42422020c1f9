/** A puzzle: a position in which one turn is clearly best, seen as the seat to move sees it. */
import type { EditionId, GameConfig, View } from '@cartagena/engine';
import type { Explanation } from '../explain/explanation.ts';

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

export interface Puzzle {
  /** `classic-7`. */
  readonly id: string;
  readonly config: GameConfig;
  readonly difficulty: Difficulty;
  /** What the seat to move sees. The viewer is a seat, and it is its turn. */
  readonly view: View;
  /**
   * The turns that solve it, in notation: the best one first, then those that are as good. Each leads to the turn's end or to
   * the first action that brings something new to light. Other orders that lead to the same positions are as good.
   */
  readonly solutions: readonly (readonly string[])[];
  /** The seat's chance to win: before the turn, after the best one, after the best of those that do not solve it. */
  readonly chances: { readonly before: number; readonly best: number; readonly second: number };
  /** How often the seat won when the game was played to its end, after the best one and after the best that does not solve it. */
  readonly played: { readonly games: number; readonly best: number; readonly second: number };
  /** The solution against the best turn that is none. */
  readonly explanation: Explanation;
}

/** What a list of puzzles says about each, without loading it. */
export interface PuzzleTitle {
  readonly id: string;
  readonly edition: EditionId;
  readonly modules: GameConfig['modules'];
  readonly seats: number;
  readonly difficulty: Difficulty;
}

export const titleOf = ({ id, config, difficulty }: Puzzle): PuzzleTitle => ({
  id,
  edition: config.edition,
  modules: config.modules,
  seats: config.seats,
  difficulty,
});
