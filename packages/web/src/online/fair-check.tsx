/** After the game: was it dealt as it was promised? Every draw is computed again, in this browser. */
import type { TableView } from '@cartagena/protocol';
import { useSignal } from '@preact/signals';
import { useEffect } from 'preact/hooks';
import { say, sayIfKnown } from '../words/words.ts';
import { api } from './api.ts';
import { problemInWords } from './problem-words.ts';
import { promiseOf } from './promises.ts';

type Verdict =
  | { readonly kind: 'checking' }
  /** `isHeld`: against what this browser kept before the end. */
  | { readonly kind: 'fair'; readonly draws: number; readonly isHeld: boolean }
  | { readonly kind: 'unfair'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string };

async function check({ id }: TableView): Promise<Verdict> {
  const answer = await api.record(id);
  if (!answer.ok) return { kind: 'unknown', why: problemInWords(answer.reason) };
  const { parseFairRecord, verifyFairRecord } = await import('@cartagena/fair');
  const record = parseFairRecord(answer.value);
  if (!record.ok) return { kind: 'unfair', code: record.reason.code };
  const promise = promiseOf(id);
  const verdict = verifyFairRecord(record.value, promise ?? {});
  if (!verdict.ok) return { kind: 'unfair', code: verdict.reason.code };
  return { kind: 'fair', draws: verdict.value.draws, isHeld: promise?.entropies !== undefined };
}

export function FairCheck({ table }: { readonly table: TableView }) {
  const verdict = useSignal<Verdict>({ kind: 'checking' });
  const isOver = table.status === 'over';
  useEffect(() => {
    if (!isOver) return;
    check(table).then(
      found => {
        verdict.value = found;
      },
      () => {
        verdict.value = { kind: 'unknown', why: say('online.fair.failed') };
      },
    );
  }, [isOver, table.id]);
  if (!isOver) return null;
  return (
    <div role="status">
      <p>{inWords(verdict.value)}</p>
      {verdict.value.kind === 'unfair' && (
        <details>
          <summary>{say('online.fair.details')}</summary>
          <p>{sayIfKnown(`fair.${verdict.value.code}`) ?? say('fair.malformed')}</p>
        </details>
      )}
    </div>
  );
}

function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'checking':
      return say('online.fair.checking');
    case 'fair':
      return say(verdict.isHeld ? 'online.fair.yes' : 'online.fair.late', { count: verdict.draws });
    case 'unfair':
      return say('online.fair.no');
    case 'unknown':
      return verdict.why;
  }
}
