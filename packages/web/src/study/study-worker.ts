/** The study in a thread of its own: one task, then it is ended by whoever asked. */
import { resolveRules } from '@cartagena/engine';
import { chanceOfRecord } from '@cartagena/fair';
import { type Analysis, analyse, hint, pairGames } from '@cartagena/study';
import type { StudyAnswer, StudyTask } from './task.ts';

const answer = (one: StudyAnswer): void => postMessage(one);

addEventListener('message', ({ data }: MessageEvent<StudyTask>) => {
  answer({ type: 'done', found: workOut(data) });
});

function workOut(task: StudyTask) {
  if (task.type === 'hint') return hint(resolveRules(task.config), task.view);
  return task.type === 'pair' ? pairGames(...task.records, task.seat) : understand(task);
}

function understand({ record, fair }: Extract<StudyTask, { type: 'analyse' }>): Analysis {
  const work = analyse(record, fair ? { chance: chanceOfRecord(fair) } : {});
  let step = work.next();
  for (; !step.done; step = work.next()) answer({ type: 'progress', part: step.value.done / step.value.total });
  return step.value;
}
