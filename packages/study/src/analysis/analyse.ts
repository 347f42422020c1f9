/**
 * Analyses a recorded game turn by turn: the chances to win before and after each turn, what each decision cost, and what luck
 * did. The chances are those of an observer who sees all hands; a decision is judged by what its seat could see.
 */
import {
  type ChanceSource,
  type GameRecord,
  isOver,
  newGame,
  resolveRules,
  seatsIn,
  seededChance,
} from '@cartagena/engine';
import { winChances } from '../evaluation/win-chances.ts';
import { analyseTurn } from './analyse-turn.ts';
import type { Analysis, SeatAnalysis, TurnAnalysis } from './analysis.ts';
import { costOf } from './decision.ts';
import { turningPoints } from './turning-points.ts';

export interface AnalysisOptions {
  /** States to sample for each decision: more take longer and judge more sharply. */
  readonly rounds?: number;
  /** Where the game's luck came from, if not from the record's seed. */
  readonly chance?: ChanceSource;
}

/** Reported after each turn. */
export interface AnalysisProgress {
  readonly turn: TurnAnalysis;
  /** Actions analysed so far, and all actions of the record. */
  readonly done: number;
  readonly total: number;
}

const ROUNDS = 4;

/** The record must be valid; its game need not be over. Equal records and rounds give equal analyses. */
export function* analyse(record: GameRecord, options: AnalysisOptions = {}): Generator<AnalysisProgress, Analysis> {
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

function analyseSeat(turns: readonly TurnAnalysis[], seat: number): SeatAnalysis {
  const decisions = turns.flatMap(turn => turn.choices).filter(decision => decision.seat === seat);
  return {
    cost: decisions.reduce((sum, decision) => sum + costOf(decision), 0),
    luck: turns.reduce((sum, { luck }) => sum + luck[seat], 0),
    choices: decisions.length,
    best: decisions.filter(decision => costOf(decision) === 0).length,
  };
}
