/** Play a card and move forward (CORE-3). */

import { USE } from '../../base/vocabulary.ts';
import type { MoveType, Rules } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { MAX_CARD_KINDS } from '../cards.ts';
import { cards, icons, movers, routes } from '../dimensions.ts';
import { listReachable, MAX_ROUTES } from '../movement.ts';
import { MAX_MOVERS } from '../positions.ts';
import { notPlayable, noWayForward, reason } from '../reasons.ts';
import { continueResolution, moveForward, playCards, putDown } from '../resolution.ts';
import { finishAction } from '../turn.ts';

/** The kinds in the acting seat's hand that can be played at once; filled anew for each list. */
const playable = new Uint8Array(MAX_CARD_KINDS);

/** The icons with which each pirate of the acting seat can go along the path, as bits, and one of them by each way. */
const reachable = new Int32Array(MAX_MOVERS);
const byRoute = new Int32Array(MAX_ROUTES);

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
    const { count: moverCount, list, places } = own;
    const stride = rules.cardKinds * routes;
    listReachable(rules, state, state.actor, own, reachable);
    for (let m = 0; m < moverCount; m++) {
      const first = base + list[m] * stride;
      const onPath = reachable[m];
      if (routes === 1) {
        if (onPath === 0) continue;
        for (let i = 0; i < count; i++) {
          out[n] = first + playable[i];
          n += (onPath >> kindIcon[playable[i]]) & 1;
        }
        continue;
      }
      for (let route = 1; route < routes; route++) byRoute[route] = rules.routeIcons(rules, state, places[m], route);
      byRoute[0] = onPath;
      for (let i = 0; i < count; i++) {
        const icon = kindIcon[playable[i]];
        const id = first + playable[i] * routes;
        for (let route = 0; route < routes; route++) {
          out[n] = id + route;
          n += (byRoute[route] >> icon) & 1;
        }
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
    const { routes } = rules;
    const { count, list, places } = own;
    const first = hatOnly ? count - 1 : 0;
    listReachable(rules, state, state.actor, own, reachable);
    for (let icon = 0; icon < rules.icons.length; icon++) {
      if (!((moves >> icon) & 1)) continue;
      for (let m = first; m < count; m++) {
        const id = base + (icon * rules.movers + list[m]) * routes;
        out[n] = id;
        n += (reachable[m] >> icon) & 1;
        for (let route = 1; route < routes; route++) {
          out[n] = id + route;
          n += (rules.routeIcons(rules, state, places[m], route) >> icon) & 1;
        }
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
