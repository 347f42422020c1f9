/** `cartagena puzzles`: finds puzzles in bots' games and writes them as data. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { checkAgain, collect, type FoundPuzzle, numberPuzzles, rateAgain } from '@cartagena/study/puzzle-search';
import { PUZZLE_EDITIONS, type Puzzle, type PuzzleEdition, titleOf } from '@cartagena/study/puzzles';
import { type Command, InvalidArgumentError } from 'commander';
import { makeOutputFolder } from '../io/output-folder.ts';
import { showProgress } from '../io/progress.ts';
import { wholeNumber } from '../options/numbers.ts';

interface PuzzlesOptions {
  readonly out: string;
  readonly count: number;
  readonly seed: string;
  readonly editions: readonly PuzzleEdition[];
  readonly check?: boolean;
  readonly rate?: boolean;
}

export function addPuzzles(program: Command): void {
  program
    .command('puzzles')
    .description("find positions in bots' games in which one turn is clearly best (docs/puzzles.md)")
    .option('--out <folder>', 'where they are written, a file for each edition', 'packages/study/src/puzzles/data')
    .option('--count <n>', 'puzzles of each edition, including those that are already there', wholeNumber, 25)
    .option('--seed <text>', 'makes the search reproducible', 'three')
    .option('--editions <list>', `editions to search, out of ${PUZZLE_EDITIONS.join(', ')}`, editionList, [
      ...PUZZLE_EDITIONS,
    ])
    .option(
      '--check',
      'first check those that are already there with the bots as they are now, and drop those that fail',
    )
    .option('--rate', 'first let the bots as they are now say how difficult those are that are already there')
    .action(findPuzzles);
}

function editionList(text: string): PuzzleEdition[] {
  return text.split(',').map(word => {
    const edition = PUZZLE_EDITIONS.find(id => id === word.trim().toLowerCase());
    if (!edition) throw new InvalidArgumentError(`"${word}" is not one of ${PUZZLE_EDITIONS.join(', ')}.`);
    return edition;
  });
}

async function findPuzzles({ out, count, seed, editions, check, rate }: PuzzlesOptions): Promise<void> {
  makeOutputFolder(out);
  for (const edition of editions) {
    if (check) dropFailing(out, edition, seed);
    if (rate) rateAll(out, edition, seed);
    const progress = showProgress(count, () => edition, 'puzzles');
    const search = collect({ edition, count, seed, existing: readPuzzles(out, edition) });
    let next = search.next();
    while (!next.done) {
      if (next.value.length > progress.done) writePuzzles(out, edition, numberPuzzles(edition, next.value));
      progress.done = next.value.length;
      // Lets the progress bar redraw.
      await new Promise(setImmediate);
      next = search.next();
    }
    progress.close();
    writePuzzles(out, edition, numberPuzzles(edition, next.value));
    process.stdout.write(`${edition}: ${next.value.length} puzzles in ${fileOf(out, edition)}\n`);
  }
  writeLines(
    join(out, 'titles.json'),
    PUZZLE_EDITIONS.flatMap(edition => readPuzzles(out, edition).map(titleOf)),
  );
}

/** Those that pass are stored with their new figures. */
function dropFailing(out: string, edition: PuzzleEdition, seed: string): void {
  const before = readPuzzles(out, edition);
  const stay: FoundPuzzle[] = [];
  for (const puzzle of before) {
    const passed = checkAgain(puzzle, `${seed}-${puzzle.id}`);
    if (passed) stay.push(passed);
    process.stdout.write(`${puzzle.id} ${passed ? 'stays' : 'goes'}\n`);
  }
  writePuzzles(out, edition, numberPuzzles(edition, stay));
  process.stdout.write(`${edition}: ${stay.length} of ${before.length} puzzles passed the check\n`);
}

function rateAll(out: string, edition: PuzzleEdition, seed: string): void {
  const rated = readPuzzles(out, edition).map(before => {
    const { hardness, puzzle } = rateAgain(before, seed);
    const now = puzzle.difficulty === before.difficulty ? '' : `, now ${puzzle.difficulty}`;
    process.stdout.write(`${before.id} ${hardness.toFixed(3)}: difficulty ${before.difficulty}${now}\n`);
    return puzzle;
  });
  writePuzzles(out, edition, numberPuzzles(edition, rated));
}

const fileOf = (folder: string, edition: PuzzleEdition): string => join(folder, `${edition}.json`);
const writePuzzles = (folder: string, edition: PuzzleEdition, puzzles: readonly Puzzle[]): void =>
  writeLines(fileOf(folder, edition), puzzles);

/** The puzzles of earlier runs, if any. */
function readPuzzles(folder: string, edition: PuzzleEdition): Puzzle[] {
  try {
    return JSON.parse(readFileSync(fileOf(folder, edition), 'utf8'));
  } catch {
    return [];
  }
}

/** One to a line: compact, and a diff shows which one changed. */
function writeLines(file: string, list: readonly object[]): void {
  writeFileSync(file, list.length > 0 ? `[\n${list.map(item => JSON.stringify(item)).join(',\n')}\n]\n` : '[]\n');
}
