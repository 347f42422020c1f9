/** Puzzles to be solved. */
export { DIFFICULTIES, type Difficulty, type Puzzle, type PuzzleTitle, titleOf } from './puzzle.ts';
export { STANDINGS, type Standing, standing } from './solve.ts';
