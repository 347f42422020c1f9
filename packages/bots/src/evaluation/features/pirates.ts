import type { Rules, State } from '@cartagena/engine';
import type { FeatureGroup } from './feature-group.ts';

const RANKS = 6;

/** Where a seat's pirates are: the share at home and at the start, their progress in all, and each one's from the rearmost on. */
export const pirates: FeatureGroup = {
  names: ['home', 'start', 'progress', ...Array.from({ length: RANKS }, (_, i) => `rear${i + 1}`)],
  reads: { ownSeat: ['positions'] },
  reader(rules) {
    const { board, pirates: count } = rules;
    const way = board.progress[board.goal];
    return (state, seat, out, at) => {
      let total = 0;
      let home = 0;
      let start = 0;
      for (let i = 0; i < count; i++) {
        const place = state.positions[seat * count + i];
        const progress = board.progress[place];
        total += progress;
        if (progress === 0) start++;
        if (board.home[place] === 1) home++;
      }
      out[at] = home / count;
      out[at + 1] = start / count;
      out[at + 2] = total / (way * count);
      // Pirates that a table plays without count as home.
      for (let rank = 0; rank < RANKS; rank++)
        out[at + 3 + rank] = rank < count ? progressOf(rules, state, seat * count, rank) / way : 1;
    };
  },
};

/** The progress of the pirate that is `rank`th from the rear, among those from `from` on. */
function progressOf({ board, pirates: count }: Rules, state: State, from: number, rank: number): number {
  // Positions are sorted by place. That is the order of progress, unless the board has places past the goal.
  if (board.places === board.goal + 1) return board.progress[state.positions[from + rank]];
  for (let i = 0; i < count; i++) {
    const mine = board.progress[state.positions[from + i]];
    let below = 0;
    for (let j = 0; j < count; j++) {
      const other = board.progress[state.positions[from + j]];
      if (other < mine || (other === mine && j < i)) below++;
    }
    if (below === rank) return mine;
  }
  return 0;
}
