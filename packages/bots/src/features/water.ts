/** Boat and rafts. */
import { countAt, NONE } from '@cartagena/engine';
import type { Aspect } from './aspect.ts';

/** Pirates who wait for the boat, are on the first leg, are aboard on either shore; and whether nobody has as many aboard. */
export const boat: Aspect = {
  names: ['waiting', 'ashore', 'aboardNear', 'aboardFar', 'mostAboard'],
  watcher(rules) {
    const { board, pirates, seats } = rules;
    if (rules.boatNear === NONE) return undefined;
    return (state, seat, out, at) => {
      const place = state.dock === 0 ? rules.boatNear : rules.boatFar;
      const aboard = countAt(rules, state, seat, place);
      let ashore = 0;
      for (let i = 0; i < pirates; i++) if (state.positions[seat * pirates + i] <= board.legs[0].last) ashore++;
      let most = true;
      for (let other = 0; other < seats; other++)
        if (other !== seat && countAt(rules, state, other, place) >= aboard) most = false;
      out[at] = state.dock === 1 ? ashore / pirates : 0;
      out[at + 1] = ashore / pirates;
      out[at + 2] = state.dock === 0 ? aboard / 3 : 0;
      out[at + 3] = state.dock === 1 ? aboard / 3 : 0;
      out[at + 4] = aboard > 0 && most ? 1 : 0;
    };
  },
};

/** Pirates on the wharf and on docked rafts, how full the fullest of these rafts is, and vessels at sea. */
export const rafts: Aspect = {
  names: ['wharf', 'rafted', 'raftFull', 'vessels'],
  watcher(rules) {
    if (rules.firstRaftSpace === NONE) return undefined;
    return (state, seat, out, at) => {
      const perRaft = state.aboard.length / state.raftAt.length;
      let rafted = 0;
      let fullest = 0;
      for (let berth = 0; berth < state.raftAt.length; berth++) {
        let own = 0;
        let heads = 0;
        for (let slot = berth * perRaft; slot < (berth + 1) * perRaft; slot++) {
          // Crew counts, a hole does not, and elsewhere whoever stands there.
          if (state.aboard[slot] === 1) heads++;
          else if (state.aboard[slot] === 0) heads += state.crowd[rules.firstRaftSpace + slot];
          own += countAt(rules, state, seat, rules.firstRaftSpace + slot);
        }
        rafted += own;
        if (own > 0) fullest = Math.max(fullest, heads);
      }
      out[at] = countAt(rules, state, seat, rules.wharf) / 3;
      out[at + 1] = rafted / 3;
      out[at + 2] = fullest / 2;
      out[at + 3] = state.vessels[seat] / 3;
    };
  },
};
