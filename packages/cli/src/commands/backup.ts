/** `cartagena backup`: a copy of all games of a server, which may be running. */
import type { Command } from 'commander';
import { fail } from '../io/fail.ts';
import { type ServerOptions, withOptions } from '../serving/server-options.ts';

export function addBackup(program: Command): void {
  program
    .command('backup')
    .description('copy all games of a server into a file, also while it runs')
    .argument('<file>', 'the copy')
    .option('--data <folder>', 'where games are stored (DATA_DIR)')
    .action(backup);
}

async function backup(file: string, options: ServerOptions): Promise<void> {
  const { backUp } = await import('@cartagena/server');
  try {
    const done = await backUp(file, withOptions(process.env, options));
    if (!done.ok) return fail(done.reason.text);
    console.log(done.value);
  } catch (error) {
    fail(`The copy failed: ${(error as Error).message}`);
  }
}
