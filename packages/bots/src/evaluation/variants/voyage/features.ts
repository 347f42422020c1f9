import { countAt } from '@cartagena/engine';
import type { FeatureGroup } from '../../features/feature-group.ts';

/**
 * The share of pirates that wait while the boat is away, the share on the first leg, pirates aboard at either shore, and whether
 * the seat has more pirates aboard than any other.
 */
export const voyage: FeatureGroup = {
  module: 'voyage',
  names: ['waiting', 'ashore', 'aboardNear', 'aboardFar', 'mostAboard'],
  reads: { table: ['dock', 'positions'] },
  reader(rules) {
    const { board, pirates, seats, boatNear, boatFar } = rules;
    return (state, seat, out, at) => {
      const boat = state.dock === 0 ? boatNear : boatFar;
      const aboard = countAt(rules, state, seat, boat);
      let ashore = 0;
      for (let i = 0; i < pirates; i++) if (state.positions[seat * pirates + i] <= board.legs[0].last) ashore++;
      let hasMost = aboard > 0;
      for (let other = 0; other < seats; other++)
        if (other !== seat && countAt(rules, state, other, boat) >= aboard) hasMost = false;
      out[at] = state.dock === 1 ? ashore / pirates : 0;
      out[at + 1] = ashore / pirates;
      out[at + 2] = state.dock === 0 ? aboard / 3 : 0;
      out[at + 3] = state.dock === 1 ? aboard / 3 : 0;
      out[at + 4] = hasMost ? 1 : 0;
    };
  },
};
