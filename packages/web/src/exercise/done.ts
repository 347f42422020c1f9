/** Lessons and puzzles that were done. */
import { type PersistedSet, persistedSet } from '../base/persisted-signal.ts';

export const doneLessons: PersistedSet = persistedSet('lessons');
export const solvedPuzzles: PersistedSet = persistedSet('puzzles');
