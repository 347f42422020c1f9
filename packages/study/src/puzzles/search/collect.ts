/** Enough puzzles of one edition, spread over its tables. */
import { type EditionId, setUp, unwrap } from '@cartagena/engine';
import type { Puzzle } from '../puzzle.ts';
import { type Found, searchGame } from './find.ts';
import { PUZZLE_TABLES } from './tables.ts';

export interface Wish {
  readonly edition: EditionId;
  readonly count: number;
  /** Equal wishes find equal puzzles. */
  readonly seed: string;
  /** What is there already: it stays, and counts. */
  readonly kept: readonly Found[];
}

/** Games of each table, at most. */
const MOST_GAMES = 60;
/** The share of puzzles whose point is to win at once. */
const WINS = 1 / 3;

/** Looks at one position after the other, and yields all that there is so far. */
export function* collect({ edition, count, seed, kept }: Wish): Generator<readonly Found[], readonly Found[]> {
  const tables = PUZZLE_TABLES[edition].map(choices => unwrap(setUp(choices)));
  const quota = Math.ceil(count / tables.length) + 1;
  const found = [...kept];
  const isWanted = (puzzle: Found): boolean =>
    countOf(found, sameTable(puzzle)) < quota &&
    (!isWin(puzzle) || countOf(found, isWin) + 1 <= count * WINS) &&
    !found.some(({ view }) => JSON.stringify(view) === JSON.stringify(puzzle.view));
  for (let game = 0; game < MOST_GAMES; game++)
    for (const [i, config] of tables.entries()) {
      if (found.length >= count) return found;
      if (countOf(found, sameTable({ config })) >= quota) continue;
      for (const puzzle of searchGame(config, `${seed}-${edition}-${i}-${game}`)) {
        if (puzzle && found.length < count && isWanted(puzzle)) found.push(puzzle);
        yield found;
      }
    }
  return found;
}

const isWin = ({ explanation }: Found): boolean => explanation.because[0] === 'win';
const sameTable =
  ({ config }: Pick<Found, 'config'>) =>
  (other: Found): boolean =>
    JSON.stringify(other.config) === JSON.stringify(config);
const countOf = (list: readonly Found[], wanted: (puzzle: Found) => boolean): number => list.filter(wanted).length;

/** With their ids, the easiest first. */
export function inOrder(edition: EditionId, found: readonly Found[]): Puzzle[] {
  const sorted = [...found].sort((a, b) => a.difficulty - b.difficulty);
  return sorted.map((puzzle, i) => ({ ...puzzle, id: `${edition}-${i + 1}` }));
}
