/** RAFT: a wharf on the way, two rafts at its berths, and tokens that marked cards bring. */

import { NONE } from '../../base/vocabulary.ts';
import { addPlaces, type Board, COVERED } from '../../model/board.ts';
import type { CombinationMaker, Module, RuleSlots, Rules, Trigger } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { NO_USES } from '../../play/combinations.ts';
import { firstVacant, vacantIcons } from '../../play/movement.ts';
import { combinationMove, singleCardDimension } from '../../play/moves/combination.ts';
import { moveByCombination } from '../../play/moves/play.ts';
import { countAt } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { scratchBits } from '../../play/scratch.ts';
import { isOver } from '../../play/turn.ts';
import { needsMarks } from '../needs.ts';
import { BERTHS, RAFT_SPACES, RAFT_TOKENS, SEGMENTS_PAST_WHARF } from './components.ts';
import { fields } from './fields.ts';
import { CREW, dockNext, FULL, HOLE, LEAKY, launchIfFull, raftPlace } from './rafts.ts';
import { countTokens, drawTokens, placeToken } from './tokens.ts';
import { view } from './view.ts';

const setOutRafts: Trigger = game => {
  const { state } = game;
  state.raftLeft.fill(1);
  RAFT_TOKENS.forEach(({ count }, i) => {
    state.poolLeft[i] = count;
  });
  for (let berth = 0; berth < BERTHS.length; berth++) dockNext(game, berth);
};

/** A marked card is played first, for its icon or its item (RAFT-2). */
const markedCards: CombinationMaker = rules =>
  Array.from({ length: rules.cardKinds }, (_, kind) => kind)
    .filter(kind => rules.kindMarked[kind])
    .map(kind => {
      const icon = rules.kindIcon[kind];
      const item = rules.items[rules.icons[icon]];
      const uses = { ...NO_USES, moves: 1 << icon, others: item ? [item] : [] };
      return { type: 'lay', cards: [kind], uses };
    });

/** The icons of the free spaces on the raft at this berth, as bits. */
function freeIcons(rules: Rules, state: State, berth: number): number {
  if (state.raftAt[berth] === NONE) return 0;
  const first = raftPlace(rules, berth, 0);
  return vacantIcons(state, first, first + RAFT_SPACES - 1);
}

/** The icons of the free spaces of each raft; filled anew for each list. */
const free = scratchBits(BERTHS.length);

/**
 * A pirate gets onto a free space of a raft from before the wharf, if its icon matches nothing vacant before it; from the wharf;
 * from the other raft (RAFT-6).
 */
const listRoutes: RuleSlots['listRoutes'] = (rules, state, { count, places }, icons) => {
  const { board, wharf, routes } = rules;
  const beforeWharf = board.behind[wharf];
  let anyFree = 0;
  for (let berth = 0; berth < BERTHS.length; berth++) anyFree |= free[berth] = freeIcons(rules, state, berth);
  // The icons vacant from `from` to the wharf. Those ahead come first, so that no space is looked at twice, and none once
  // nothing is left that could match.
  let from = 0;
  let vacant = 0;
  for (let m = count - 1; m >= 0; m--) {
    const place = places[m];
    if (place <= beforeWharf) {
      if (place >= from) {
        from = beforeWharf + 1;
        vacant = 0;
      }
      if (anyFree & ~vacant) vacant |= vacantIcons(state, place + 1, from - 1);
      from = place + 1;
    }
    for (let berth = 0; berth < BERTHS.length; berth++) {
      let reachable = 0;
      if (place <= beforeWharf) reachable = free[berth] & ~vacant;
      else if (place === wharf || (isOnRaft(rules, place) && berthOf(rules, place) !== berth)) reachable = free[berth];
      icons[m * routes + berth + 1] = reachable;
    }
  }
};

const raftTarget: RuleSlots['routeTarget'] = (rules, state, _place, icon, route) => {
  const first = raftPlace(rules, route - 1, 0);
  return firstVacant(state, first, first + RAFT_SPACES - 1, icon);
};

