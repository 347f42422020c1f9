/** Analysis of games, hints, and statistics: the chances at every moment, what would have been better, and why. */
export { type AnalysisOptions, type AnalysisProgress, analyse } from './analysis/analyse.ts';
export {
  type Analysis,
  type DecisionAnalysis,
  type Mistake,
  type SeatAnalysis,
  TURNING_POINT_KINDS,
  type TurnAnalysis,
  type TurningPoint,
} from './analysis/analysis.ts';
export { type GamePair, type Parting, pairGames, type TurnSpan, turnsOf } from './deals/game-pair.ts';
export type { Explanation } from './explain/explanation.ts';
export { type Hint, hint } from './explain/hint.ts';
export { GAIN_ASPECTS, type GainAspect, type TurnGains } from './explain/turn-gains.ts';
export type { TurnPlan } from './explain/turn-plan.ts';
export type { TurnStep } from './explain/turn-step.ts';
export { type CountedGame, SEAT_KINDS, type Statistics, statistics, type WinTally } from './statistics.ts';
