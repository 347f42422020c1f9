/** The plain baseline: play the card that gains most ground, else draw as much as can be had. */
import {
  actionBuffer,
  apply,
  type Chance,
  copyState,
  countAt,
  legalActions,
  nameAction,
  PHASE,
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
  if ((state.winners >> seat) & 1) return Number.POSITIVE_INFINITY;
  const { boatFar } = rules;
  return (
    totalProgress(rules, state, seat) + CARD * state.handCount[seat] + ACROSS * countAt(rules, state, seat, boatFar)
  );
}

function legalIn(rules: Rules, state: State): number[] {
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)));
}

/** What the action leaves the seat with. Cards that are only laid count as what their best use makes of them. */
function worthOf(rules: Rules, before: State, action: number, seat: number, chance: Chance): number {
  const state = copyState(rules, before);
  apply({ rules, state, chance }, action);
  if (state.phase !== PHASE.use || state.actor !== seat) return worth(rules, state, seat);
  return Math.max(...legalIn(rules, state).map(use => worthOf(rules, state, use, seat, chance)));
}

export const greedy: Bot = {
  name: 'greedy',
  about: 'Plays the card that gains most ground, else draws as much as it can.',
  milliseconds: 50,
  choose(rules, view, { chance }) {
    const world = sampleState(rules, view, chance);
    const legal = legalIn(rules, world);
    const scores = legal.map(action => worthOf(rules, world, action, world.actor, chance));
    const best = Math.max(...scores);
    const choices = legal.filter((_, i) => scores[i] === best);
    return nameAction(rules, choices[chance.below(choices.length)]);
  },
};
