#!/usr/bin/env node
import { Command } from 'commander';
import { bench } from './bench.ts';
import { addTableOptions, configFrom, type TableOptions, wholeNumber } from './table-options.ts';
import { traceGame } from './trace.ts';

const program = new Command('cartagena')
  .description('The Cartagena family of board games: four editions, every variant, any mix.')
  .showHelpAfterError('(add --help for what can be said)');

addTableOptions(program.command('trace'))
  .description('print random games completely, one JSON object per line (docs/trace.md)')
  .requiredOption('--seed <text>', 'makes the games reproducible')
  .option('--games <n>', 'how many games', wholeNumber, 1)
  .action((options: TableOptions & { seed: string; games: number }) => {
    const config = configFrom(options);
    for (let game = 0; game < options.games; game++) {
      const seed = options.games === 1 ? options.seed : `${options.seed}-${game}`;
      for (const line of traceGame(config, seed, game)) process.stdout.write(`${JSON.stringify(line)}\n`);
    }
  });

program
  .command('bench')
  .description('measure the engine with uniformly random games')
  .option('--games <n>', 'games in a round', wholeNumber, 2000)
  .option('--rounds <n>', 'rounds', wholeNumber, 5)
  .option('--table <name>', 'one table only, as one JSON line')
  .option('--limit <path>', 'a yardstick program to run in turns with the classic game')
  .action(bench);

await program.parseAsync();
