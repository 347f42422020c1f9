/** The search for puzzles; solving them needs none of it. */
export { type CollectOptions, collect, numberPuzzles } from './collect.ts';
