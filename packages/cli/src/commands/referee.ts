/** `cartagena referee`: random games of all mixes, every position checked by the referee (docs/reliability.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BrokenGameFile } from '@cartagena/engine/testing/broken-game';
import type { Command } from 'commander';
import { catchInterrupt, INTERRUPTED } from '../io/interrupt.ts';
import { showProgress } from '../io/progress.ts';
import { positiveNumber } from '../options/numbers.ts';
import { summarize, summaryText } from '../referee/report.ts';
import { addRound, newTotals } from '../referee/totals.ts';
import { playRounds } from '../referee/workers.ts';

interface RefereeOptions {
  readonly games: number;
  readonly seed: string;
  readonly workers: number;
  readonly closely: number;
  readonly keep: string;
}

export function addReferee(program: Command): void {
  program
    .command('referee')
    .description('play random games of all mixes and check everything after every action')
    .option('--games <n>', 'how many games', positiveNumber, 10_000)
    .option('--seed <text>', 'play the games of this seed', 'referee')
    .option('--workers <n>', 'threads', positiveNumber, availableParallelism())
    .option(
      '--closely <n>',
      'one game in this many is also checked for round trips, sampled worlds and its replay',
      positiveNumber,
      100,
    )
    .option('--keep <folder>', 'where broken games are saved', 'fixtures/referee')
    .action(referee);
}

async function referee({ games, seed, workers, closely, keep }: RefereeOptions): Promise<void> {
  const totals = newTotals();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const progress = showProgress(
    games,
    () => `${Math.round(totals.games / seconds())} games/s, ${totals.broken} broken`,
  );
  const interrupt = catchInterrupt();
  try {
    await playRounds(
      { seed, closeLookEvery: closely },
      {
        gameCount: games,
        threadCount: workers,
        signal: interrupt.signal,
        onResult(result) {
          for (const game of addRound(totals, result)) saveIn(keep, game);
          progress.done = totals.games;
        },
      },
    );
  } finally {
    progress.close();
    interrupt.release();
  }
  if (interrupt.signal.aborted) process.stderr.write(`Stopped after ${totals.games} of ${games} games.\n`);
  const report = summarize(totals, { seed, seconds: seconds() });
  process.stdout.write(`${summaryText(report)}\n${JSON.stringify(report)}\n`);
  process.exitCode = totals.broken > 0 ? 1 : interrupt.signal.aborted ? INTERRUPTED : 0;
}

/** At once, so that it is not lost if the run is killed. */
function saveIn(folder: string, game: BrokenGameFile): void {
  const file = join(folder, `${game.choices.edition}-${game.seed.replaceAll(/[^\w-]+/g, '-')}.json`);
  const text = JSON.stringify(game, null, 2);
  try {
    mkdirSync(folder, { recursive: true });
    writeFileSync(file, `${text}\n`);
    process.stderr.write(`\n${game.message}\nSaved as ${file}\n`);
  } catch (error) {
    process.stderr.write(
      `\n${game.message}\nIt could not be saved: ${(error as Error).message}. Here it is:\n${text}\n`,
    );
  }
}
