/** Lessons and puzzles that were done. */
import { type PersistedSet, persistedSet } from '../base/persisted-signal.ts';

export const doneLessons: PersistedSet = persistedSet('lessons');
/** Of the second collection: the numbers of the first one meant other puzzles. */
export const solvedPuzzles: PersistedSet = persistedSet('puzzles-2');
