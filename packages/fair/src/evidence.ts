/** What somebody kept of what was shown before the end, to hold it against the record. */
import { type GameConfig, SEAT_LETTERS } from '@cartagena/engine';
import type { PublicFairDeal } from './deal.ts';
import { toHex } from './encoding.ts';
import type { FairRecord, OngoingFairRecord } from './fair-record.ts';
import { configHash } from './game-key.ts';

export interface FairEvidence extends Partial<PublicFairDeal> {
  readonly config?: GameConfig;
}

export const evidenceFrom = ({ config, fair }: OngoingFairRecord): FairEvidence => ({ ...fair, config });

/** The first thing that is not as it was shown, in words. */
export function firstDifference({ config, fair }: FairRecord, kept: FairEvidence): string | undefined {
  const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);
  if (kept.game !== undefined && kept.game !== fair.game) return 'game id';
  if (kept.commitment !== undefined && kept.commitment.toLowerCase() !== fair.commitment) return 'commitment';
  if (kept.config && toHex(configHash(kept.config)) !== toHex(configHash(config))) return 'configuration';
  const seat = kept.entropies?.findIndex((entropy, i) => entropy !== fair.entropies[i]) ?? -1;
  if (seat >= 0) return `entropy of seat ${SEAT_LETTERS[seat] ?? seat}`;
  // More may have been taken back since.
  if (kept.takebacks && !same(kept.takebacks, fair.takebacks.slice(0, kept.takebacks.length)))
    return 'list of takings back';
  return undefined;
}
