import type { FeatureGroup } from './feature-group.ts';
import { FEW } from './time.ts';

/** Where the worth of one more card changes: a hoard is worth more than its first cards suggest, or less. */
const STEPS = [4, 8, 12, 16] as const;

/** A seat's cards: how many, and how many over some numbers, of how many icons, of the most frequent icon, and how many marked. */
export const hand: FeatureGroup = {
  names: ['held', 'none', 'few', 'icons', 'most', 'marked', ...STEPS.map(step => `over${step}`)],
  reads: { ownSeat: ['hand', 'handCount'] },
  reader({ cardKinds, kindMarked, kindIcon, icons: iconNames }) {
    const counts = new Uint8Array(iconNames.length);
    return (state, seat, out, at) => {
      const held = state.handCount[seat];
      const from = seat * cardKinds;
      counts.fill(0);
      let icons = 0;
      let most = 0;
      let marked = 0;
      for (let kind = 0; kind < cardKinds; kind++) {
        const count = state.hand[from + kind];
        if (count === 0) continue;
        if (kindMarked[kind]) marked += count;
        const icon = kindIcon[kind];
        if (counts[icon] === 0) icons++;
        counts[icon] += count;
        if (counts[icon] > most) most = counts[icon];
      }
      out[at] = held / 10;
      out[at + 1] = held === 0 ? 1 : 0;
      out[at + 2] = Math.min(held, FEW) / FEW;
      out[at + 3] = icons / 6;
      out[at + 4] = most / 5;
      out[at + 5] = marked / 4;
      for (let i = 0; i < STEPS.length; i++) out[at + 6 + i] = held > STEPS[i] ? (held - STEPS[i]) / 8 : 0;
    };
  },
};
