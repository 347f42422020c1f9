/** What a game of a shared deal counts, in whole numbers, the same in all editions. */
import { type Rules, type State, seatsIn, totalProgress, turnsPlayed } from '@cartagena/engine';

/** What a victory counts; shared by those who share it. */
export const WIN_POINTS = 100;

export interface DealScore {
  readonly outcome: 'won' | 'shared' | 'lost';
  /** How many steps the person's pirates have made in all, less those of the opponent that came farthest. Below 0: behind. */
  readonly lead: number;
  /** 100 for a victory, and one for each step of the lead. */
  readonly points: number;
  readonly turns: number;
}

/** Of a finished game. */
export function scoreOf(rules: Rules, state: State, seat: number): DealScore {
  const winners = seatsIn(state.winners);
  const isWinner = winners.includes(seat);
  const lead = leadOf(rules, state, seat);
  return {
    outcome: !isWinner ? 'lost' : winners.length > 1 ? 'shared' : 'won',
    lead,
    points: (isWinner ? Math.floor(WIN_POINTS / winners.length) : 0) + lead,
    turns: turnsPlayed(state),
  };
}

export function leadOf(rules: Rules, state: State, seat: number): number {
  const others = Array.from({ length: rules.seats }, (_, other) => other).filter(other => other !== seat);
  const best = Math.max(...others.map(other => totalProgress(rules, state, other)));
  return totalProgress(rules, state, seat) - best;
}
