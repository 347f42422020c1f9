/** `cartagena replay`: the report of a recorded game, and its position at the end. */
import { SEAT_LETTERS, type Viewer } from '@cartagena/engine';
import { type Command, InvalidArgumentError } from 'commander';
import { readGame } from '../io/record-file.ts';
import { wholeNumber } from '../options/numbers.ts';
import { report } from '../render/transcript.ts';

interface ReplayOptions {
  readonly until?: number;
  readonly seat?: Viewer;
}

export function addReplay(program: Command): void {
  program
    .command('replay')
    .description('print a recorded game as a report, with the position at its end')
    .argument('[file]', 'a record; a dash or nothing for standard input')
    .option('--until <n>', 'stop after this many actions', wholeNumber)
    .option('--seat <letter>', 'print only what this seat knows, or spectator', viewer)
    .action(replayFile);
}

function viewer(text: string): Viewer {
  if (text === 'spectator') return text;
  const seat = (SEAT_LETTERS as readonly string[]).indexOf(text.toUpperCase());
  if (seat < 0) throw new InvalidArgumentError(`It must be one of ${SEAT_LETTERS.join(', ')}, or spectator.`);
  return seat;
}

function replayFile(file: string | undefined, { until, seat }: ReplayOptions): void {
  const { record, chance } = readGame(file);
  const limits = { ...(until === undefined ? {} : { until }), ...(seat === undefined ? {} : { viewer: seat }) };
  process.stdout.write(report(record, { ...limits, chance }));
}
