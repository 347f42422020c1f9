/** A puzzle: a position in which one turn is clearly best, as the seat on turn sees it. */
import type { GameConfig, View } from '@cartagena/engine';
import type { Explanation } from '../explain/explanation.ts';

export const DIFFICULTIES = [1, 2, 3, 4, 5] as const;
export type Difficulty = (typeof DIFFICULTIES)[number];

/** Editions with puzzles of their own. */
export const PUZZLE_EDITIONS = ['classic', 'cartagena2', 'wielka', 'diaries'] as const;
export type PuzzleEdition = (typeof PUZZLE_EDITIONS)[number];

export interface Puzzle {
  /** The edition and a number: `classic-7`. */
  readonly id: string;
  readonly config: GameConfig;
  readonly difficulty: Difficulty;
  /** What the seat on turn sees: the viewer is that seat. */
  readonly view: View;
  /**
   * The turns that solve it, in notation: the best one first, then those that are as good. Each leads to the end of the turn or
   * to the first action that reveals something. Other orders that lead to the same position solve it too.
   */
  readonly solutions: readonly (readonly string[])[];
  /** The seat's chance to win: before the turn, after the best turn, after the best turn that does not solve the puzzle. */
  readonly chances: { readonly before: number; readonly best: number; readonly second: number };
  /** How often the seat won when games were played to the end after the best turn and after the best that does not solve it. */
  readonly played: { readonly games: number; readonly best: number; readonly second: number };
  /** The best solution compared with the best turn that does not solve the puzzle. */
  readonly explanation: Explanation;
}

/** What a list shows of a puzzle without loading it. */
export interface PuzzleTitle {
  readonly id: string;
  readonly edition: PuzzleEdition;
  readonly modules: GameConfig['modules'];
  readonly seats: number;
  readonly difficulty: Difficulty;
}

export const titleOf = ({ id, config, difficulty }: Puzzle): PuzzleTitle => ({
  id,
  edition: config.edition as PuzzleEdition,
  modules: config.modules,
  seats: config.seats,
  difficulty,
});
