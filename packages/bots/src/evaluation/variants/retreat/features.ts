import { backwardTarget } from '@cartagena/engine';
import type { FeatureGroup } from '../../features/feature-group.ts';

/** A way back that is longer than this counts as no way back. */
const FAR = 12;

/** Cards for going back: how many pirates could fetch two cards, and one, and how near the nearest of them is to its space. */
export const retreat: FeatureGroup = {
  module: 'retreat',
  names: ['twoBack', 'twoNear', 'oneBack', 'oneNear'],
  reads: { table: ['crowd'], ownSeat: ['positions'] },
  reader(rules) {
    const { board, pirates } = rules;
    return (state, seat, out, at) => {
      let two = 0;
      let one = 0;
      let twoNear = FAR;
      let oneNear = FAR;
      for (let i = 0; i < pirates; i++) {
        const place = state.positions[seat * pirates + i];
        if (board.behind[place] === 0) continue;
        const target = backwardTarget(rules, state, place);
        if (target === 0) continue;
        const cost = board.progress[place] - board.progress[target];
        if (state.crowd[target] === 2) {
          two++;
          twoNear = Math.min(twoNear, cost);
        } else {
          one++;
          oneNear = Math.min(oneNear, cost);
        }
      }
      out[at] = two / 6;
      out[at + 1] = 1 - twoNear / FAR;
      out[at + 2] = one / 6;
      out[at + 3] = 1 - oneNear / FAR;
    };
  },
};
