/** `cartagena arena`: bots against each other, seats rotated, with figures that say how sure they are. */
import { randomBytes } from 'node:crypto';
import { MAX_SEATS } from '@cartagena/engine';
import type { Command } from 'commander';
import { arenaPage, arenaPicture } from '../contest/report/arena-report.ts';
import { arenaText } from '../contest/report/arena-text.ts';
import { commandLine } from '../contest/report/command-line.ts';
import { holdContest, present } from '../contest/run/contest.ts';
import { arenaSchedule, roundRobinSchedule } from '../contest/run/schedule.ts';
import { ArenaTally } from '../contest/stats/arena-stats.ts';
import { CrossTable } from '../contest/stats/cross-table.ts';
import { fail } from '../io/fail.ts';
import { addContestOptions, type ContestOptions, entriesFor, nameList } from '../options/contest-options.ts';
import { configFrom } from '../options/table-options.ts';

interface ArenaOptions extends ContestOptions {
  readonly bots: readonly string[];
  readonly roundRobin?: boolean;
}

const PAIR = 2;

export function addArena(program: Command): void {
  addContestOptions(program.command('arena'), 100)
    .description('let bots play against each other, and say who wins how often (docs/arena.md)')
    .requiredOption('--bots <list>', 'who plays, one for each seat; a name may come several times', nameList)
    .option('--round-robin', 'every two of the bots play so many games; gives ratings')
    .action(arena);
}

async function arena(options: ArenaOptions): Promise<void> {
  const { bots, roundRobin, iterations } = options;
  const entries = entriesFor(bots, options);
  const config = configFrom({ ...options, seats: roundRobin ? seatsOfPairs(options) : seatsFor(options) });
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const schedule = roundRobin
    ? roundRobinSchedule(bots, options.games, seed)
    : arenaSchedule(bots, options.games, seed);
  const pairs = roundRobin ? (bots.length * (bots.length - 1)) / 2 : 1;
  if (schedule.games > pairs * options.games)
    process.stderr.write(
      `${schedule.games / pairs} games instead of ${options.games}, so that every deal is played from every seat.\n`,
    );

  const tally = new ArenaTally(bots);
  const cross = roundRobin ? new CrossTable(bots) : undefined;
  const close = await holdContest({ config, entries }, schedule, options.jobs, {
    add(task, result) {
      tally.add(task, result);
      cross?.add(task, result);
    },
    news: () => tally.news(),
  });
  const make = () => {
    const result = tally.result(schedule.games, config, seed, iterations);
    const met = cross?.result();
    const command = commandLine(process.argv.slice(2), seed);
    return {
      text: () => arenaText(result, met),
      page: () => arenaPage(result, met, command),
      picture: () => arenaPicture(result, met, command),
      json: { ...result, ...met },
    };
  };
  present(tally.games, make, options, close);
}

function seatsFor({ bots, seats = bots.length }: ArenaOptions): number {
  if (bots.length < PAIR || bots.length > MAX_SEATS)
    fail(
      `Name 2 to ${MAX_SEATS} bots, one for each seat, not ${bots.length}: --bots ${[...bots, '…'].slice(0, PAIR).join(',')}.`,
    );
  if (bots.length !== seats)
    fail(`${seats} seats need ${seats} bots, not ${bots.length}; a name may come several times.`);
  return seats;
}

function seatsOfPairs({ bots, seats = PAIR }: ArenaOptions): number {
  if (bots.length < PAIR || new Set(bots).size < bots.length)
    fail('A round robin needs two or more bots, each named once.');
  if (seats !== PAIR) fail(`In a round robin two play at a time; leave out --seats ${seats}.`);
  return seats;
}
