/** What a turn brings a seat, in numbers that can be put into words. */
import {
  forwardTarget,
  homeCount,
  isOver,
  NONE,
  type Rules,
  SeededChance,
  type State,
  sampleState,
  totalProgress,
  viewFor,
} from '@cartagena/engine';
import { forcedWinSearch } from '../evaluation/forced-win.ts';

/**
 * `win`: the game is won. `threat`: how likely it seems to the seat that the next one wins at once. `home`: pirates brought home. `ground`: spaces that the own pirates get on. `cards`: cards in hand.
 * `others`: spaces that the others' pirates get on. `jump`: how much farther one card could carry an own pirate.
 * `opening`: the same for the others.
 */
export const GAIN_ASPECTS = ['win', 'threat', 'home', 'cards', 'ground', 'others', 'jump', 'opening'] as const;
export type GainAspect = (typeof GAIN_ASPECTS)[number];
export type TurnGains = { readonly [A in GainAspect]: number };

export const NO_GAINS: TurnGains = { win: 0, threat: 0, home: 0, cards: 0, ground: 0, others: 0, jump: 0, opening: 0 };

/** How much of it is worth a word; negative where less is better. */
const UNIT: TurnGains = { win: 1, threat: -0.5, home: 1, cards: 1, ground: 2, others: -2, jump: 3, opening: -3 };

export function gainsOf(rules: Rules, before: State, after: State, seat: number): TurnGains {
  const others = Array.from({ length: rules.seats }, (_, other) => other).filter(other => other !== seat);
  const change = (measure: (state: State) => number): number => measure(after) - measure(before);
  return {
    win: (after.winners >> seat) & 1,
    threat: threatIn(rules, after, seat),
    home: change(state => homeCount(rules, state, seat)),
    cards: change(state => state.handCount[seat]),
    ground: change(state => totalProgress(rules, state, seat)),
    others: change(state => others.reduce((sum, other) => sum + totalProgress(rules, state, other), 0)),
    jump: change(state => longestJump(rules, state, seat)),
    opening: change(state => Math.max(...others.map(other => longestJump(rules, state, other)))),
  };
}

/**
 * What the better turn has over the other one, the weightiest first. Empty: nothing that these numbers can tell. Where the game is won
 * or lost at once, nothing else is worth a word.
 */
export function advantages(better: TurnGains, other: TurnGains): GainAspect[] {
  const weight = (aspect: GainAspect): number => (better[aspect] - other[aspect]) / UNIT[aspect];
  const found = GAIN_ASPECTS.filter(aspect => weight(aspect) >= 1).sort((a, b) => weight(b) - weight(a));
  const decisive = DECISIVE.find(aspect => found.includes(aspect));
  return decisive ? [decisive] : found;
}

const DECISIVE: readonly GainAspect[] = ['win', 'threat'];

/** Worlds that fit what the seat sees, in which the next one is asked whether it wins. */
const WORLDS = 8;

function threatIn(rules: Rules, after: State, seat: number): number {
  if (isOver(after) || after.turn === seat) return 0;
  const view = viewFor(rules, after, seat);
  const worlds = Array.from({ length: WORLDS }, (_, i) => sampleState(rules, view, new SeededChance('threat', i)));
  return worlds.filter(forcedWinSearch(rules).hasForcedWin).length / WORLDS;
}

/** The longest way that one card, whichever it is, could carry a pirate of the seat. */
function longestJump(rules: Rules, state: State, seat: number): number {
  const { progress } = rules.board;
  let longest = 0;
  for (let i = 0; i < rules.pirates; i++) {
    const place = state.positions[seat * rules.pirates + i];
    for (let icon = 0; icon < rules.icons.length; icon++) {
      const target = forwardTarget(rules, state, seat, place, icon, 1);
      if (target !== NONE) longest = Math.max(longest, progress[target] - progress[place]);
    }
  }
  return longest;
}
