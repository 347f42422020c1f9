/** Whether a game was dealt as it was promised: every draw is computed again, in this browser. */
import type { ChainEvidence, FairEvidence, FairVerdict } from '@cartagena/fair';
import { listed, say, sayIfKnown } from '../words/words.ts';

/** What this browser saved of the game before its end. */
export type SavedPromise = FairEvidence | ChainEvidence;

export type Verdict =
  /** `isHeld`: against what this browser saved before the end. */
  | { readonly kind: 'fair'; readonly found: FairVerdict; readonly fingerprint: string; readonly isHeld: boolean }
  | { readonly kind: 'unfair'; readonly code: string; readonly text?: string }
  | { readonly kind: 'unknown'; readonly why: string };

export async function judgeDeal(record: unknown, saved: SavedPromise | undefined): Promise<Verdict> {
  const fair = await import('@cartagena/fair').catch(() => undefined);
  if (!fair) return { kind: 'unknown', why: say('online.fair.failed') };
  const parsed = fair.parseFairRecord(record);
  if (!parsed.ok) return { kind: 'unfair', code: parsed.reason.code };
  const verified = fair.verifyFairRecord(parsed.value, saved);
  if (!verified.ok) return { kind: 'unfair', code: verified.reason.code, text: verified.reason.text };
  const found = verified.value;
  const isHeld =
    found.version === 2 ? found.own !== undefined : (saved as FairEvidence | undefined)?.entropies !== undefined;
  return { kind: 'fair', found, fingerprint: parsed.value.fair.fingerprint, isHeld };
}

export function DealVerdict({
  verdict,
  names = [],
}: {
  readonly verdict: Verdict;
  readonly names?: readonly string[];
}) {
  return (
    <>
      <p>{inWords(verdict)}</p>
      {verdict.kind === 'fair' && notesOn(verdict, names).map(note => <p key={note}>{note}</p>)}
      {verdict.kind === 'unfair' && (
        <details>
          <summary>{say('online.fair.details')}</summary>
          <p>{sayIfKnown(`fair.${verdict.code}`) ?? say('fair.malformed')}</p>
          {verdict.text && <p lang="en">{verdict.text}</p>}
        </details>
      )}
    </>
  );
}

function inWords(verdict: Verdict): string {
  switch (verdict.kind) {
    case 'fair':
      return say(fairnessOf(verdict), { count: verdict.found.draws });
    case 'unfair':
      return say('online.fair.no');
    case 'unknown':
      return verdict.why;
  }
}

/** How much was promised to this browser. */
function fairnessOf({ found: { version, own }, isHeld }: Extract<Verdict, { kind: 'fair' }>) {
  if (!isHeld) return 'online.fair.late';
  if (version === 1) return 'online.fair.first';
  if (own && own.elsewhere > 0) return 'online.fair.elsewhere';
  if (own?.hasShare) return 'online.fair.yes';
  return own?.seat === null ? 'online.fair.watched' : 'online.fair.no-share';
}

/** What happened at the table that a player may want to remember differently. */
function notesOn({ found, fingerprint }: Extract<Verdict, { kind: 'fair' }>, names: readonly string[]): string[] {
  const { restarts, takebacks, own, standIns } = found;
  const ownStandIns = own?.seat == null ? 0 : standIns[own.seat];
  const blamed = [...new Set(restarts.flat())].sort().map(seat => names[seat] ?? String(seat + 1));
  return [
    ...(restarts.length > 0 ? [say('online.restarts', { count: restarts.length, names: listed(blamed) })] : []),
    ...(takebacks.length > 0 ? [say('online.fair.takebacks', { count: takebacks.length })] : []),
    ...(ownStandIns > 0 ? [say('online.fair.stand-ins', { count: ownStandIns })] : []),
    ...(own && own.elsewhere > 0 ? [say('alarm.elsewhere', { count: own.elsewhere })] : []),
    say('online.fair.fingerprint', { text: fingerprint.slice(0, 16).match(/.{4}/g)!.join(' ') }),
  ];
}
