/** Play a card and move forward (CORE-3). */

import { NONE, USE } from '../../base/vocabulary.ts';
import type { MoveType, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { MAX_CARD_KINDS } from '../cards.ts';
import { cards, icons, movers, routes } from '../dimensions.ts';
import { EVERY_ICON, forwardTarget, vacantIcons } from '../movement.ts';
import { notPlayable, noWayForward, reason } from '../reasons.ts';
import { continueResolution, moveForward, playCards, putDown } from '../resolution.ts';
import { finishAction } from '../turn.ts';

/** The kinds in the acting seat's hand that can be played at once; filled anew for each list. */
const playable = new Uint8Array(MAX_CARD_KINDS);

function listPlayable(rules: Rules, state: State): number {
  const { hand } = state;
  const from = state.actor * rules.cardKinds;
  let count = 0;
  for (let kind = 0; kind < rules.kindsPlayedAtOnce; kind++) {
    playable[count] = kind;
    count += Number(hand[from + kind] > 0);
  }
  return count;
}

export const play: MoveType = {
  type: 'play',
  phase: 'turn',
  dimensions: rules => [movers(rules), cards(rules), routes(rules)],
  legal(rules, state, out, n, base, own) {
    const count = listPlayable(rules, state);
    if (count === 0) return n;
    const { kindIcon, routes } = rules;
    const { ahead, last, end, guarded } = rules.board;
    const stride = rules.cardKinds * routes;
    for (let m = 0; m < own.count; m++) {
      const place = own.places[m];
      if (ahead[place] === 0) continue;
      const first = base + own.list[m] * stride;
      const isOpenEnd = guarded[end[place]] === 0 || rules.mayEnter(rules, state, state.actor, end[place], 1);
      if (isOpenEnd && routes === 1) {
        // Nothing to look for: every card takes this pirate somewhere, and by one way only.
        for (let i = 0; i < count; i++) out[n++] = first + playable[i];
        continue;
      }
      const reachable = isOpenEnd ? EVERY_ICON : vacantIcons(state, ahead[place], last[place]);
      for (let i = 0; i < count; i++) {
        const icon = kindIcon[playable[i]];
        const id = first + playable[i] * routes;
        if ((reachable >> icon) & 1) out[n++] = id;
        for (let route = 1; route < routes; route++)
          if (rules.routeTarget(rules, state, place, icon, route) !== NONE) out[n++] = id + route;
      }
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    const { cardKinds, routes, kindIcon, singleCard } = rules;
    const rest = Math.floor(index / routes);
    const route = index - rest * routes;
    const mover = Math.floor(rest / cardKinds);
    const kind = rest - mover * cardKinds;
    if (rules.kindMarked[kind] === 0) {
      // A plain card sets nothing off: it is used at once, and nothing needs to be remembered.
      putDown(game, singleCard[kind]);
      moveForward(game, mover, kindIcon[kind], route);
      finishAction(game);
      return;
    }
    state.route = route;
    state.mover = mover;
    state.icon = kindIcon[kind];
    playCards(game, singleCard[kind], USE.move);
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
        const place = own.places[m];
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
