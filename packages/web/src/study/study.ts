/** Asks the study's worker, which is started for each task and ended after it. */
import type { Found, StudyAnswer, StudyTask } from './task.ts';

/** Something that is being worked out. Whatever is cancelled is never told. */
export interface Work {
  cancel(): void;
}

interface Reports<T> {
  /** Which part is done, from 0 to 1. */
  onProgress?(part: number): void;
  onDone(found: T): void;
  onFail(): void;
}

export function study<T extends keyof Found>(
  task: Extract<StudyTask, { readonly type: T }>,
  { onProgress, onDone, onFail }: Reports<Found[T]>,
): Work {
  const worker = new Worker(new URL('./study-worker.ts', import.meta.url), { type: 'module' });
  const ended = new AbortController();
  const end = () => {
    // What is on its way already is not to arrive either.
    ended.abort();
    worker.terminate();
  };
  const { signal } = ended;
  const take = ({ data }: MessageEvent<StudyAnswer>) => {
    if (data.type === 'progress') return onProgress?.(data.part);
    end();
    onDone(data.found as Found[T]);
  };
  const giveUp = () => {
    end();
    onFail();
  };
  worker.addEventListener('message', take, { signal });
  worker.addEventListener('error', giveUp, { signal });
  worker.addEventListener('messageerror', giveUp, { signal });
  worker.postMessage(task);
  return { cancel: end };
}
