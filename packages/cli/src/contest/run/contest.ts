/** Runs the games of a contest behind a progress bar. Ctrl-C ends it early and keeps the results so far. */
import { catchInterrupt, INTERRUPTED } from '../../io/interrupt.ts';
import { showProgress } from '../../io/progress.ts';
import { playAll } from './pool.ts';
import type { Contest, GameResult, Schedule, ScheduledGame } from './task.ts';

/** What a contest adds its results to. */
export interface ContestStats {
  add(game: ScheduledGame, result: GameResult): void;
  /** The standings in a few words. */
  summary(): string;
}

/** How a contest ended: the exit code, and a message unless all went well. */
export interface ContestEnd {
  readonly code: number;
  readonly message?: string;
}

export async function runContest(
  contest: Contest,
  schedule: Schedule,
  threadCount: number,
  stats: ContestStats,
): Promise<ContestEnd> {
  const progress = showProgress(schedule.gameCount, () => stats.summary());
  const interrupt = catchInterrupt();
  try {
    await playAll(contest, schedule, {
      threadCount,
      signal: interrupt.signal,
      onResult(game, result) {
        stats.add(game, result);
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
  return { code: INTERRUPTED, message: `Stopped after ${progress.done} of ${schedule.gameCount} games.` };
}
