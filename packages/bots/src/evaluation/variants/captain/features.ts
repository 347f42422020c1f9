import type { FeatureGroup } from '../../features/feature-group.ts';

/** How far the pirate with the hat has come. */
export const captain: FeatureGroup = {
  module: 'captain',
  names: ['hat'],
  reads: { ownSeat: ['hat'] },
  reader:
    ({ board }) =>
    (state, seat, out, at) => {
      out[at] = board.progress[state.hat[seat]] / board.progress[board.goal];
    },
};
