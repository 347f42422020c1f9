/** The study in a thread of its own: one task, then it is ended by whoever asked. */
import { resolveRules } from '@cartagena/engine';
import { chanceOfRecord } from '@cartagena/fair';
import { analyse, hint, pairGames } from '@cartagena/study';
import type { StudyAnswer, StudyTask } from './task.ts';

const answer = (one: StudyAnswer): void => postMessage(one);

addEventListener('message', ({ data }: MessageEvent<StudyTask>) => {
  if (data.type === 'hint') answer({ type: 'hint', hint: hint(resolveRules(data.config), data.view) });
  else if (data.type === 'pair') answer({ type: 'pair', pair: pairGames(...data.records, data.seat) });
  else understand(data);
});

function understand({ record, fair }: Extract<StudyTask, { type: 'analyse' }>): void {
  const work = analyse(record, fair ? { chance: chanceOfRecord(fair) } : {});
  let step = work.next();
  for (; !step.done; step = work.next()) {
    const { done, total } = step.value;
    answer({ type: 'progress', done, total });
  }
  answer({ type: 'analysis', analysis: step.value });
}
