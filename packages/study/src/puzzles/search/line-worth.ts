/** What an outcome of a turn is worth to the seat that brings it about, over many worlds. */
import { mindFor } from '@cartagena/bots/mind';
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
import { isStillDeciding } from '../../explain/turn-step.ts';

const WIDTH = 4;
/** Where many turns are played one after the other. */
const PLAYED_WIDTH = 2;

/** Actions, one after the other. */
export type ActionLine = readonly ActionId[];

/** How one world goes on after the actions, and the seat's chance to win then. */
type Horizon = (rules: Rules, state: State, seat: number, chance: SeededChance) => number;

/** Nothing more is done. */
export const atOnce: Horizon = (rules, state, seat) => {
  const chances = new Float64Array(rules.seats);
  mindFor(rules).judge.chances(state, chances);
  return chances[seat];
};

/** The rest of the turn is played as well as it can be, and judged at its end. */
export const atTurnEnd: Horizon = (rules, state, seat, chance) => {
  return isStillDeciding(state, seat)
    ? mindFor(rules).search.bestTurn(state, WIDTH, chance).worth
    : atOnce(rules, state, seat, chance);
};

/** Everybody answers, and the seat itself plays once more: each turn as well as it can. Then it is judged. */
export const afterNextTurn: Horizon = (rules, state, seat, chance) => {
  const end = state.turns + rules.seats + (state.turn === seat ? 1 : 0);
  return atOnce(rules, playOn(rules, state, end, chance), seat, chance);
};

/** The game is played to its end: nobody judges, it is won or not. */
export const atGameEnd: Horizon = (rules, state, seat, chance) =>
  atOnce(rules, playOn(rules, state, Number.POSITIVE_INFINITY, chance), seat, chance);

/** Where it leads if everybody plays as well as it can, until so many turns were made or the game is over. */
function playOn(rules: Rules, state: State, turns: number, chance: SeededChance): State {
  const here = copyState(rules, state);
  while (!isOver(here) && here.turns < turns) continueTurn(rules, here, PLAYED_WIDTH, chance);
  mindFor(rules).judge.meet(here);
  return here;
}

export interface WorthOptions {
  readonly sight: Horizon;
  readonly worlds: number;
  readonly seed: string;
}

/** The mean chance to win after each list of actions. All of them meet the same worlds and the same luck. */
export function worths(
  rules: Rules,
  view: View,
  lines: readonly ActionLine[],
  { sight, worlds, seed }: WorthOptions,
): number[] {
  const sums = lines.map(() => 0);
  for (let round = 0; round < worlds; round++)
    worthsIn(rules, view, lines, sight, seed, round).forEach((worth, i) => {
      sums[i] += worth;
    });
  return sums.map(sum => sum / worlds);
}

/** The chance to win after each list of actions in one world, the one of this number. */
export function worthsIn(
  rules: Rules,
  view: View,
  lines: readonly ActionLine[],
  sight: Horizon,
  seed: string,
  number: number,
): number[] {
  const { judge } = mindFor(rules);
  const world = sampleState(rules, view, new SeededChance(seed, 2 * number));
  const state = createState(rules);
  return lines.map(actions => {
    const chance = new SeededChance(seed, 2 * number + 1);
    copyInto(world, state);
    judge.meet(state);
    for (const action of actions) apply({ rules, state, chance }, action);
    return sight(rules, state, world.actor, chance);
  });
}
