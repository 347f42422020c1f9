/**
 * How fast the engine is: uniformly random games, timed, with a checksum of what was played. It can take turns with a yardstick
 * program and with another build of the engine. It only reports.
 */
import { spawnSync } from 'node:child_process';
import type { Command } from 'commander';
import { type BenchOptions, benchTable } from '../bench/measure.ts';
import { printReport, type TableReport } from '../bench/report.ts';
import { TABLES } from '../bench/tables.ts';
import { fail } from '../io/fail.ts';
import { wholeNumber } from '../options/numbers.ts';

export function addBench(program: Command): void {
  program
    .command('bench')
    .description('measure the engine with uniformly random games')
    .option('--games <n>', 'games in a round', wholeNumber, 2000)
    .option('--rounds <n>', 'rounds', wholeNumber, 5)
    .option('--table <name>', 'one table only, as one JSON line')
    .option('--limit <path>', 'a yardstick program to run in turns with the classic game')
    .option('--against <folder>', 'another build of the engine to run in turns with: its folder dist')
    .action(bench);
}

async function bench(options: BenchOptions): Promise<void> {
  const { table } = options;
  if (table !== undefined) {
    if (!Object.hasOwn(TABLES, table))
      fail(`There is no table "${table}". Choose one of ${Object.keys(TABLES).join(', ')}.`);
    process.stdout.write(`${JSON.stringify(await benchTable(table, options))}\n`);
    return;
  }
  const report: { [table: string]: TableReport } = {};
  for (const name of Object.keys(TABLES)) report[name] = benchApart(name, options);
  printReport(report);
  process.stdout.write(`${JSON.stringify(report)}\n`);
}

/** In a process of its own, so that no table finds the compiler's guesses spoilt by another. */
function benchApart(table: string, options: BenchOptions): TableReport {
  const parameters = Object.entries({ ...options, table }).flatMap(([name, value]) => [`--${name}`, String(value)]);
  const { stdout, status, error } = spawnSync(process.execPath, [process.argv[1], 'bench', ...parameters], {
    encoding: 'utf8',
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  if (error || status !== 0) fail(`Measuring ${table} failed${error ? `: ${error.message}` : ''}.`);
  return JSON.parse(stdout);
}