function berthOf(rules: Rules, place: number): number {
  return Math.floor((place - rules.firstRaftSpace) / RAFT_SPACES);
}

function isOnRaft(rules: Rules, place: number): boolean {
  return place >= rules.firstRaftSpace && place < rules.sea;
}

/** More different vessels, then more pirates on rafts, else they share it (RAFT-10). */
const breakTie: RuleSlots['breakTie'] = (rules, state, arrived) => {
  const { sea } = rules;
  const { goal } = rules.board;
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    if (!((arrived >> seat) & 1)) continue;
    const vessels = state.vessels[seat] + (countAt(rules, state, seat, goal) > 0 ? 1 : 0);
    const score = vessels * 100 + countAt(rules, state, seat, sea);
    if (score > best) winners = 0;
    if (score >= best) winners |= 1 << seat;
    best = Math.max(best, score);
  }
  return winners;
};

/** The wharf behind space `after`, two berths with rafts, and the open sea (RAFT-1). */
function addWharf(board: Board, after: number): Board {
  const { last, end } = board.legs[0];
  const ways = { on: { first: after + 1, last, end }, back: { from: after, first: 1 }, progress: after + 1 };
  const spaces = BERTHS.flatMap(berth =>
    Array.from({ length: RAFT_SPACES }, (_, i) => ({ name: `${berth}${i + 1}` as 'white1', ...ways })),
  );
  return addPlaces(board, [
    { name: 'wharf', ...ways },
    ...spaces,
    {
      name: 'sea',
      progress: board.progress[board.goal],
      isHome: true,
      noWayBack: reason('at-sea', 'A raft at sea does not come back.'),
    },
  ]);
}

function check(rules: Rules, state: State): string | undefined {
  for (let berth = 0; berth < BERTHS.length; berth++) {
    let souls = 0;
    let holes = 0;
    for (let slot = berth * RAFT_SPACES; slot < (berth + 1) * RAFT_SPACES; slot++) {
      const crowd = state.crowd[rules.firstRaftSpace + slot];
      const token = state.aboard[slot];
      if (crowd > 1 && !(crowd === COVERED && token !== 0)) return 'more than one on a space of a raft';
      souls += Number(crowd === 1) + Number(token === CREW);
      holes += Number(token === HOLE);
    }
    if (souls >= FULL && !isOver(state)) return 'a full raft has not sailed';
    if (holes >= LEAKY) return 'a leaky raft has not sunk';
    if (souls > 0 && state.raftAt[berth] === NONE) return 'somebody is on a raft that is not there';
  }
  return undefined;
}

export const raft: Module<typeof fields> = {
  id: 'raft',
  needs: (config, edition) => needsMarks('raft', config, edition),
  off: { wharf: NONE, firstRaftSpace: NONE, sea: NONE },
  fields,
  view,
  check,
  revealing: ['token', 'docked'],
  patch: (base, _config, edition) => ({
    marks: true,
    declaresUseLate: true,
    routes: 1 + BERTHS.length,
    routeField: 'raft',
    routeNames: BERTHS,
    board: addWharf(base.board, base.board.spaces - SEGMENTS_PAST_WHARF * edition.icons.length),
    wharf: base.board.places,
    firstRaftSpace: base.board.places + 1,
    sea: base.board.places + 1 + BERTHS.length * RAFT_SPACES,
    listRoutes,
    routeTarget: raftTarget,
    breakTie,
    moves: [...base.moves, combinationMove('lay', singleCardDimension), moveByCombination, placeToken],
    combinationMakers: [...base.combinationMakers, markedCards],
    onSetup: [...base.onSetup, setOutRafts],
    onArrival: [
      ...base.onArrival,
      (game, _seat, place) => {
        if (isOnRaft(game.rules, place)) launchIfFull(game, berthOf(game.rules, place));
      },
    ],
    // All that a marked card sets off comes before its use is named (RAFT-2), the limit before the token (EDITION-5).
    beforeUse: [...base.beforeUse, ...base.beforeEffect, countTokens, drawTokens],
    beforeEffect: [],
  }),
};
