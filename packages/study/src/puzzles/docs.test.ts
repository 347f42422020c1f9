/** The tables of docs/puzzles.md follow from the stored puzzles. */
import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { DIFFICULTIES, loadPuzzles, PUZZLE_EDITIONS, type Puzzle } from './index.ts';

const page = readFileSync(new URL('../../../../docs/puzzles.md', import.meta.url), 'utf8');
const editions = await Promise.all(PUZZLE_EDITIONS.map(loadPuzzles));
const all = editions.flat();

const gap = ({ chances }: Puzzle): number => chances.best - chances.second;
const lead = ({ played }: Puzzle): number => played.best - played.second;
const mean = (puzzles: readonly Puzzle[], of: (puzzle: Puzzle) => number): number =>
  Math.round((100 * puzzles.reduce((sum, puzzle) => sum + of(puzzle), 0)) / puzzles.length);
const rowsFrom = (start: string): string[] => page.slice(page.indexOf(start)).split('\n\n')[0].split('\n').slice(2);

it('by the gap in the search', () => {
  const bounds = [0.04, 0.06, 0.09, 0.13, Number.POSITIVE_INFINITY].map(bound => bound - 1e-9);
  const names = ['4 to 6 %', '6 to 9 %', '9 to 13 %', 'more', 'all'];
  const groups = [
    ...bounds.slice(1).map((bound, i) => all.filter(puzzle => gap(puzzle) >= bounds[i] && gap(puzzle) < bound)),
    all,
  ];
  const rows = groups.map((puzzles, i) => {
    const games = puzzles.reduce((sum, { played }) => sum + played.games, 0).toLocaleString('en');
    return `| ${names[i]} | ${puzzles.length} | ${mean(puzzles, gap)} % | ${mean(puzzles, lead)} % | ${games} |`;
  });
  expect(rowsFrom('| gap in the search')).toEqual(rows);
});

it('by difficulty', () => {
  const counts = [...editions, all].map(puzzles =>
    DIFFICULTIES.map(level => puzzles.filter(({ difficulty }) => difficulty === level).length),
  );
  const shown = rowsFrom('| | 1 | 2 |').map(row => row.split('|').slice(2, 7).map(Number));
  expect(shown).toEqual(counts);
});
