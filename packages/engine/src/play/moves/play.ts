/** Play a card and move forward (CORE-3). */

import { NONE, USE } from '../../base/vocabulary.ts';
import type { MoveType, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { isPlayable, MAX_CARD_KINDS } from '../cards.ts';
import { cards, icons, movers, routes } from '../dimensions.ts';
import { firstVacant, forwardTarget, isOpen } from '../movement.ts';
import { positionOf } from '../positions.ts';
import { notPlayable, noWayForward, reason } from '../reasons.ts';
import { continueResolution, playCards } from '../resolution.ts';

/** The kinds in the acting seat's hand that can be played at once; filled anew for each list. */
const playable = new Uint8Array(MAX_CARD_KINDS);

function listPlayable(rules: Rules, state: State): number {
  let count = 0;
  for (let kind = 0; kind < rules.cardKinds; kind++) {
    playable[count] = kind;
    count += Number(isPlayable(rules, state, kind));
  }
  return count;
}

/** The cards and routes with which the pirate at `place` can go forward. */
function listFrom(
  rules: Rules,
  state: State,
  place: number,
  count: number,
  out: Uint16Array,
  n: number,
  base: number,
): number {
  const { ahead, last, end } = rules.board;
  const open = isOpen(rules, state, state.actor, end[place], 1);
  // Nothing to look for: every card takes this pirate somewhere, and by one way only.
  if (open && rules.routes === 1) {
    for (let i = 0; i < count; i++) out[n++] = base + playable[i];
    return n;
  }
  for (let i = 0; i < count; i++) {
    const kind = playable[i];
    const icon = rules.kindIcon[kind];
    const id = base + kind * rules.routes;
    if (open || firstVacant(state, ahead[place], last[place], icon) > 0) out[n++] = id;
    for (let route = 1; route < rules.routes; route++)
      if (rules.routeTarget(rules, state, place, icon, route) !== NONE) out[n++] = id + route;
  }
  return n;
}

export const play: MoveType = {
  type: 'play',
  phase: 'turn',
  dimensions: rules => [movers(rules), cards(rules), routes(rules)],
  legal(rules, state, out, n, base, own) {
    const count = listPlayable(rules, state);
    if (count === 0) return n;
    const stride = rules.cardKinds * rules.routes;
    for (let m = 0; m < own.count; m++) {
      const mover = own.list[m];
      const place = positionOf(rules, state, state.actor, mover);
      if (rules.board.ahead[place] !== 0) n = listFrom(rules, state, place, count, out, n, base + mover * stride);
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    const kind = Math.floor(index / rules.routes) % rules.cardKinds;
    state.route = index % rules.routes;
    state.mover = Math.floor(index / (rules.cardKinds * rules.routes));
    state.icon = rules.kindIcon[kind];
    playCards(game, rules.singleCard[kind], USE.move);
  },
  why(rules, state, index) {
    const kind = Math.floor(index / rules.routes) % rules.cardKinds;
    const mover = Math.floor(index / (rules.cardKinds * rules.routes));
    return (
      notPlayable(rules, state, kind) ?? noWayForward(rules, state, mover, rules.kindIcon[kind], index % rules.routes)
    );
  },
};

/** Use played cards to move forward, as a card of any icon that they may count as. */
export const moveByCombination: MoveType = {
  type: 'move',
  phase: 'use',
  dimensions: rules => [icons(rules), movers(rules), routes(rules)],
  legal(rules, state, out, n, base, own) {
    const { moves, hatOnly } = rules.combinations[state.combination].uses;
    if (moves === 0) return n;
    const seat = state.actor;
    for (let icon = 0; icon < rules.icons.length; icon++) {
      if (!((moves >> icon) & 1)) continue;
      for (let m = hatOnly ? own.count - 1 : 0; m < own.count; m++) {
        const place = positionOf(rules, state, seat, own.list[m]);
        if (rules.board.ahead[place] === 0) continue;
        const id = base + (icon * rules.movers + own.list[m]) * rules.routes;
        if (forwardTarget(rules, state, seat, place, icon, 1) !== NONE) out[n++] = id;
        for (let route = 1; route < rules.routes; route++)
          if (rules.routeTarget(rules, state, place, icon, route) !== NONE) out[n++] = id + route;
      }
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    state.route = index % rules.routes;
    const rest = Math.floor(index / rules.routes);
    state.mover = rest % rules.movers;
    state.icon = Math.floor(rest / rules.movers);
    state.use = USE.move;
    continueResolution(game);
  },
  why(rules, state, index) {
    const rest = Math.floor(index / rules.routes);
    const icon = Math.floor(rest / rules.movers);
    const { moves, hatOnly } = rules.combinations[state.combination].uses;
    if (!((moves >> icon) & 1)) return reason('other-icon', `The played cards cannot count as ${rules.icons[icon]}.`);
    if (hatOnly && rest % rules.movers !== rules.board.places)
      return reason('hat-only', 'Only the pirate with the hat may use these cards.');
    return noWayForward(rules, state, rest % rules.movers, icon, index % rules.routes);
  },
};
