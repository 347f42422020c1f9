/** Games understood: how the chances stood at every moment, what was better, and why. */
export { type AnalyseOptions, type AnalysisProgress, analyse } from './analyse.ts';
export {
  type Analysis,
  type Choice,
  type SeatAnalysis,
  TURNING_KINDS,
  type TurnAnalysis,
  type TurningPoint,
} from './analysis.ts';
export type { Explanation } from './explanation.ts';
export { ASPECTS, type Aspect, type Gains } from './gains.ts';
export { type Hint, hint } from './hint.ts';
export type { Plan } from './plan.ts';
export { type Played, SEAT_KINDS, type Statistics, statistics, type Tally } from './statistics.ts';
export type { Step } from './step.ts';
