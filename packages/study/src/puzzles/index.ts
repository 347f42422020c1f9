/** Puzzles to be solved. */
export { puzzleOfTheDay } from './day.ts';
export { loadPuzzle, loadPuzzles, PUZZLE_TITLES } from './library.ts';
export { DIFFICULTIES, type Difficulty, type Puzzle, type PuzzleTitle, titleOf } from './puzzle.ts';
export { nextAction, STANDINGS, type Standing, standing } from './solve.ts';
