/** RAFT: a wharf on the way, two rafts at its berths, and tokens that marked cards bring. */

import { BERTHS, NONE, USE } from '../../base/vocabulary.ts';
import { addWharf } from '../../model/board.ts';
import type { Module, RuleSlots, Rules, Trigger } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { type CombinationMaker, NO_USES } from '../../play/combinations.ts';
import { firstVacant } from '../../play/movement.ts';
import { combinationMove } from '../../play/moves/combination.ts';
import { moveByCombination } from '../../play/moves/play.ts';
import { countAt } from '../../play/positions.ts';
import { RAFT_SPACES, RAFT_TOKENS } from '../../setup/components.ts';
import { EDITION } from '../../setup/editions.ts';
import { needsMarks } from '../needs.ts';
import { dockNext, launchIfFull, raftPlace } from './rafts.ts';
import { countTokens, drawTokens, placeToken } from './tokens.ts';

/** The wharf lies before the last two segments. */
const SEGMENTS_PAST_WHARF = 2;

const layOutRafts: Trigger = game => {
  const { state } = game;
  state.raftLeft.fill(1);
  RAFT_TOKENS.forEach(({ count }, i) => {
    state.poolLeft[i] = count;
  });
  for (let berth = 0; berth < BERTHS.length; berth++) dockNext(game, berth);
};

/** A marked card is laid first, for its icon or its item (RAFT-2). */
const markedCards: CombinationMaker = rules =>
  Array.from({ length: rules.cardKinds }, (_, kind) => kind)
    .filter(kind => rules.kindMarked[kind])
    .map(kind => {
      const icon = rules.kindIcon[kind];
      const item = rules.items[rules.icons[icon]];
      const uses = { ...NO_USES, moves: 1 << icon, items: item ? 1 << USE[item] : 0 };
      return { type: 'lay' as const, cards: [kind], uses };
    });

/**
 * The free space with this icon on the raft, if the pirate can get there: from before the wharf only when nothing vacant
 * matches before it; from the wharf; from the other raft (RAFT-6).
 */
function boarding(rules: Rules, state: State, place: number, icon: number, berth: number): number {
  const { board } = rules;
  const beforeWharf = board.behind[board.wharf];
  const onPath = place <= board.spaces;
  if (onPath ? place > beforeWharf : place !== board.wharf && berthOf(rules, place) === berth) return NONE;
  for (let space = 0; space < RAFT_SPACES; space++) {
    const target = raftPlace(rules, berth, space);
    if (state.icons[target] !== icon || state.crowd[target] !== 0) continue;
    return onPath && firstVacant(state, place + 1, beforeWharf, icon) > 0 ? NONE : target;
  }
  return NONE;
}

function berthOf(rules: Rules, place: number): number {
  return Math.floor((place - rules.board.raft) / RAFT_SPACES);
}

function isOnRaft(rules: Rules, place: number): boolean {
  return place >= rules.board.raft && place < rules.board.sea;
}

/** More different vessels, then more pirates on rafts, else they share it (RAFT-10). */
const foremost: RuleSlots['breakTie'] = (rules, state, arrived) => {
  const { goal, sea } = rules.board;
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

export const raft: Module = {
  id: 'raft',
  needs: config => needsMarks('raft', config),
  patch: (base, config) => ({
    marks: true,
    declaresUseLate: true,
    routes: 1 + BERTHS.length,
    board: addWharf(
      base.board,
      base.board.spaces - SEGMENTS_PAST_WHARF * EDITION[config.edition].icons.length,
      RAFT_SPACES,
      BERTHS,
    ),
    routeTarget: boarding,
    breakTie: foremost,
    moves: [...base.moves, combinationMove('lay'), moveByCombination, placeToken],
    combinationMakers: [...base.combinationMakers, markedCards],
    onSetup: [...base.onSetup, layOutRafts],
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
