/** How sure one can be, after so many games, which of two bots is the better one: computed from games that were played. */
import type { Outcomes } from './outcomes.ts';

/**
 * For 1, 2, … up to `most` outcomes drawn from these, independent of each other: how likely the bot then has more than half of the wins,
 * where exactly half counts half. Exact: the distribution of the sum is added up, nothing is drawn.
 */
export function certaintyCurve({ counts, total, full }: Outcomes, most: number): number[] {
  let sums = Float64Array.of(1);
  return Array.from({ length: most }, (_, i) => {
    const next = new Float64Array((i + 1) * full + 1);
    for (const [wins, count] of counts)
      for (let sum = 0; sum < sums.length; sum++) next[sum + wins] += (sums[sum] * count) / total;
    sums = next;
    const half = ((i + 1) * full) / 2;
    return sums.subarray(half + 1).reduce((sure, chance) => sure + chance, sums[half] / 2);
  });
}

/** After how many outcomes it is this sure, and stays so; undefined: not within the curve. */
export function enough(curve: readonly number[], certainty: number): number | undefined {
  const last = curve.findLastIndex(sure => sure < certainty);
  return last === curve.length - 1 ? undefined : last + 2;
}
