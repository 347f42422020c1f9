/** Plays the games of a contest with a bar that shows how it goes. Ctrl-C ends it early; what is done is kept. */
import { catchInterrupt, INTERRUPTED } from '../../io/interrupt.ts';
import { showProgress } from '../../io/progress.ts';
import { writeReport } from '../../io/report-file.ts';
import type { ContestOptions } from '../../options/contest-options.ts';
import { playAll } from './pool.ts';
import type { Contest, GameResult, Schedule, Task } from './task.ts';

export interface Tally {
  add(task: Task, result: GameResult): void;
  /** How things stand, in a few words. */
  news(): string;
}

/** How a contest ended: the exit code, and what there is to say about it. */
export interface Close {
  readonly code: number;
  readonly message?: string;
}

export async function holdContest(contest: Contest, schedule: Schedule, jobs: number, tally: Tally): Promise<Close> {
  const progress = showProgress(schedule.games, () => tally.news());
  const interrupt = catchInterrupt();
  try {
    await playAll(contest, schedule, {
      jobs,
      signal: interrupt.signal,
      onResult(task, result) {
        tally.add(task, result);
        progress.done++;
      },
    });
  } catch (error) {
    return { code: 1, message: (error as Error).message };
  } finally {
    progress.close();
    interrupt.release();
  }
  if (!interrupt.signal.aborted) return { code: 0 };
  return { code: INTERRUPTED, message: `Stopped after ${progress.done} of ${schedule.games} games.` };
}

/** A result in every form that it is wanted in. */
export interface Presentation {
  text(): string;
  page(): string;
  picture(): string;
  readonly json: object;
}

/** Prints the result, and its JSON as the last line; then the report is written, and said why it ended early. */
export function present(
  games: number,
  result: () => Presentation,
  { json, report }: ContestOptions,
  close: Close,
): void {
  process.exitCode = close.code;
  if (games > 0) {
    const made = result();
    process.stdout.write(`${made.text()}\n`);
    if (json) process.stdout.write(`${JSON.stringify(made.json)}\n`);
    if (report !== undefined) writeReport(report, /\.svg$/i.test(report) ? made.picture() : made.page());
  }
  if (close.message !== undefined) process.stderr.write(`${close.message}\n`);
}
