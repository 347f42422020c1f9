import type { FeatureGroup } from '../features/feature-group.ts';
import { FEW } from '../features/time.ts';

/** The nets were trained with this number at every table, whatever the hand limit there. */
const SEVEN = 7;

/** A seat's cards: how many, whether none, whether enough for a turn, of how many icons, how many over seven, how many marked. */
export const hand: FeatureGroup = {
  names: ['held', 'none', 'few', 'icons', 'overSeven', 'marked'],
  reads: { ownSeat: ['hand', 'handCount'] },
  reader:
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
      out[at + 4] = Math.max(0, held - SEVEN) / 5;
      out[at + 5] = marked / 4;
    },
};
