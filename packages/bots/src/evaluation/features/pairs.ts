import type { FeatureGroup } from './feature-group.ts';

/** Pirates that share a space with another of their own: joining two pirates brings two cards. */
export const pairs: FeatureGroup = {
  names: ['pairs'],
  reads: { ownSeat: ['positions'] },
  reader:
    ({ board, pirates }) =>
    (state, seat, out, at) => {
      let count = 0;
      for (let i = seat * pirates + 1; i < (seat + 1) * pirates; i++) {
        const place = state.positions[i];
        if (place === state.positions[i - 1] && place > 0 && place <= board.spaces) count++;
      }
      out[at] = count / 3;
    },
};
