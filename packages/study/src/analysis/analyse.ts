/**
 * A game understood: how the chances stood before and after each turn, what each choice cost, and what luck did. The chances
 * are those of somebody who sees all hands, since the game is over; a choice is judged by what its seat could see.
 */
import {
  type ActionId,
  actionBuffer,
  type ChanceSource,
  checkAction,
  copyState,
  type Game,
  type GameRecord,
  isOver,
  legalActions,
  makeNotation,
  newGame,
  resolveRules,
  type State,
  seatsIn,
  seededChance,
  unwrap,
  type View,
  viewFor,
} from '@cartagena/engine';
import { type ActionRanking, rankActions } from '../evaluation/rank-actions.ts';
import { type Explanation, explain } from '../explain/explanation.ts';
import { bestPlan, planOf } from '../explain/turn-plan.ts';
import { stepOf, type TurnStep } from '../explain/turn-step.ts';
import type { Analysis, DecisionAnalysis, SeatAnalysis, TurnAnalysis } from './analysis.ts';
import { applyMeasuringLuck, winChances } from './luck.ts';
import { turningPoints } from './turning-points.ts';

export interface AnalyseOptions {
  /** Worlds to look at for each decision: more take longer and judge more sharply. */
  readonly rounds?: number;
  /** Where the game's luck came from, unless from the record's seed. */
  readonly chance?: ChanceSource;
}

/** After each turn, which is the part of the record's actions that is done. */
export interface AnalysisProgress {
  readonly turn: TurnAnalysis;
  /** Actions that are done, and all of the record. */
  readonly done: number;
  readonly total: number;
}

const ROUNDS = 8;
/** A choice that costs less is not worth a word. */
const MISTAKE = 0.02;

/** A decision on the way, with what is needed to explain it when the turn is over. */
interface Decision {
  readonly choice: DecisionAnalysis;
  readonly verdict: ActionRanking;
  readonly view: View;
  readonly before: State;
  /** How many steps of the turn were made before. */
  readonly step: number;
}

/** The record must be valid, whether or not its game is over. Equal records and rounds give equal analyses. */
export function* analyse(record: GameRecord, options: AnalyseOptions = {}): Generator<AnalysisProgress, Analysis> {
  const { rounds = ROUNDS, chance = seededChance } = options;
  const rules = resolveRules(record.config);
  const game = newGame(rules, chance(record.seed, 0));
  const chances = [winChances(rules, game.state)];
  const turns: TurnAnalysis[] = [];
  for (let at = 0; at < record.actions.length; ) {
    const turn = analyseTurn(game, record, at, { rounds, chance, before: chances.at(-1)! });
    at = turn.to;
    turns.push(turn);
    chances.push([...turn.after]);
    yield { turn, done: at, total: record.actions.length };
  }
  return {
    config: record.config,
    chances,
    turns,
    seats: Array.from({ length: rules.seats }, (_, seat) => analyseSeat(turns, seat)),
    turningPoints: turningPoints(turns),
    winners: isOver(game.state) ? seatsIn(game.state.winners) : [],
  };
}

interface TurnOptions {
  readonly rounds: number;
  readonly chance: ChanceSource;
  readonly before: readonly number[];
}

/** Replays one turn, which begins with the action `from`. */
function analyseTurn(game: Game, record: GameRecord, from: number, options: TurnOptions): TurnAnalysis {
  const { rules, state } = game;
  const { turn: seat, turns } = state;
  const luck = new Array<number>(rules.seats).fill(0);
  const passed: Decision[] = [];
  const steps: TurnStep[] = [];
  let at = from;
  for (; at < record.actions.length && state.turns === turns && !isOver(state); at++) {
    const action = unwrap(checkAction(game, state.actor, record.actions[at].action));
    if (hasChoice(game)) passed.push(analyseDecision(game, action, at, steps.length, options.rounds));
    game.chance = options.chance(record.seed, at + 1);
    const actor = state.actor;
    const step = stepOf(rules, action, actor, emit => {
      game.emit = emit;
      applyMeasuringLuck(game, action, `analysis/${at}`).forEach((size, i) => {
        luck[i] += size;
      });
      game.emit = undefined;
    });
    if (actor === seat) steps.push(step);
  }
  const own = passed.filter(({ choice }) => choice.seat === seat);
  return {
    number: turns + 1,
    seat,
    from,
    to: at,
    before: options.before,
    after: winChances(rules, state),
    luck,
    cost: own.reduce((sum, { choice }) => sum + costOf(choice), 0),
    choices: passed.map(({ choice }) => choice),
    ...explainWorst(game, own, steps, options.rounds),
  };
}

function hasChoice({ rules, state }: Game): boolean {
  return legalActions(rules, state, actionBuffer(rules)) > 1;
}

function analyseDecision({ rules, state }: Game, action: ActionId, at: number, step: number, rounds: number): Decision {
  const seat = state.actor;
  const view = viewFor(rules, state, seat);
  const verdict = rankActions(rules, view, { seed: `analysis/${at}`, rounds }, action);
  const { best, done } = verdict;
  const choice = {
    at,
    seat,
    done: makeNotation(rules, action),
    best: makeNotation(rules, best.action),
    chance: done.chance,
    bestChance: best.chance,
  };
  return { choice, verdict, view, before: copyState(rules, state), step };
}

const costOf = ({ chance, bestChance }: DecisionAnalysis): number => bestChance - chance;

/** The rest of the turn from its costliest choice on, against what the strongest bot would have done from there. */
function explainWorst(
  { rules, state }: Game,
  own: readonly Decision[],
  steps: readonly TurnStep[],
  rounds: number,
): { readonly mistake?: Explanation & { readonly at: number } } {
  const worst = own.reduce<Decision | undefined>(
    (most, one) => (most && costOf(most.choice) >= costOf(one.choice) ? most : one),
    undefined,
  );
  if (!worst || costOf(worst.choice) < MISTAKE) return {};
  const { choice, verdict, view, before, step } = worst;
  const better = bestPlan(rules, view, { seed: `analysis/${choice.at}`, rounds }, verdict.best);
  const other = planOf(rules, before, steps.slice(step), state, verdict.done.chance);
  return { mistake: { ...explain(choice.seat, better, other), at: choice.at } };
}

function analyseSeat(turns: readonly TurnAnalysis[], seat: number): SeatAnalysis {
  const choices = turns.flatMap(turn => turn.choices).filter(choice => choice.seat === seat);
  return {
    cost: choices.reduce((sum, choice) => sum + costOf(choice), 0),
    luck: turns.reduce((sum, { luck }) => sum + luck[seat], 0),
    choices: choices.length,
    best: choices.filter(choice => costOf(choice) === 0).length,
  };
}
