#!/usr/bin/env node
import { BOTS } from '@cartagena/bots';
import { type Game, isOver, replay, SEAT_LETTERS, seatsIn, unwrap } from '@cartagena/engine';
import { Command, InvalidArgumentError } from 'commander';
import { bench } from './bench.ts';
import { listBots } from './bot-list.ts';
import { addArena } from './contest/arena.ts';
import { addSimulate } from './contest/simulate.ts';
import { allowClosedPipe, writeLine } from './output.ts';
import { addPlayCommand } from './play/command.ts';
import { readGame } from './record-file.ts';
import { addReferee } from './referee/command.ts';
import { SEAT_NAMES } from './seats.ts';
import { addAnalyse } from './study/analyse.ts';
import { addPuzzles } from './study/puzzles.ts';
import { addTableOptions, configFrom, type TableOptions, wholeNumber } from './table-options.ts';
import { traceGame } from './trace.ts';
import { train } from './train.ts';
import { report } from './transcript.ts';
import { addVerify } from './verify.ts';

const program = new Command('cartagena')
  .description('The Cartagena family of board games: four editions, every variant, any mix.')
  .showHelpAfterError('(add --help for what can be said)');

addPlayCommand(program);

addTableOptions(program.command('trace'))
  .description('print random games completely, one JSON object per line (docs/trace.md)')
  .requiredOption('--seed <text>', 'makes the games reproducible')
  .option('--games <n>', 'how many games', wholeNumber, 1)
  .action(async (options: TableOptions & { seed: string; games: number }) => {
    const config = configFrom(options);
    for (let game = 0; game < options.games; game++) {
      const seed = options.games === 1 ? options.seed : `${options.seed}-${game}`;
      for (const line of traceGame(config, seed, game)) await writeLine(JSON.stringify(line));
    }
  });

program
  .command('bots')
  .description('list the bots, what they are like, and how long they think')
  .action(() => writeLine(listBots(BOTS)));

program
  .command('replay')
  .description('tell a recorded game and show where it stands')
  .argument('[file]', 'a record; a dash or nothing for standard input')
  .option('--until <n>', 'stop after so many actions', wholeNumber)
  .option('--seat <letter>', 'tell only what this seat knows, or spectator', viewer)
  .action((file: string | undefined, { until, seat }: { until?: number; seat?: number | 'spectator' }) => {
    const { record, chance } = readGame(file);
    const limits = { ...(until === undefined ? {} : { until }), ...(seat === undefined ? {} : { viewer: seat }) };
    process.stdout.write(report(record, { ...limits, chance }));
  });

program
  .command('check')
  .description('say whether a record is valid, or where and why it is not')
  .argument('[file]', 'a record; a dash or nothing for standard input')
  .action((file: string | undefined) => {
    const { record, chance } = readGame(file);
    let turns = 0;
    const before = ({ state }: Game) => {
      turns = state.turns + 1;
    };
    const { state } = unwrap(replay(record, { chance, before }));
    const winners = seatsIn(state.winners).map(seat => SEAT_NAMES[seat]);
    const end = isOver(state)
      ? `over, won by ${winners.join(' and ')}`
      : `not over, ${SEAT_NAMES[state.actor]} to decide`;
    process.stdout.write(`Valid: ${record.actions.length} actions, ${turns} turns, ${end}.\n`);
  });

addVerify(program);
addAnalyse(program);

program
  .command('bench')
  .description('measure the engine with uniformly random games')
  .option('--games <n>', 'games in a round', wholeNumber, 2000)
  .option('--rounds <n>', 'rounds', wholeNumber, 5)
  .option('--table <name>', 'one table only, as one JSON line')
  .option('--limit <path>', 'a yardstick program to run in turns with the classic game')
  .option(
    '--against <folder>',
    'another build of the engine to run in turns with, such as packages/engine/dist elsewhere',
  )
  .action(bench);

program
  .command('train')
  .description('train a net that the bots judge positions with, by self-play (docs/bots.md)')
  .argument('<net>', 'an edition or house (all other mixes), for two seats or more: classic-duel, house-crowd …')
  .option('--games <n>', 'games to learn from', wholeNumber, 6000)
  .option('--hidden <n>', 'hidden units', wholeNumber, 24)
  .option('--seed <text>', 'makes the training reproducible', 'one')
  .option('--out <folder>', 'where the net is written', 'packages/bots/src/nets')
  .action(train);

function viewer(text: string): number | 'spectator' {
  if (text === 'spectator') return text;
  const seat = (SEAT_LETTERS as readonly string[]).indexOf(text.toUpperCase());
  if (seat < 0) throw new InvalidArgumentError(`It must be one of ${SEAT_LETTERS.join(', ')}, or spectator.`);
  return seat;
}

addReferee(program);
addArena(program);
addSimulate(program);
addPuzzles(program);
allowClosedPipe();
await program.parseAsync();
