/** `cartagena simulate`: many games of one set-up, and what they say about it. */
import { randomBytes } from 'node:crypto';
import { MAX_SEATS } from '@cartagena/engine';
import type { Command } from 'commander';
import { commandLine } from '../contest/report/command-line.ts';
import { present } from '../contest/report/present.ts';
import { simulatePage, simulatePicture } from '../contest/report/simulate-report.ts';
import { simulateText } from '../contest/report/simulate-text.ts';
import { runContest } from '../contest/run/contest.ts';
import { simulateSchedule } from '../contest/run/schedule.ts';
import { SimulateStats } from '../contest/stats/simulate-stats.ts';
import { fail } from '../io/fail.ts';
import { addContestOptions, type ContestOptions, contestantsFor, nameList } from '../options/contest-options.ts';
import { configFrom } from '../options/table-options.ts';

interface SimulateOptions extends ContestOptions {
  readonly players: readonly string[];
}

export function addSimulate(program: Command): void {
  addContestOptions(program.command('simulate'), 1000)
    .description('play many games of one set-up: length, seats, modules (docs/arena.md)')
    .requiredOption('--players <list>', 'which bot sits where, first seat first', nameList)
    .action(simulate);
}

async function simulate(options: SimulateOptions): Promise<void> {
  const { players, iterations } = options;
  const contestants = contestantsFor(players, options);
  const config = configFrom({ ...options, seats: seatsFor(options) });
  const seed = options.seed ?? randomBytes(4).toString('hex');
  const schedule = simulateSchedule(players.length, options.games, seed);
  const stats = new SimulateStats(players, config);
  const end = await runContest({ config, contestants }, schedule, options.jobs, stats);
  const make = () => {
    const result = stats.result(schedule.gameCount, seed, iterations);
    const command = commandLine(process.argv.slice(2), seed);
    return {
      text: () => simulateText(result),
      page: () => simulatePage(result, command),
      picture: () => simulatePicture(result, command),
      json: result,
    };
  };
  present(stats.games, make, options, end);
}

function seatsFor({ players, seats = players.length }: SimulateOptions): number {
  if (players.length < 2 || players.length > MAX_SEATS)
    fail(`Name 2 to ${MAX_SEATS} players, one for each seat, not ${players.length}.`);
  if (players.length !== seats) fail(`${seats} seats need ${seats} players, not ${players.length}.`);
  return seats;
}
