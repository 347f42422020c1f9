/** `cartagena playthrough`: one random game as text, with everything that a learning program is sent. */
import { resolveRules } from '@cartagena/engine';
import type { Command } from 'commander';
import { playthrough } from '../env/playthrough.ts';
import { writeLine } from '../io/output.ts';
import { wholeNumber } from '../options/numbers.ts';
import { addTableOptions, configFrom, type TableOptions } from '../options/table-options.ts';

interface PlaythroughCommand extends TableOptions {
  readonly seed: string;
  readonly states: number;
}

export function addPlaythrough(program: Command): void {
  addTableOptions(program.command('playthrough'))
    .description('print one random game with observations and legal actions, as learning programs see it (docs/env.md)')
    .option('--seed <text>', 'makes the game reproducible', 'playthrough')
    .option(
      '--states <n>',
      'how many states are shown in full; of the rest, the actions and the last state',
      wholeNumber,
      12,
    )
    .action(async (options: PlaythroughCommand) => {
      for (const line of playthrough(resolveRules(configFrom(options)), options)) await writeLine(line);
    });
}
