/** Replays one turn of a record and analyses it. */
import { type ChanceSource, checkAction, type Game, type GameRecord, isOver, unwrap } from '@cartagena/engine';
import { winChances } from '../evaluation/win-chances.ts';
import { describeStep, type TurnStep } from '../explain/turn-step.ts';
import type { TurnAnalysis } from './analysis.ts';
import { type AnalysedDecision, analyseDecision, costOf, explainMistake, hasChoice } from './decision.ts';
import { applyMeasuringLuck } from './luck.ts';

export interface TurnOptions {
  readonly rounds: number;
  readonly chance: ChanceSource;
  /** Each seat's chance to win before the turn. */
  readonly before: readonly number[];
}

/** The turn that begins with action `from`; the game moves to its end. */
export function analyseTurn(game: Game, record: GameRecord, from: number, options: TurnOptions): TurnAnalysis {
  const { rules, state } = game;
  const { turn: seat, turns } = state;
  const luck = new Array<number>(rules.seats).fill(0);
  const decisions: AnalysedDecision[] = [];
  const steps: TurnStep[] = [];
  let at = from;
  for (; at < record.actions.length && state.turns === turns && !isOver(state); at++) {
    const action = unwrap(checkAction(game, state.actor, record.actions[at].action));
    if (hasChoice(game)) decisions.push(analyseDecision(game, action, at, steps.length, options.rounds));
    game.chance = options.chance(record.seed, at + 1);
    const actor = state.actor;
    const step = describeStep(rules, action, actor, emit => {
      game.emit = emit;
      applyMeasuringLuck(game, action, `analysis/${at}`).forEach((size, i) => {
        luck[i] += size;
      });
      game.emit = undefined;
    });
    if (actor === seat) steps.push(step);
  }
  const own = decisions.filter(({ analysis }) => analysis.seat === seat);
  const mistake = explainMistake(rules, own, steps, state, options.rounds);
  return {
    number: turns + 1,
    seat,
    from,
    to: at,
    before: options.before,
    after: winChances(rules, state),
    luck,
    cost: own.reduce((sum, { analysis }) => sum + costOf(analysis), 0),
    choices: decisions.map(({ analysis }) => analysis),
    ...(mistake ? { mistake } : {}),
  };
}
