import type { Rules, State } from '@cartagena/engine';
import type { Aspect } from './aspect.ts';

const RANKS = 6;

/** Where a seat's pirates are: home, at the start, all ground together, and each of them from the rearmost on. */
export const pirates: Aspect = {
  names: ['home', 'start', 'progress', ...Array.from({ length: RANKS }, (_, i) => `rear${i + 1}`)],
  watcher(rules) {
    const { board, pirates: count } = rules;
    const way = board.spaces + 1;
    return (state, seat, out, at) => {
      let total = 0;
      let home = 0;
      let start = 0;
      for (let i = 0; i < count; i++) {
        const progress = board.progress[state.positions[seat * count + i]];
        total += progress;
        if (progress === 0) start++;
        if (progress === way) home++;
      }
      out[at] = home / count;
      out[at + 1] = start / count;
      out[at + 2] = total / (way * count);
      // Those that a table does without are as good as home.
      for (let rank = 0; rank < RANKS; rank++)
        out[at + 3 + rank] = rank < count ? progressOf(rules, state, seat * count, rank) / way : 1;
    };
  },
};

/** The ground of the pirate that is `rank`th from the rear, among those from `from` on. */
function progressOf({ board, pirates: count }: Rules, state: State, from: number, rank: number): number {
  // Spots are in the order of places. Only boat and rafts stand behind the goal in it.
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
