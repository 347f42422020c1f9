/** `cartagena arena`: bots against each other in rotating seats, with confidence intervals. */
import { randomBytes } from 'node:crypto';
import { MAX_SEATS } from '@cartagena/engine';
import type { Command } from 'commander';
import { arenaPage, arenaPicture } from '../contest/report/arena-report.ts';
import { arenaText } from '../contest/report/arena-text.ts';
import { commandLine } from '../contest/report/command-line.ts';
import { present } from '../contest/report/present.ts';
import { runContest } from '../contest/run/contest.ts';
import { arenaSchedule, rotationsOf, roundRobinSchedule } from '../contest/run/schedule.ts';
import { ArenaStats } from '../contest/stats/arena-stats.ts';
import { CrossTable } from '../contest/stats/cross-table.ts';
import { fail } from '../io/fail.ts';
import { addContestOptions, type ContestOptions, contestantsFor, nameList } from '../options/contest-options.ts';
import { configFrom } from '../options/table-options.ts';

interface ArenaOptions extends ContestOptions {
  readonly bots: readonly string[];
  readonly roundRobin?: boolean;
  readonly paired?: boolean;
}

const PAIR = 2;

export function addArena(program: Command): void {
  addContestOptions(program.command('arena'), 100)
    .description('let bots play against each other and count their wins (docs/arena.md)')
    .requiredOption('--bots <list>', 'the bots, one for each seat; a name may be repeated', nameList)
    .option('--round-robin', 'every pair of bots plays this many games; gives ratings')
    .option('--paired', 'the same luck for every seat: all games of a deal draw the same cards (docs/same-luck.md)')
    .action(arena);
}

async function arena(options: ArenaOptions): Promise<void> {
  const { bots, roundRobin, iterations } = options;
  const contestants = contestantsFor(bots, options);
  const seats = roundRobin ? seatsOfPairs(options) : seatsFor(options);
  const config = configFrom({ ...options, seats, ...(options.paired ? { luck: 'same' } : {}) });
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const schedule = roundRobin
    ? roundRobinSchedule(bots, options.games, seed)
    : arenaSchedule(bots, options.games, seed);
  const pairs = roundRobin ? (bots.length * (bots.length - 1)) / 2 : 1;
  if (schedule.gameCount > pairs * options.games)
    process.stderr.write(
      `${schedule.gameCount / pairs} games instead of ${options.games}, so that every deal is played from every seat.\n`,
    );

  const stats = new ArenaStats(bots, roundRobin ? 0 : rotationsOf(bots));
  const cross = roundRobin ? new CrossTable(bots) : undefined;
  const end = await runContest({ config, contestants }, schedule, options.jobs, {
    add(game, result) {
      stats.add(game, result);
      cross?.add(game, result);
    },
    summary: () => stats.summary(),
  });
  const make = () => {
    const result = stats.result(schedule.gameCount, config, seed, iterations);
    const pairResult = cross?.result();
    const command = commandLine(process.argv.slice(2), seed);
    return {
      text: () => arenaText(result, pairResult),
      page: () => arenaPage(result, pairResult, command),
      picture: () => arenaPicture(result, pairResult, command),
      json: { ...result, ...pairResult },
    };
  };
  present(stats.games, make, options, end);
}

function seatsFor({ bots, seats = bots.length }: ArenaOptions): number {
  if (bots.length < PAIR || bots.length > MAX_SEATS)
    fail(
      `Name 2 to ${MAX_SEATS} bots, one for each seat, not ${bots.length}: --bots ${[...bots, '…'].slice(0, PAIR).join(',')}.`,
    );
  if (bots.length !== seats) fail(`${seats} seats need ${seats} bots, not ${bots.length}; a name may be repeated.`);
  return seats;
}

function seatsOfPairs({ bots, seats = PAIR }: ArenaOptions): number {
  if (bots.length < PAIR || new Set(bots).size < bots.length)
    fail('A round robin needs two or more bots, each named once.');
  if (seats !== PAIR) fail(`A round robin is played in pairs; leave out --seats ${seats}.`);
  return seats;
}
