/** What a player saved of a game while it was running, to compare the record with it. */
import { SEAT_LETTERS } from '@cartagena/engine';
import type { PublicFairDeal } from './deal.ts';
import { toHex } from './encoding.ts';
import type { FirstFairRecord, OngoingFairRecord } from './fair-record.ts';
import { configHash, type RecordedConfig } from './recorded-config.ts';

export interface FairEvidence extends Partial<PublicFairDeal> {
  readonly config?: RecordedConfig;
}

export const evidenceFrom = ({ config, fair }: OngoingFairRecord): FairEvidence => ({ ...fair, config });

/** Names the first thing in which the record differs from the evidence. */
export function firstDifference({ config, fair }: FirstFairRecord, evidence: FairEvidence): string | undefined {
  const isSame = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);
  const { game, commitment, entropies, takebacks } = evidence;
  if (game !== undefined && game !== fair.game) return 'game id';
  if (commitment !== undefined && commitment.toLowerCase() !== fair.commitment) return 'commitment';
  // Field by field: to leave out a default, or to write it out, would be a way to choose among deals.
  if (evidence.config && toHex(configHash(evidence.config)) !== toHex(configHash(config))) return 'configuration';
  const seat = entropies?.findIndex((entropy, i) => entropy !== fair.entropies[i]) ?? -1;
  if (seat >= 0) return `entropy of seat ${SEAT_LETTERS[seat] ?? seat}`;
  // There may have been more takebacks since.
  if (takebacks && !isSame(takebacks, fair.takebacks.slice(0, takebacks.length))) return 'list of takebacks';
  return undefined;
}
