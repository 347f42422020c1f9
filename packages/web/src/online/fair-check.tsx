/** After the game: was it dealt as it was promised? */
import type { TableDetails } from '@cartagena/protocol';
import { useLoaded } from '../base/use-loaded.ts';
import { offerFile } from '../table/view/offer-file.ts';
import { Button } from '../ui/button.tsx';
import { say } from '../words/words.ts';
import { api } from './api.ts';
import { DealVerdict, judgeDeal, type Verdict } from './deal-verdict.tsx';
import { problemInWords } from './problem-words.ts';
import { savedPromiseOf } from './promises.ts';
import { namesAt } from './seat-names.ts';

async function check(id: string): Promise<Verdict> {
  const record = await api.record(id);
  if (!record.ok) return { kind: 'unknown', why: problemInWords(record.reason) };
  return judgeDeal(record.value, await savedPromiseOf(id));
}

interface FairCheckProps {
  readonly table: TableDetails;
  /** Whether the match that the table belongs to is over too: before, there is no record. */
  readonly isComplete: boolean;
}

export function FairCheck({ table, isComplete }: FairCheckProps) {
  const { id, status } = table;
  const isOver = status === 'over' && isComplete;
  /** Undefined: it is being checked. */
  const verdict = useLoaded(async () => (isOver ? check(id) : undefined), [isOver, id]);
  if (!isOver) return null;
  return (
    <div role="status">
      {verdict.value ? (
        <DealVerdict verdict={verdict.value} names={namesAt(table)} />
      ) : (
        <p>{say('online.fair.checking')}</p>
      )}
      {verdict.value?.kind === 'fair' && verdict.value.found.own && (
        <Button kind="quiet" onClick={() => void saveEvidence(id)}>
          {say('online.fair.save')}
        </Button>
      )}
    </div>
  );
}

/** For `cartagena verify RECORD --kept FILE`. */
async function saveEvidence(id: string): Promise<void> {
  offerFile(`cartagena-${id}-evidence.json`, JSON.stringify(await savedPromiseOf(id), null, 1));
}
