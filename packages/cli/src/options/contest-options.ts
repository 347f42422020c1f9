/** What arena and simulate have in common on the command line. */
import { availableParallelism } from 'node:os';
import { BOTS } from '@cartagena/bots';
import { type Command, InvalidArgumentError } from 'commander';
import type { Entry } from '../contest/run/task.ts';
import { fail } from '../io/fail.ts';
import { reportFile } from '../io/report-file.ts';
import { addTableOptions, type TableOptions, wholeNumber } from './table-options.ts';

/** Somebody else's program, under the name it plays by. */
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
    .option('--seed <text>', 'plays the same games again')
    .option('--jobs <n>', 'threads; 0 plays without any', wholeNumber, availableParallelism())
    .option('--iterations <n>', 'rounds of thought for our bots instead of time: reproducible', positiveNumber)
    .option('--bot <name=cmd:"…">', 'a program as a bot; may be said several times', namedProgram, [])
    .option('--time-limit <ms>', 'what a program may take for a decision', positiveNumber, 2000)
    .option('--json', 'the result as one JSON object, on the last line')
    .option('--report <file>', 'write a report, .html or .svg', pageOrPicture);
}

export function positiveNumber(text: string): number {
  if (!/^0*[1-9]\d*$/.test(text)) throw new InvalidArgumentError('It must be a whole number, 1 or more.');
  return Number(text);
}

function namedProgram(text: string, others: readonly NamedProgram[]): NamedProgram[] {
  const [, name, command] = /^([\w.-]+)=cmd:\s*(\S.*)$/s.exec(text) ?? [];
  if (name === undefined)
    throw new InvalidArgumentError('It must look like name=cmd:"python3 my_bot.py", the name without spaces.');
  if (Object.hasOwn(BOTS, name) || others.some(other => other.name === name))
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

/** The named bots as entries, or a message that says which there are. */
export function entriesFor(names: readonly string[], options: ContestOptions): Entry[] {
  const { iterations, timeLimit: milliseconds } = options;
  return names.map(name => {
    const program = options.bot.find(bot => bot.name === name);
    if (program) return { ...program, milliseconds };
    if (Object.hasOwn(BOTS, name)) return { name, milliseconds, ...(iterations === undefined ? {} : { iterations }) };
    const known = [...Object.keys(BOTS), ...options.bot.map(bot => bot.name)].join(', ');
    return fail(`There is no bot "${name}". Choose out of ${known}, or add a program with --bot ${name}=cmd:"…".`);
  });
}
