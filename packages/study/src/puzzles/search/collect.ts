/** Collects puzzles of one edition, spread over its tables. */
import { resolveRules, SeededChance, sampleState, setUp, unwrap } from '@cartagena/engine';
import type { Puzzle, PuzzleEdition } from '../puzzle.ts';
import { keyOfTurn } from '../turn-outcomes.ts';
import { difficultyOf, hardnessOf } from './difficulty.ts';
import { examine, type FoundPuzzle } from './examine.ts';
import { PUZZLE_TABLES } from './puzzle-tables.ts';
import { searchGame } from './search-game.ts';

export interface CollectOptions {
  readonly edition: PuzzleEdition;
  readonly count: number;
  /** Equal options find equal puzzles. */
  readonly seed: string;
  /** Puzzles found before: they stay in the collection and count. */
  readonly existing: readonly FoundPuzzle[];
}

const MAX_GAMES_PER_TABLE = 60;
/** The largest share of puzzles whose point is to win at once. */
const MAX_WIN_SHARE = 1 / 3;

/** Examines one position after the other and yields the collection so far after each. */
export function* collect({
  edition,
  count,
  seed,
  existing,
}: CollectOptions): Generator<readonly FoundPuzzle[], readonly FoundPuzzle[]> {
  const tables = PUZZLE_TABLES[edition].map(choices => unwrap(setUp(choices)));
  const maxPerTable = Math.ceil(count / tables.length) + 1;
  const found = [...existing];
  const isWanted = (puzzle: FoundPuzzle): boolean =>
    countOf(found, sameTable(puzzle)) < maxPerTable &&
    (!isWin(puzzle) || countOf(found, isWin) + 1 <= count * MAX_WIN_SHARE) &&
    !found.some(({ view }) => JSON.stringify(view) === JSON.stringify(puzzle.view));
  for (let game = 0; game < MAX_GAMES_PER_TABLE; game++)
    for (const [i, config] of tables.entries()) {
      if (found.length >= count) return found;
      if (countOf(found, sameTable({ config })) >= maxPerTable) continue;
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
const countOf = (list: readonly FoundPuzzle[], isCounted: (puzzle: FoundPuzzle) => boolean): number =>
  list.filter(isCounted).length;

/**
 * Checks a puzzle again with the bots as they are now: its solutions must be confirmed, or else its position must be a puzzle with
 * other ones. Undefined if it is none any more.
 */
export function checkAgain(puzzle: FoundPuzzle, seed: string): FoundPuzzle | undefined {
  const { config, view } = puzzle;
  const rules = resolveRules(config);
  return examine(rules, view, seed, puzzle) ?? examine(rules, view, seed);
}

/** How hard the puzzle is for the bots as they are now, and the puzzle with the difficulty that follows. */
export function rateAgain(
  puzzle: FoundPuzzle,
  seed: string,
): { readonly hardness: number; readonly puzzle: FoundPuzzle } {
  const { config, view, solutions } = puzzle;
  const rules = resolveRules(config);
  const state = sampleState(rules, view, new SeededChance(seed));
  const solvedKeys = new Set(solutions.map(actions => keyOfTurn(rules, state, actions)));
  const length = Math.min(...solutions.map(actions => actions.length));
  const hardness = hardnessOf(rules, state, solvedKeys, length);
  return { hardness, puzzle: { ...puzzle, difficulty: difficultyOf(hardness) } };
}

/** The puzzles with their ids, the easiest first. */
export function numberPuzzles(edition: PuzzleEdition, found: readonly FoundPuzzle[]): Puzzle[] {
  const sorted = [...found].sort((a, b) => a.difficulty - b.difficulty);
  return sorted.map((puzzle, i) => ({ ...puzzle, id: `${edition}-${i + 1}` }));
}
