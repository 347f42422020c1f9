/** The plain baseline: plays the card that gains most progress, else draws as many cards as it can. */
import {
  actionBuffer,
  apply,
  type Chance,
  copyState,
  legalActions,
  nameAction,
  PHASE,
  type Rules,
  type State,
  sampleState,
  totalProgress,
} from '@cartagena/engine';
import type { Bot } from '../bot.ts';
import { onwardPlaces } from '../evaluation/onward-places.ts';

/** Progress counts first, cards after it. A pirate that was carried on from where it waited is worth half a space more. */
const CARD = 0.01;
const CARRIED = 0.5;

/** What the state is worth to a seat. */
type Worth = (state: State, seat: number) => number;

function makeWorth(rules: Rules): Worth {
  const { board, pirates } = rules;
  const carriedTo = onwardPlaces(board).filter((onward, place) => onward !== place);
  return (state, seat) => {
    if ((state.winners >> seat) & 1) return Number.POSITIVE_INFINITY;
    const own = state.positions.subarray(seat * pirates, (seat + 1) * pirates);
    const carriedCount = own.filter(place => carriedTo.includes(place)).length;
    return totalProgress(rules, state, seat) + CARD * state.handCount[seat] + CARRIED * carriedCount;
  };
}

function legalIn(rules: Rules, state: State): number[] {
  const out = actionBuffer(rules);
  return Array.from(out.subarray(0, legalActions(rules, state, out)));
}

/** It never ends a turn without an action where it could act, even if passing is allowed: it would wait for ever. */
function actionsFirst(rules: Rules, state: State, legal: number[]): number[] {
  if (state.hasActed) return legal;
  const active = legal.filter(action => nameAction(rules, action).type !== 'end');
  return active.length > 0 ? active : legal;
}

/** What the state after the action is worth. Cards that are played before their use is named count as their best use. */
function worthAfter(rules: Rules, before: State, action: number, chance: Chance, worth: Worth): number {
  const seat = before.actor;
  const state = copyState(rules, before);
  apply({ rules, state, chance }, action);
  if (state.phase !== PHASE.use || state.actor !== seat) return worth(state, seat);
  return Math.max(...legalIn(rules, state).map(use => worthAfter(rules, state, use, chance, worth)));
}

export const greedy: Bot = {
  name: 'greedy',
  about: 'Plays the card that gains most ground, else draws as much as it can.',
  milliseconds: 50,
  choose(rules, view, { chance }) {
    const sample = sampleState(rules, view, chance);
    const legal = actionsFirst(rules, sample, legalIn(rules, sample));
    const worth = makeWorth(rules);
    const worths = legal.map(action => worthAfter(rules, sample, action, chance, worth));
    const best = Math.max(...worths);
    const choices = legal.filter((_, i) => worths[i] === best);
    return nameAction(rules, choices[chance.below(choices.length)]);
  },
};
