/** Puzzles in order: the one of the day, those of a box, the next one. */
import type { EditionId } from '@cartagena/engine';
import { PUZZLE_TITLES, type PuzzleTitle, puzzleOfTheDay } from '@cartagena/study/puzzles';

/** The same all over the world, wherever the sun stands. */
export const puzzleOfToday = (now = new Date()): PuzzleTitle => puzzleOfTheDay(now.toISOString().slice(0, 10));

export const puzzlesOf = (edition: EditionId): readonly PuzzleTitle[] =>
  PUZZLE_TITLES.filter(title => title.edition === edition);

/** Boxes that there are puzzles of. */
export const EDITIONS_WITH_PUZZLES = [...new Set(PUZZLE_TITLES.map(({ edition }) => edition))];

export const numberOf = ({ id }: PuzzleTitle): number => Number(id.split('-').at(-1));

/** The next one of the same box that is not solved, beginning again after the last; undefined: all others are. */
export function nextUnsolved({ id, edition }: PuzzleTitle, solved: readonly string[]): PuzzleTitle | undefined {
  const all = puzzlesOf(edition);
  const at = all.findIndex(other => other.id === id);
  return [...all.slice(at + 1), ...all.slice(0, at)].find(other => !solved.includes(other.id));
}
