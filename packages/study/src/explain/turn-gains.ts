/** What a turn gains for a seat, in numbers that can be put into words. Every number is defined for any rules. */
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
 * - `win`: the game is won.
 * - `threat`: how likely it seems to the seat that the next seat wins at once.
 * - `home`: pirates brought home.
 * - `cards`: change of the number of cards in hand.
 * - `ground`: spaces that the seat's own pirates advance.
 * - `others`: spaces that the other seats' pirates advance.
 * - `jump`: how much farther a single card could carry one of the seat's pirates.
 * - `opening`: the same for the other seats.
 */
export const GAIN_ASPECTS = ['win', 'threat', 'home', 'cards', 'ground', 'others', 'jump', 'opening'] as const;
export type GainAspect = (typeof GAIN_ASPECTS)[number];
export type TurnGains = { readonly [A in GainAspect]: number };

export const NO_GAINS: TurnGains = { win: 0, threat: 0, home: 0, cards: 0, ground: 0, others: 0, jump: 0, opening: 0 };

/** The smallest difference worth mentioning; negative where less is better. */
const NOTABLE: TurnGains = { win: 1, threat: -0.5, home: 1, cards: 1, ground: 2, others: -2, jump: 3, opening: -3 };

/** Aspects that decide the game: next to one of them, nothing else is worth mentioning. */
const DECISIVE: readonly GainAspect[] = ['win', 'threat'];

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

export function meanGains(all: readonly TurnGains[]): TurnGains {
  const mean = (aspect: GainAspect): number => all.reduce((sum, gains) => sum + gains[aspect], 0) / all.length;
  return Object.fromEntries(GAIN_ASPECTS.map(aspect => [aspect, mean(aspect)])) as TurnGains;
}

/** In which aspects the better turn gains notably more than the other, the weightiest first. Empty if in none. */
export function advantages(better: TurnGains, other: TurnGains): GainAspect[] {
  const weight = (aspect: GainAspect): number => (better[aspect] - other[aspect]) / NOTABLE[aspect];
  const found = GAIN_ASPECTS.filter(aspect => weight(aspect) >= 1).sort((a, b) => weight(b) - weight(a));
  const decisive = DECISIVE.find(aspect => found.includes(aspect));
  return decisive ? [decisive] : found;
}

/** States sampled from the seat's view, in each of which the next seat may have a forced win. */
const THREAT_SAMPLES = 8;

function threatIn(rules: Rules, after: State, seat: number): number {
  if (isOver(after) || after.turn === seat) return 0;
  const view = viewFor(rules, after, seat);
  const samples = Array.from({ length: THREAT_SAMPLES }, (_, i) =>
    sampleState(rules, view, new SeededChance('threat', i)),
  );
  return samples.filter(forcedWinSearch(rules).hasForcedWin).length / THREAT_SAMPLES;
}

/** The longest way that one card of any icon could carry a pirate of the seat. */
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
