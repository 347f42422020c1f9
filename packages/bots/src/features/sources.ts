/** Where cards can be had, and at what price. */
import { backwardTarget, isJoinable } from '@cartagena/engine';
import type { Aspect } from './aspect.ts';

/** What is farther than this is as good as nowhere. */
const FAR = 12;

/** By going back: how many pirates could for two cards and for one, and how near the nearest is. */
export const retreats: Aspect = {
  names: ['twoBack', 'twoNear', 'oneBack', 'oneNear'],
  watcher(rules) {
    if (!rules.config.modules.includes('retreat')) return undefined;
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

/** By helping another seat, for two cards and for one: the shorter its way, the cheaper. */
export const assists: Aspect = {
  names: ['twoHelp', 'oneHelp'],
  watcher(rules) {
    if (!rules.config.modules.includes('assist')) return undefined;
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
