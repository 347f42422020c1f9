/** Luck whose draws are counted. */
import type { Chance, ChanceSource } from '@cartagena/engine';

/** Calls `onDraw` with each draw. */
export function countDraws(source: ChanceSource, onDraw: () => void): ChanceSource {
  const counted = (chance: Chance): Chance => ({
    below(n) {
      onDraw();
      return chance.below(n);
    },
    forSlot: slot => counted(chance.forSlot?.(slot) ?? chance),
  });
  return (seed, stream) => counted(source(seed, stream));
}
