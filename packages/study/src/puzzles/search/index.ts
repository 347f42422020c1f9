/** The search for puzzles; solving them needs none of it. */
export { type CollectOptions, checkAgain, collect, numberPuzzles, rateAgain } from './collect.ts';
export type { FoundPuzzle } from './examine.ts';
