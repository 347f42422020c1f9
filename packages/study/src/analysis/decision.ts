/** One decision of a recorded game against the best action, and the explanation of a turn's costliest one. */
import {
  type ActionId,
  actionBuffer,
  copyState,
  type Game,
  legalActions,
  makeNotation,
  type Rules,
  type State,
  type View,
  viewFor,
} from '@cartagena/engine';
import { type ActionRanking, rankActions } from '../evaluation/rank-actions.ts';
import { explain } from '../explain/explanation.ts';
import { bestPlan, planOf } from '../explain/turn-plan.ts';
import type { TurnStep } from '../explain/turn-step.ts';
import type { DecisionAnalysis, Mistake } from './analysis.ts';

/** A smaller cost is not worth mentioning. */
const MISTAKE_COST = 0.02;

/** A decision with what it takes to explain it when the turn is over. */
export interface AnalysedDecision {
  readonly analysis: DecisionAnalysis;
  readonly ranking: ActionRanking;
  readonly view: View;
  readonly before: State;
  /** How many steps of the turn came before it. */
  readonly stepCount: number;
}

export const costOf = ({ chance, bestChance }: DecisionAnalysis): number => bestChance - chance;

export function hasChoice({ rules, state }: Game): boolean {
  return legalActions(rules, state, actionBuffer(rules)) > 1;
}

/** Analyses the decision to play this action, which is number `at` of the record, in the game's current position. */
export function analyseDecision(
  { rules, state }: Game,
  action: ActionId,
  at: number,
  stepCount: number,
  rounds: number,
): AnalysedDecision {
  const seat = state.actor;
  const view = viewFor(rules, state, seat);
  const ranking = rankActions(rules, view, { seed: `analysis/${at}`, rounds }, action);
  const { best, played } = ranking;
  const analysis = {
    at,
    seat,
    done: makeNotation(rules, action),
    best: makeNotation(rules, best.action),
    chance: played.chance,
    bestChance: best.chance,
  };
  return { analysis, ranking, view, before: copyState(rules, state), stepCount };
}

/** The rest of the turn from its costliest decision on, compared with what the strongest bot would have done from there. */
export function explainMistake(
  rules: Rules,
  decisions: readonly AnalysedDecision[],
  steps: readonly TurnStep[],
  end: State,
  rounds: number,
): Mistake | undefined {
  const worst = decisions.reduce<AnalysedDecision | undefined>(
    (most, one) => (most && costOf(most.analysis) >= costOf(one.analysis) ? most : one),
    undefined,
  );
  if (!worst || costOf(worst.analysis) < MISTAKE_COST) return undefined;
  const { analysis, ranking, view, before, stepCount } = worst;
  const better = bestPlan(rules, view, { seed: `analysis/${analysis.at}`, rounds }, ranking.best);
  const other = planOf(rules, before, steps.slice(stepCount), end, ranking.played.chance);
  return { ...explain(analysis.seat, better, other), at: analysis.at };
}
