/** The collected puzzles. All titles are part of the program; the puzzles of an edition are loaded on demand. */
import titles from './data/titles.json' with { type: 'json' };
import type { Puzzle, PuzzleEdition, PuzzleTitle } from './puzzle.ts';

/** By edition, from the easiest to the hardest. */
export const PUZZLE_TITLES = titles as readonly PuzzleTitle[];

const DATA: { readonly [E in PuzzleEdition]: () => Promise<{ readonly default: unknown }> } = {
  classic: () => import('./data/classic.json', { with: { type: 'json' } }),
  cartagena2: () => import('./data/cartagena2.json', { with: { type: 'json' } }),
  wielka: () => import('./data/wielka.json', { with: { type: 'json' } }),
  diaries: () => import('./data/diaries.json', { with: { type: 'json' } }),
};

export async function loadPuzzles(edition: PuzzleEdition): Promise<readonly Puzzle[]> {
  return (await DATA[edition]()).default as readonly Puzzle[];
}

export async function loadPuzzle({ id, edition }: PuzzleTitle): Promise<Puzzle> {
  return (await loadPuzzles(edition)).find(puzzle => puzzle.id === id)!;
}
