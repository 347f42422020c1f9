/** `cartagena referee`: the engine against itself, random games of all mixes under the referee (docs/reliability.md). */
import { mkdirSync, writeFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import type { BrokenGameFile } from '@cartagena/engine/testing/broken-game';
import type { Command } from 'commander';
import { catchInterrupt, INTERRUPTED } from '../io/interrupt.ts';
import { showProgress } from '../io/progress.ts';
import { positiveNumber } from '../options/contest-options.ts';
import { summary, tallyText } from '../referee/report.ts';
import { addRound, newTally } from '../referee/totals.ts';
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
    .description('play random games over all mixes and check everything after every action')
    .option('--games <n>', 'how many games', positiveNumber, 10_000)
    .option('--seed <text>', 'plays the same games again', 'referee')
    .option('--workers <n>', 'threads', positiveNumber, availableParallelism())
    .option(
      '--closely <n>',
      'one game of so many is also checked for round trips, worlds and its replay',
      positiveNumber,
      100,
    )
    .option('--keep <folder>', 'where games that break are written', 'fixtures/referee')
    .action(referee);
}

async function referee({ games, seed, workers, closely, keep }: RefereeOptions): Promise<void> {
  const tally = newTally();
  const began = performance.now();
  const seconds = () => (performance.now() - began) / 1000;
  const progress = showProgress(games, () => `${Math.round(tally.games / seconds())} games/s, ${tally.broken} broken`);
  const interrupt = catchInterrupt();
  try {
    await playRounds(
      { seed, closely },
      {
        games,
        workers,
        signal: interrupt.signal,
        onResult(result) {
          for (const game of addRound(tally, result)) keepIn(keep, game);
          progress.done = tally.games;
        },
      },
    );
  } finally {
    progress.close();
    interrupt.release();
  }
  if (interrupt.signal.aborted) process.stderr.write(`Stopped after ${tally.games} of ${games} games.\n`);
  const report = summary(tally, { seed, seconds: seconds() });
  process.stdout.write(`${tallyText(report)}\n${JSON.stringify(report)}\n`);
  process.exitCode = tally.broken > 0 ? 1 : interrupt.signal.aborted ? INTERRUPTED : 0;
}

/** At once: whatever happens to the rest of the run, this is not lost. */
function keepIn(folder: string, game: BrokenGameFile): void {
  const file = join(folder, `${game.choices.edition}-${game.seed.replaceAll(/[^\w-]+/g, '-')}.json`);
  mkdirSync(folder, { recursive: true });
  writeFileSync(file, `${JSON.stringify(game, null, 2)}\n`);
  process.stderr.write(`\n${game.message}\nKept as ${file}\n`);
}
