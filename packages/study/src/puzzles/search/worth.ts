/** What an outcome of a turn is worth to the seat that brings it about, over many worlds. */
import { mindFor } from '@cartagena/bots/mind';
import {
  type ActionId,
  apply,
  copyInto,
  createState,
  isOver,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  type View,
} from '@cartagena/engine';
import { goesOn } from '../../step.ts';

const WIDTH = 4;

/** How one world goes on after the actions, and the seat's chance to win then. */
type Sight = (rules: Rules, state: State, seat: number, chance: SeededChance) => number;

/** Nothing more is done. */
export const now: Sight = (rules, state, seat) => {
  const chances = new Float64Array(rules.seats);
  mindFor(rules).judge.chances(state, chances);
  return chances[seat];
};

/** The rest of the turn is played as well as it can be, and judged at its end. */
export const soon: Sight = (rules, state, seat, chance) => {
  return goesOn(state, seat)
    ? mindFor(rules).search.bestEnd(state, WIDTH, chance).worth
    : now(rules, state, seat, chance);
};

/** Everybody answers, and the seat itself plays once more: each turn as well as it can be. Then it is judged. */
export const later: Sight = (rules, state, seat, chance) => {
  const { judge, search } = mindFor(rules);
  const here = createState(rules);
  copyInto(state, here);
  const end = state.turns + rules.seats + (state.turn === seat ? 1 : 0);
  while (!isOver(here) && here.turns < end) {
    judge.meet(here);
    copyInto(search.bestEnd(here, WIDTH, chance).state, here);
  }
  judge.meet(here);
  return now(rules, here, seat, chance);
};

export interface Glass {
  readonly sight: Sight;
  readonly worlds: number;
  readonly seed: string;
}

/** The mean chance to win after each list of actions. All of them meet the same worlds and the same luck. */
export function worths(
  rules: Rules,
  view: View,
  lines: readonly (readonly ActionId[])[],
  { sight, worlds, seed }: Glass,
): number[] {
  const { judge } = mindFor(rules);
  const world = createState(rules);
  const state = createState(rules);
  const sums = lines.map(() => 0);
  for (let round = 0; round < worlds; round++) {
    sampleState(rules, view, new SeededChance(seed, 2 * round), world);
    lines.forEach((actions, i) => {
      const chance = new SeededChance(seed, 2 * round + 1);
      copyInto(world, state);
      judge.meet(state);
      for (const action of actions) apply({ rules, state, chance }, action);
      sums[i] += sight(rules, state, world.actor, chance);
    });
  }
  return sums.map(sum => sum / worlds);
}
