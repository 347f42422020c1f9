/** Making puzzles; nothing of it is needed to solve them. */
export { type CollectOptions, collect, numberPuzzles } from './collect.ts';
