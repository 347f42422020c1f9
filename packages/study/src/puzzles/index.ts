/** Puzzles and attempts at solving them. */
export { ATTEMPT_STATUSES, type AttemptStatus, attemptStatus, nextAction } from './attempt.ts';
export { puzzleOfTheDay } from './daily-puzzle.ts';
export { loadPuzzle, loadPuzzles, PUZZLE_TITLES } from './library.ts';
export {
  DIFFICULTIES,
  type Difficulty,
  PUZZLE_EDITIONS,
  type Puzzle,
  type PuzzleEdition,
  type PuzzleTitle,
  titleOf,
} from './puzzle.ts';
