import { isJoinable } from '@cartagena/engine';
import type { FeatureGroup } from '../../features/feature-group.ts';

/** A way forward that is longer than this counts as no way. */
const FAR = 12;

/** Cards for moving another seat's pirate forward, two and one: the shorter that pirate's way, the cheaper the cards. */
export const assist: FeatureGroup = {
  module: 'assist',
  names: ['twoHelp', 'oneHelp'],
  reads: { table: ['positions', 'crowd'] },
  reader(rules) {
    const { board, pirates, seats } = rules;
    return (state, seat, out, at) => {
      let two = FAR;
      let one = FAR;
      for (let i = 0; i < seats * pirates; i++) {
        const place = state.positions[i];
        const isOwn = i >= seat * pirates && i < (seat + 1) * pirates;
        if (isOwn || board.ahead[place] === 0) continue;
        let space = board.ahead[place];
        while (space <= board.last[place] && !isJoinable(state.crowd[space])) space++;
        const gift = space - board.ahead[place] + 1;
        if (space > board.last[place] || state.crowd[space] === 2) two = Math.min(two, gift);
        else one = Math.min(one, gift);
      }
      out[at] = 1 - two / FAR;
      out[at + 1] = 1 - one / FAR;
    };
  },
};
