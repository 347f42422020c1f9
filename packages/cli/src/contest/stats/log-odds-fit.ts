/** Which straight line from judged log-odds to log-odds of winning fits what came of the positions best (logistic regression). */
import type { JudgedPosition } from './calibration.ts';

/** A judgement that needs no correction has slope 1 and shift 0. */
export interface LogOddsFit {
  readonly slope: number;
  readonly shift: number;
}

const MAX_STEPS = 50;
/** In log-odds: a first step is often too long. */
const LONGEST_STEP = 0.5;

/** By Newton's method. Undefined if it does not settle, as with positions that were all won. */
export function fitLogOdds(positions: readonly JudgedPosition[]): LogOddsFit | undefined {
  const known = positions
    .filter(({ judged }) => judged > 0 && judged < 1)
    .map(({ judged, won }) => ({ x: Math.log(judged / (1 - judged)), won }));
  let slope = 1;
  let shift = 0;
  for (let step = 0; step < MAX_STEPS; step++) {
    let [pullShift, pullSlope, weight, weightX, weightXX] = [0, 0, 0, 0, 0];
    for (const { x, won } of known) {
      const expected = 1 / (1 + Math.exp(-shift - slope * x));
      const variance = expected * (1 - expected);
      pullShift += won - expected;
      pullSlope += (won - expected) * x;
      weight += variance;
      weightX += variance * x;
      weightXX += variance * x * x;
    }
    const determinant = weight * weightXX - weightX ** 2;
    const byShift = (weightXX * pullShift - weightX * pullSlope) / determinant;
    const bySlope = (weight * pullSlope - weightX * pullShift) / determinant;
    const length = Math.max(Math.abs(byShift), Math.abs(bySlope));
    if (!Number.isFinite(length)) return undefined;
    if (length < 1e-9) return { slope, shift };
    const part = Math.min(1, LONGEST_STEP / length);
    shift += part * byShift;
    slope += part * bySlope;
  }
  return undefined;
}
