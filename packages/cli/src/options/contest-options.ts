/** The options that arena and simulate share. */
import { availableParallelism } from 'node:os';
import { type Command, InvalidArgumentError } from 'commander';
import { CONTEST_BOTS } from '../contest/run/contest-bots.ts';
import type { Contestant } from '../contest/run/task.ts';
import { fail } from '../io/fail.ts';
import { reportFile } from '../io/report-file.ts';
import { positiveNumber, wholeNumber } from './numbers.ts';
import { addTableOptions, type TableOptions } from './table-options.ts';

/** An external program, under the name that it plays by. */
interface NamedProgram {
  readonly name: string;
  readonly command: string;
}

export interface ContestOptions extends TableOptions {
  readonly games: number;
  readonly seed?: string;
  readonly jobs: number;
  readonly iterations?: number;
  readonly bot: readonly NamedProgram[];
  readonly timeLimit: number;
  readonly json?: boolean;
  readonly report?: string;
}

export function addContestOptions(command: Command, games: number): Command {
  return addTableOptions(command)
    .option('--games <n>', 'how many games', positiveNumber, games)
    .option('--seed <text>', 'play the games of this seed')
    .option('--jobs <n>', 'threads; 0 plays in the main thread', wholeNumber, availableParallelism())
    .option('--iterations <n>', 'search iterations for our bots in place of a time limit: reproducible', positiveNumber)
    .option('--bot <name=cmd:"…">', 'an external program as a bot; may be given several times', namedProgram, [])
    .option('--time-limit <ms>', 'how long a program may take for a decision', positiveNumber, 2000)
    .option('--json', 'the result as one JSON object, on the last line')
    .option('--report <file>', 'write a report, .html or .svg', pageOrPicture);
}

function namedProgram(text: string, others: readonly NamedProgram[]): NamedProgram[] {
  const [, name, command] = /^([\w.-]+)=cmd:\s*(\S.*)$/s.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError('It must look like name=cmd:"python3 my_bot.py", the name without spaces.');
  if (Object.hasOwn(CONTEST_BOTS, name) || others.some(other => other.name === name))
    throw new InvalidArgumentError(`There is a bot ${name} already; give it another name.`);
  return [...others, { name, command }];
}

function pageOrPicture(file: string): string {
  if (!/\.(html|svg)$/i.test(file)) throw new InvalidArgumentError('It must end in .html or .svg.');
  return reportFile(file);
}

export function nameList(text: string): string[] {
  return text.split(',').map(word => word.trim());
}

/** The named bots as contestants, or a message that lists the known ones. */
export function contestantsFor(names: readonly string[], options: ContestOptions): Contestant[] {
  const { iterations, timeLimit: timeoutMs } = options;
  return names.map(name => {
    const program = options.bot.find(bot => bot.name === name);
    if (program) return { ...program, timeoutMs };
    if (Object.hasOwn(CONTEST_BOTS, name))
      return { name, timeoutMs, ...(iterations === undefined ? {} : { iterations }) };
    const known = [...Object.keys(CONTEST_BOTS), ...options.bot.map(bot => bot.name)].join(', ');
    return fail(`There is no bot "${name}". Choose from ${known}, or add a program with --bot ${name}=cmd:"…".`);
  });
}
