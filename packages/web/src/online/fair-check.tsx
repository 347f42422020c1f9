/** After the game: was it dealt as it was promised? Every draw is computed again, in this browser. */
import type { TableView } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { problemInWords } from './problem-words.ts';
import { promiseOf } from './promises.ts';

type Verdict =
  | { readonly kind: 'checking' }
  | { readonly kind: 'fair'; readonly draws: number }
  | { readonly kind: 'unfair'; readonly why: string }
  | { readonly kind: 'unknown'; readonly why: string };

async function check({ id }: TableView): Promise<Verdict> {
  const answer = await api.record(id);
  if (!answer.ok) return { kind: 'unknown', why: problemInWords(answer.reason) };
  const { parseFairRecord, verifyFairRecord } = await import('@cartagena/fair');
  const record = parseFairRecord(answer.value);
  if (!record.ok) return { kind: 'unfair', why: record.reason.text };
  const verdict = verifyFairRecord(record.value, promiseOf(id));
  return verdict.ok ? { kind: 'fair', draws: verdict.value.draws } : { kind: 'unfair', why: verdict.reason.text };
}

export function FairCheck({ table }: { readonly table: TableView }) {
  const verdict = useSignal<Verdict>({ kind: 'checking' });
  const isOver = table.status === 'over';
  useEffect(() => {
    if (!isOver) return;
    check(table).then(found => {
      verdict.value = found;
    });
  }, [isOver, table.id]);
  if (!isOver) return null;
  return <p role="status">{inWords(verdict.value)}</p>;
}

function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'checking':
      return say('online.fair.checking');
    case 'fair':
      return say('online.fair.yes', { count: verdict.draws });
    case 'unfair':
      return say('online.fair.no', { why: verdict.why });
    case 'unknown':
      return verdict.why;
  }
}
