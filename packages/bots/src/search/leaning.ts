/** What a player likes for its own sake, whether or not it wins by it: styles of play, as data. */
import { isOver, type Rules, type State, totalProgress } from '@cartagena/engine';
import type { PositionEvaluator } from '../evaluation/position-evaluator.ts';

export interface Leaning {
  /** What each card in hand is worth to it, in log-odds of winning. */
  readonly cards?: number;
  /** What its own ground is worth to it: log-odds for the whole way of one pirate. */
  readonly ground?: number;
  /** What the ground that others lack is worth to it, on average over them: log-odds for the whole way of one pirate. */
  readonly blocking?: number;
}

/** More cards than these are no pleasure. */
const ENOUGH_CARDS = 18;

/** How much the seat likes the position, apart from its chance to win. Only differences count. */
export function pleasure(rules: Rules, state: State, seat: number, { cards, ground, blocking }: Leaning): number {
  const way = rules.board.progress[rules.board.goal];
  let sum = 0;
  if (cards) sum += cards * Math.min(state.handCount[seat], ENOUGH_CARDS);
  if (ground) sum += (ground * totalProgress(rules, state, seat)) / way;
  if (blocking)
    for (let other = 0; other < rules.seats; other++)
      if (other !== seat) sum -= (blocking * totalProgress(rules, state, other)) / way / (rules.seats - 1);
  return sum;
}

/** A chance to win as log-odds: certainty is large, but finite. */
export function logOdds(chance: number): number {
  return Math.log((chance + 1e-6) / (1 - chance + 1e-6));
}

/** Positions as a player sees them who likes some things for their own sake. A finished game is what it is. */
export function leaningEvaluator(rules: Rules, evaluator: PositionEvaluator, leaning: Leaning): PositionEvaluator {
  return {
    evaluate(state, out) {
      evaluator.evaluate(state, out);
      if (isOver(state)) return;
      for (let seat = 0; seat < rules.seats; seat++)
        out[seat] = 1 / (1 + Math.exp(-logOdds(out[seat]) - pleasure(rules, state, seat, leaning)));
    },
  };
}
