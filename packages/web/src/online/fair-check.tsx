/** After the game: was it dealt as it was promised? */
import type { TableDetails } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { DealVerdict, judgeDeal, type Verdict } from './deal-verdict.tsx';
import { problemInWords } from './problem-words.ts';
import { promiseOf } from './promises.ts';

async function check(id: string): Promise<Verdict> {
  const record = await api.record(id);
  if (!record.ok) return { kind: 'unknown', why: problemInWords(record.reason) };
  return judgeDeal(record.value, promiseOf(id));
}

export function FairCheck({ table: { id, status } }: { readonly table: TableDetails }) {
  /** Undefined: it is being checked. */
  const verdict = useSignal<Verdict | undefined>(undefined);
  const isOver = status === 'over';
  useEffect(() => {
    if (!isOver) return;
    void check(id).then(found => {
      verdict.value = found;
    });
  }, [isOver, id]);
  if (!isOver) return null;
  return (
    <div role="status">
      {verdict.value ? <DealVerdict verdict={verdict.value} /> : <p>{say('online.fair.checking')}</p>}
    </div>
  );
}
