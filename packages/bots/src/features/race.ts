import { Solo } from '../solo.ts';
import type { Aspect } from './aspect.ts';

/** What the hand could do if nobody else moved, and what a card of any icon could. */
export const race: Aspect = {
  names: ['soloBest', 'soloTurn', 'soloWhole', 'soloHome', 'soloRear', 'soloDone', 'soloSpare', 'reach'],
  watcher(rules) {
    const { board, pirates, icons } = rules;
    const way = board.spaces + 1;
    const solo = new Solo(rules);
    return (state, seat, out, at, trail) => {
      solo.run(state, seat, trail);
      out[at] = solo.best / way;
      out[at + 1] = solo.turn / way / 2;
      out[at + 2] = solo.whole / (way * pirates);
      out[at + 3] = solo.home / pirates;
      out[at + 4] = solo.rear / way;
      out[at + 5] = solo.home === pirates ? 1 : 0;
      out[at + 6] = Math.min(solo.spare, 5) / 5;
      out[at + 7] = solo.reach / (icons.length * pirates * 10);
    };
  },
};
