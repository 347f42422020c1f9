/** Play a card and move forward (CORE-3). */

import { USE } from '../../base/vocabulary.ts';
import type { MoveType } from '../../model/rules.ts';
import { kindsWithIcons, lowestBit, playableKinds } from '../cards.ts';
import { cards, icons, movers, routes } from '../dimensions.ts';
import { MAX_ROUTES } from '../movement.ts';
import { MAX_MOVERS } from '../positions.ts';
import { notPlayable, noWayForward, reason } from '../reasons.ts';
import { continueResolution, playCards, playPlainCard } from '../resolution.ts';
import { scratchBits } from '../scratch.ts';

/** The icons with which each pirate of the acting seat can take each of the other routes, as bits; recomputed for each list. */
const byRoute = scratchBits(MAX_MOVERS * MAX_ROUTES);

export const play: MoveType = {
  type: 'play',
  phase: 'turn',
  dimensions: rules => [movers(rules), cards(rules), routes(rules)],
  legal(rules, state, out, n, base, own) {
    const playable = playableKinds(rules, own);
    if (playable === 0) return n;
    const { routes } = rules;
    const iconCount = rules.icons.length;
    const { count, list, reachable } = own;
    const stride = rules.cardKinds * routes;
    if (routes === 1) {
      for (let m = 0; m < count; m++) {
        const first = base + list[m] * stride;
        for (let kinds = playable & kindsWithIcons(reachable[m], iconCount); kinds !== 0; kinds &= kinds - 1)
          out[n++] = first + lowestBit(kinds);
      }
      return n;
    }
    rules.listRoutes(rules, state, own, byRoute);
    for (let m = 0; m < count; m++) {
      const first = base + list[m] * stride;
      const onPath = reachable[m];
      let other = 0;
      for (let route = 1; route < routes; route++) other |= byRoute[m * routes + route];
      for (let kinds = playable & kindsWithIcons(onPath | other, iconCount); kinds !== 0; kinds &= kinds - 1) {
        const kind = lowestBit(kinds);
        const id = first + kind * routes;
        if (other === 0) {
          out[n++] = id;
          continue;
        }
        const icon = rules.kindIcon[kind];
        out[n] = id;
        n += (onPath >> icon) & 1;
        for (let route = 1; route < routes; route++) {
          out[n] = id + route;
          n += (byRoute[m * routes + route] >> icon) & 1;
        }
      }
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    const { cardKinds, routes } = rules;
    const rest = routes === 1 ? index : Math.floor(index / routes);
    const route = index - rest * routes;
    const mover = Math.floor(rest / cardKinds);
    const kind = rest - mover * cardKinds;
    if (rules.kindMarked[kind] === 0 && rules.usesPlainCardsAtOnce) {
      playPlainCard(game, kind, mover, route);
      return;
    }
    state.route = route;
    state.mover = mover;
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

/** Uses played cards to move forward, with any icon that they may count as. */
export const moveByCombination: MoveType = {
  type: 'move',
  phase: 'use',
  dimensions: rules => [icons(rules), movers(rules), routes(rules)],
  legal(rules, state, out, n, base, own) {
    const { moves, hatOnly } = rules.combinations[state.combination].uses;
    if (moves === 0) return n;
    const { routes } = rules;
    const { count, list, reachable } = own;
    const first = hatOnly ? count - 1 : 0;
    if (routes > 1) rules.listRoutes(rules, state, own, byRoute);
    for (let m = first; m < count; m++) byRoute[m * routes] = reachable[m];
    for (let icon = 0; icon < rules.icons.length; icon++) {
      if (!((moves >> icon) & 1)) continue;
      for (let m = first; m < count; m++) {
        const id = base + (icon * rules.movers + list[m]) * routes;
        for (let route = 0; route < routes; route++) {
          out[n] = id + route;
          n += (byRoute[m * routes + route] >> icon) & 1;
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
