/** What a line of actions is worth to the seat that plays it: its chance to win, as a mean over states sampled from its view. */
import { isStillDeciding, searchContextFor } from '@cartagena/bots/search';
import {
  type ActionId,
  apply,
  copyInto,
  copyState,
  createState,
  isOver,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  type View,
} from '@cartagena/engine';
import { continueTurn } from '../../evaluation/continuation.ts';

/** Lines that the search follows: to the end of one turn, and where many turns are played one after the other. */
const TURN_WIDTH = 4;
const GAME_WIDTH = 2;

/** Actions in the order in which they are played. */
export type ActionLine = readonly ActionId[];

/** How far the game is played on after a line before it is evaluated: returns the seat's chance to win there. */
type Horizon = (rules: Rules, state: State, seat: number, chance: SeededChance) => number;

/** No further. */
export const atOnce: Horizon = (rules, state, seat) => {
  const chances = new Float64Array(rules.seats);
  searchContextFor(rules).evaluator.evaluate(state, chances);
  return chances[seat];
};

/** To the end of the turn, played as well as it can be. */
export const atTurnEnd: Horizon = (rules, state, seat, chance) =>
  isStillDeciding(state, seat)
    ? searchContextFor(rules).turnSearch.bestTurn(state, TURN_WIDTH, chance).worth
    : atOnce(rules, state, seat, chance);

/** Until all other seats have answered and the seat has played once more, each as well as it can. */
export const afterNextTurn: Horizon = (rules, state, seat, chance) => {
  const end = state.turns + rules.seats + (state.turn === seat ? 1 : 0);
  return atOnce(rules, playUntil(rules, state, end, chance), seat, chance);
};

/** To the end of the game: the seat has won or not, and no evaluation has a part in it. */
export const atGameEnd: Horizon = (rules, state, seat, chance) =>
  atOnce(rules, playUntil(rules, state, Number.POSITIVE_INFINITY, chance), seat, chance);

/** The position after `turns` turns of the game, or at its end, if every seat plays as well as it can. */
function playUntil(rules: Rules, state: State, turns: number, chance: SeededChance): State {
  const current = copyState(rules, state);
  while (!isOver(current) && current.turns < turns) continueTurn(rules, current, GAME_WIDTH, chance);
  searchContextFor(rules).evaluator.prepare(current);
  return current;
}

export interface WorthOptions {
  readonly horizon: Horizon;
  readonly samples: number;
  readonly seed: string;
}

/** The mean worth of each line. All of them meet the same samples and the same draws. */
export function lineWorths(
  rules: Rules,
  view: View,
  lines: readonly ActionLine[],
  { horizon, samples, seed }: WorthOptions,
): number[] {
  const sums = lines.map(() => 0);
  for (let number = 0; number < samples; number++)
    lineWorthsInSample(rules, view, lines, horizon, seed, number).forEach((worth, i) => {
      sums[i] += worth;
    });
  return sums.map(sum => sum / samples);
}

/** The worth of each line in the sample of this number. */
export function lineWorthsInSample(
  rules: Rules,
  view: View,
  lines: readonly ActionLine[],
  horizon: Horizon,
  seed: string,
  number: number,
): number[] {
  const { evaluator } = searchContextFor(rules);
  const sample = sampleState(rules, view, new SeededChance(seed, 2 * number));
  const state = createState(rules);
  return lines.map(actions => {
    const chance = new SeededChance(seed, 2 * number + 1);
    copyInto(sample, state);
    evaluator.prepare(state);
    for (const action of actions) apply({ rules, state, chance }, action);
    return horizon(rules, state, sample.actor, chance);
  });
}
