/** Whether a game was dealt as it was promised: every draw is computed again, in this browser. */
import type { FairEvidence } from '@cartagena/fair';
import { say, sayIfKnown } from '../words/words.ts';

export type Verdict =
  /** `isHeld`: against what this browser kept before the end. */
  | { readonly kind: 'fair'; readonly draws: number; readonly isHeld: boolean }
  | { readonly kind: 'unfair'; readonly code: string }
  | { readonly kind: 'unknown'; readonly why: string };

/** `promise`: what this browser kept of it before the end. */
export async function judgeDeal(record: unknown, promise: FairEvidence | undefined): Promise<Verdict> {
  const fair = await import('@cartagena/fair').catch(() => undefined);
  if (!fair) return { kind: 'unknown', why: say('online.fair.failed') };
  const parsed = fair.parseFairRecord(record);
  if (!parsed.ok) return { kind: 'unfair', code: parsed.reason.code };
  const verified = fair.verifyFairRecord(parsed.value, promise ?? {});
  if (!verified.ok) return { kind: 'unfair', code: verified.reason.code };
  return { kind: 'fair', draws: verified.value.draws, isHeld: promise?.entropies !== undefined };
}

export function DealVerdict({ verdict }: { readonly verdict: Verdict }) {
  return (
    <>
      <p>{inWords(verdict)}</p>
      {verdict.kind === 'unfair' && (
        <details>
          <summary>{say('online.fair.details')}</summary>
          <p>{sayIfKnown(`fair.${verdict.code}`) ?? say('fair.malformed')}</p>
        </details>
      )}
    </>
  );
}

function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'fair':
      return say(verdict.isHeld ? 'online.fair.yes' : 'online.fair.late', { count: verdict.draws });
    case 'unfair':
      return say('online.fair.no');
    case 'unknown':
      return verdict.why;
  }
}
