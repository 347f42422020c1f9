/** `cartagena trace`: random games with everything that happens in them, for other implementations of the rules. */
import { type Command, InvalidArgumentError } from 'commander';
import { writeLine } from '../io/output.ts';
import { wholeNumber } from '../options/numbers.ts';
import { addTableOptions, configFrom, type TableOptions } from '../options/table-options.ts';
import { TRACE_FORMATS, type TraceFormat, traceGame } from '../trace/trace.ts';

interface TraceOptions extends TableOptions {
  readonly seed: string;
  readonly games: number;
  readonly format: TraceFormat;
}

export function addTrace(program: Command): void {
  addTableOptions(program.command('trace'))
    .description('print random games completely, one JSON object per line (docs/trace.md)')
    .requiredOption('--seed <text>', 'makes the games reproducible')
    .option('--games <n>', 'how many games', wholeNumber, 1)
    .option('--format <n>', `format of the lines, ${TRACE_FORMATS.join(' or ')}`, traceFormat, TRACE_FORMATS[0])
    .action(trace);
}

function traceFormat(text: string): TraceFormat {
  const format = TRACE_FORMATS.find(known => String(known) === text);
  if (format === undefined) throw new InvalidArgumentError(`It must be ${TRACE_FORMATS.join(' or ')}.`);
  return format;
}

async function trace(options: TraceOptions): Promise<void> {
  const { games, format } = options;
  const config = configFrom(options);
  for (let game = 0; game < games; game++) {
    const seed = games === 1 ? options.seed : `${options.seed}-${game}`;
    for (const line of traceGame(config, seed, game, format)) await writeLine(JSON.stringify(line));
  }
}
