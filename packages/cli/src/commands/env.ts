/** `cartagena env`: many games at once for programs that learn, over standard input and output. */
import { BOTS } from '@cartagena/bots';
import { resolveRules } from '@cartagena/engine';
import { type Command, Option } from 'commander';
import { GameBatch } from '../env/game-batch.ts';
import { serveFrames, serveLines } from '../env/serve.ts';
import { fail } from '../io/fail.ts';
import { nameList } from '../options/contest-options.ts';
import { positiveNumber } from '../options/numbers.ts';
import { addTableOptions, configFrom, type TableOptions } from '../options/table-options.ts';

interface EnvOptions extends TableOptions {
  readonly games: number;
  readonly seed: string;
  readonly form: 'json' | 'binary';
  readonly autoReset?: boolean;
  readonly opponents?: readonly string[];
  readonly iterations: number;
}

export function addEnv(program: Command): void {
  addTableOptions(program.command('env'))
    .description('many games at once for learning programs, over standard input and output (docs/env.md)')
    .option('--games <n>', 'how many games are played side by side', positiveNumber, 1)
    .option('--seed <text>', 'the same seed and actions make the same games', 'env')
    .addOption(new Option('--form <form>', 'JSON lines or compact frames').choices(['json', 'binary']).default('json'))
    .option('--auto-reset', 'deal again as soon as a game ends')
    .option('--opponents <list>', 'bots at the other seats, in turn order; one name for all of them', nameList)
    .option('--iterations <n>', 'rounds of search of a bot for each decision', positiveNumber, 16)
    .action(env);
}

async function env(options: EnvOptions): Promise<void> {
  const { games: gameCount, seed, form, autoReset = false, iterations } = options;
  const rules = resolveRules(configFrom(options));
  const opponents = opponentsFor(options, rules.seats);
  const batch = new GameBatch(rules, { gameCount, seed, autoReset, opponents, iterations });
  try {
    await (form === 'json' ? serveLines : serveFrames)(batch, process.stdin, process.stdout);
  } catch (error) {
    fail((error as Error).message);
  }
  process.stdin.destroy();
}

function opponentsFor({ opponents = [] }: EnvOptions, seats: number) {
  if (opponents.length > 1 && opponents.length !== seats - 1)
    fail(`${seats} seats have ${seats - 1} opponents, not ${opponents.length}; a single name sits at all of them.`);
  return opponents.map(name =>
    Object.hasOwn(BOTS, name)
      ? BOTS[name]
      : fail(`There is no bot "${name}". Choose from ${Object.keys(BOTS).join(', ')}.`),
  );
}
