import { BERTHS, countAt } from '@cartagena/engine';
import type { FeatureGroup } from '../../features/feature-group.ts';

/** A crew token in `state.aboard`; 0 is an empty raft space. */
const CREW = 1;

/** Pirates on the wharf and on docked rafts, how full the fullest of these rafts is, and the seat's rafts at sea. */
export const raft: FeatureGroup = {
  module: 'raft',
  names: ['wharf', 'rafted', 'raftFull', 'vessels'],
  reads: { table: ['aboard', 'crowd'], ownSeat: ['positions', 'vessels'] },
  reader(rules) {
    const { firstRaftSpace, wharf } = rules;
    return (state, seat, out, at) => {
      const perRaft = state.aboard.length / BERTHS.length;
      let rafted = 0;
      let fullest = 0;
      for (let berth = 0; berth < BERTHS.length; berth++) {
        let own = 0;
        let heads = 0;
        for (let slot = berth * perRaft; slot < (berth + 1) * perRaft; slot++) {
          // A crew token counts as a head, a hole does not, and on an empty space the pirates do.
          if (state.aboard[slot] === CREW) heads++;
          else if (state.aboard[slot] === 0) heads += state.crowd[firstRaftSpace + slot];
          own += countAt(rules, state, seat, firstRaftSpace + slot);
        }
        rafted += own;
        if (own > 0) fullest = Math.max(fullest, heads);
      }
      out[at] = countAt(rules, state, seat, wharf) / 3;
      out[at + 1] = rafted / 3;
      out[at + 2] = fullest / 2;
      out[at + 3] = state.vessels[seat] / 3;
    };
  },
};
