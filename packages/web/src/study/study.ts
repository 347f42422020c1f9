/** Asks the study's worker, which is started for each task and ended after it. */
import type { GameConfig, GameRecord, View } from '@cartagena/engine';
import type { Analysis, GamePair, Hint } from '@cartagena/study';
import type { StudyAnswer, StudyTask } from './task.ts';

/** Something that is being worked out. Whatever is cancelled is never told. */
export interface Work {
  cancel(): void;
}

interface Hearing {
  hear(answer: StudyAnswer): void;
  fail(): void;
}

function start(task: StudyTask, { hear, fail }: Hearing): Work {
  const worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
  const ended = new AbortController();
  const end = () => {
    // What is on its way already is not to arrive either.
    ended.abort();
    worker.terminate();
  };
  const { signal } = ended;
  const take = ({ data }: MessageEvent<StudyAnswer>) => {
    if (data.type !== 'progress') end();
    hear(data);
  };
  const giveUp = () => {
    end();
    fail();
  };
  worker.addEventListener('message', take, { signal });
  worker.addEventListener('error', giveUp, { signal });
  worker.addEventListener('messageerror', giveUp, { signal });
  worker.postMessage(task);
  return { cancel: end };
}

export interface AnalysisReports {
  /** Which part is done, from 0 to 1. */
  onProgress(part: number): void;
  onDone(analysis: Analysis): void;
  onFail(): void;
}

export function analyseGame(
  { record, fair }: Omit<Extract<StudyTask, { type: 'analyse' }>, 'type'>,
  reports: AnalysisReports,
): Work {
  return start(
    { type: 'analyse', record, ...(fair ? { fair } : {}) },
    {
      hear(answer) {
        if (answer.type === 'progress') reports.onProgress(answer.done / answer.total);
        if (answer.type === 'analysis') reports.onDone(answer.analysis);
      },
      fail: reports.onFail,
    },
  );
}

/** The view is that of the seat that has to decide. */
export function askForHint(
  config: GameConfig,
  view: View,
  reports: { onHint(hint: Hint): void; onFail(): void },
): Work {
  return start(
    { type: 'hint', config, view },
    { hear: answer => answer.type === 'hint' && reports.onHint(answer.hint), fail: reports.onFail },
  );
}

/** Two whole games of one deal: where they parted, and what that was worth to the seat. */
export function comparePair(
  records: readonly [GameRecord, GameRecord],
  seat: number,
  reports: { onPair(pair: GamePair): void; onFail(): void },
): Work {
  return start(
    { type: 'pair', records, seat },
    { hear: answer => answer.type === 'pair' && reports.onPair(answer.pair), fail: reports.onFail },
  );
}
