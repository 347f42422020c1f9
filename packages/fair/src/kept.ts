/** What somebody kept of what was shown before the end, to hold it against the record. */
import { type GameConfig, SEAT_LETTERS } from '@cartagena/engine';
import { hex } from './encoding.ts';
import type { FairRecord, OpenFairRecord } from './fair-record.ts';
import { configHash } from './key.ts';
import type { FairTerms } from './terms.ts';

export interface Kept extends Partial<FairTerms> {
  readonly config?: GameConfig;
}

export const keptFrom = ({ config, fair }: OpenFairRecord): Kept => ({ ...fair, config });

/** The first thing that is not as it was shown, in words. */
export function whatDiffers({ config, fair }: FairRecord, kept: Kept): string | undefined {
  const same = (a: readonly unknown[], b: readonly unknown[]) => JSON.stringify(a) === JSON.stringify(b);
  if (kept.game !== undefined && kept.game !== fair.game) return 'game id';
  if (kept.commitment !== undefined && kept.commitment.toLowerCase() !== fair.commitment) return 'commitment';
  if (kept.config && hex(configHash(kept.config)) !== hex(configHash(config))) return 'configuration';
  const seat = kept.entropies?.findIndex((entropy, i) => entropy !== fair.entropies[i]) ?? -1;
  if (seat >= 0) return `entropy of seat ${SEAT_LETTERS[seat] ?? seat}`;
  // More may have been taken back since.
  if (kept.takebacks && !same(kept.takebacks, fair.takebacks.slice(0, kept.takebacks.length)))
    return 'list of takings back';
  return undefined;
}
