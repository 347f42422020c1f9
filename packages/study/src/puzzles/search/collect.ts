/** Enough puzzles of one edition, spread over its tables. */
import { type EditionId, setUp, unwrap } from '@cartagena/engine';
import type { Puzzle } from '../puzzle.ts';
import { type Found, searchGame } from './find.ts';
import { PUZZLE_TABLES } from './tables.ts';

export interface Wish {
  readonly edition: EditionId;
  readonly count: number;
  /** Equal seeds and counts find equal puzzles. */
  readonly seed: string;
}

/** Games of each table, at most. */
const MOST_GAMES = 60;
/** The share of puzzles whose point is to win at once. */
const WINS = 1 / 3;

/** Looks at one position after the other, and yields all that was found so far. */
export function* collect({ edition, count, seed }: Wish): Generator<readonly Found[], readonly Found[]> {
  const tables = PUZZLE_TABLES[edition].map(choices => ({ config: unwrap(setUp(choices)), found: 0 }));
  const quota = Math.ceil(count / tables.length) + 1;
  const found: Found[] = [];
  let wins = 0;
  for (let game = 0; game < MOST_GAMES; game++)
    for (const [i, table] of tables.entries()) {
      if (table.found >= quota) continue;
      for (const puzzle of searchGame(table.config, `${seed}-${edition}-${i}-${game}`)) {
        const isWin = puzzle?.explanation.because[0] === 'win';
        if (puzzle && table.found < quota && !(isWin && wins + 1 > count * WINS)) {
          found.push(puzzle);
          table.found++;
          if (isWin) wins++;
        }
        if (found.length === count) return found;
        yield found;
      }
    }
  return found;
}

/** With their ids, the easiest first. */
export function inOrder(edition: EditionId, found: readonly Found[]): Puzzle[] {
  const sorted = [...found].sort((a, b) => a.difficulty - b.difficulty);
  return sorted.map((puzzle, i) => ({ id: `${edition}-${i + 1}`, ...puzzle }));
}
