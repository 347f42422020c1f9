/** Enough puzzles of one edition, spread over its tables. */
import { type EditionId, setUp, unwrap } from '@cartagena/engine';
import type { Puzzle } from '../puzzle.ts';
import { PUZZLE_TABLES } from './puzzle-tables.ts';
import { type FoundPuzzle, searchGame } from './search-game.ts';

export interface CollectOptions {
  readonly edition: EditionId;
  readonly count: number;
  /** Equal wishes find equal puzzles. */
  readonly seed: string;
  /** What is there already: it stays, and counts. */
  readonly kept: readonly FoundPuzzle[];
}

/** Games of each table, at most. */
const MOST_GAMES = 60;
/** The share of puzzles whose point is to win at once. */
const WINS = 1 / 3;

/** Looks at one position after the other, and yields all that there is so far. */
export function* collect({
  edition,
  count,
  seed,
  kept,
}: CollectOptions): Generator<readonly FoundPuzzle[], readonly FoundPuzzle[]> {
  const tables = PUZZLE_TABLES[edition].map(choices => unwrap(setUp(choices)));
  const quota = Math.ceil(count / tables.length) + 1;
  const found = [...kept];
  const isWanted = (puzzle: FoundPuzzle): boolean =>
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

const isWin = ({ explanation }: FoundPuzzle): boolean => explanation.because[0] === 'win';
const sameTable =
  ({ config }: Pick<FoundPuzzle, 'config'>) =>
  (other: FoundPuzzle): boolean =>
    JSON.stringify(other.config) === JSON.stringify(config);
const countOf = (list: readonly FoundPuzzle[], wanted: (puzzle: FoundPuzzle) => boolean): number =>
  list.filter(wanted).length;

/** With their ids, the easiest first. */
export function numberPuzzles(edition: EditionId, found: readonly FoundPuzzle[]): Puzzle[] {
  const sorted = [...found].sort((a, b) => a.difficulty - b.difficulty);
  return sorted.map((puzzle, i) => ({ ...puzzle, id: `${edition}-${i + 1}` }));
}
