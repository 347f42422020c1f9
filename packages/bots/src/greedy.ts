/** The plain baseline: play the card that gains most ground, else draw as much as can be had. */
import {
  actionBuffer,
  apply,
  copyState,
  countAt,
  legalActions,
  nameAction,
  type Rules,
  type State,
  sampleState,
  totalProgress,
} from '@cartagena/engine';
import type { Bot } from './bot.ts';

/** Ground counts first, cards after it; to be across the water is worth half a space. */
const CARD = 0.01;
const ACROSS = 0.5;

function worth(rules: Rules, state: State, seat: number): number {
  const { boatFar } = rules.board;
  return totalProgress(rules, state, seat) + CARD * state.held[seat] + ACROSS * countAt(rules, state, seat, boatFar);
}

export const greedy: Bot = {
  name: 'greedy',
  choose(rules, view, chance) {
    const world = sampleState(rules, view, chance);
    const seat = world.actor;
    const out = actionBuffer(rules);
    const legal = Array.from(out.subarray(0, legalActions(rules, world, out)));
    const scores = legal.map(action => {
      const state = copyState(rules, world);
      apply({ rules, state, chance }, action);
      return winsFor(state, seat) ? Number.POSITIVE_INFINITY : worth(rules, state, seat);
    });
    const best = Math.max(...scores);
    const choices = legal.filter((_, i) => scores[i] === best);
    return nameAction(rules, choices[chance.below(choices.length)]);
  },
};

function winsFor(state: State, seat: number): boolean {
  return ((state.winners >> seat) & 1) === 1;
}
