import { MOST_HELD } from '@cartagena/engine';
import type { Aspect } from './aspect.ts';

/** A turn's worth of cards. */
export const FEW = 3;

/** A seat's cards: how many, none, enough for a turn, of how many icons, past the limit of seven, marked ones. */
export const hand: Aspect = {
  names: ['held', 'none', 'few', 'icons', 'overSeven', 'marked'],
  watcher:
    ({ cardKinds, kindMarked, kindIcon }) =>
    (state, seat, out, at) => {
      const held = state.handCount[seat];
      const from = seat * cardKinds;
      let icons = 0;
      let marked = 0;
      for (let kind = 0; kind < cardKinds; kind++) {
        const count = state.hand[from + kind];
        if (count === 0) continue;
        if (kindMarked[kind]) marked += count;
        if (!kindMarked[kind] || state.hand[from + kindIcon[kind]] === 0) icons++;
      }
      out[at] = held / 10;
      out[at + 1] = held === 0 ? 1 : 0;
      out[at + 2] = Math.min(held, FEW) / FEW;
      out[at + 3] = icons / 6;
      out[at + 4] = Math.max(0, held - MOST_HELD) / 5;
      out[at + 5] = marked / 4;
    },
};
