/** Two pirates thrown forward together (ITEM-BOMB). */
import type { CombinationMaker, CombinationUses, MoveType, Rules, UseType } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { kindsWithIcon, NO_USES, pairsOf } from '../../play/combinations.ts';
import { movers } from '../../play/dimensions.ts';
import { forwardTarget, movePirate, reachableIcons } from '../../play/movement.ts';
import { countAt, positionOf } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { continueResolution } from '../../play/resolution.ts';
import { ITEM_USE } from './words.ts';

/** The icons with which a bomb can take two pirates on from there: the hat and another, or two without it. As bits. */
function bombIcons(rules: Rules, state: State, mover: number, place: number): number {
  const seat = state.actor;
  const { spaces, places } = rules.board;
  if (place < 1 || place > spaces || state.crowd[place] < 2) return 0;
  const here = countAt(rules, state, seat, place);
  const without = here - (rules.hats && state.hat[seat] === place ? 1 : 0);
  return (mover === places ? here : without) < 2 ? 0 : reachableIcons(rules, state, seat, place, 2);
}

export const bomb: UseType = {
  use: 'bomb',
  possibleIcons(rules, state, own) {
    let icons = 0;
    for (let m = 0; m < own.count; m++) icons |= bombIcons(rules, state, own.list[m], own.places[m]);
    return icons;
  },
  effect(game) {
    const { rules, state } = game;
    const seat = state.turn;
    const withHat = state.mover === rules.board.places;
    const from = positionOf(rules, state, seat, state.mover);
    const { icon } = rules.combinations[state.combination].uses;
    const target = forwardTarget(rules, state, seat, from, icon, 2);
    movePirate(game, seat, from, target, withHat, 'bomb');
    movePirate(game, seat, from, target, false, 'bomb');
    return true;
  },
};

/** A bomb with any other card, a second bomb included. */
export const bombPairs: CombinationMaker = rules => {
  const bombs = kindsWithIcon(rules, rules.icons.indexOf('bomb'));
  const others = [bomb];
  return rules.icons.flatMap((name, icon) => {
    const uses: CombinationUses = { ...NO_USES, others, icon };
    const pairs =
      name === 'bomb' ? pairsOf(bombs) : bombs.flatMap(kind => kindsWithIcon(rules, icon).map(other => [kind, other]));
    return pairs.map(cards => ({ type: 'bomb', cards, uses }));
  });
};

export const useBomb: MoveType = {
  type: 'use-bomb',
  phase: 'use',
  dimensions: rules => [movers(rules)],
  legal(rules, state, out, n, base, own) {
    const { others, icon } = rules.combinations[state.combination].uses;
    if (!others.includes(bomb)) return n;
    for (let m = 0; m < own.count; m++)
      if ((bombIcons(rules, state, own.list[m], own.places[m]) >> icon) & 1) out[n++] = base + own.list[m];
    return n;
  },
  apply(game, mover) {
    game.state.mover = mover;
    game.state.use = ITEM_USE.bomb;
    continueResolution(game);
  },
  why: () =>
    reason(
      'no-pair',
      'A bomb moves two of your pirates on one space, and there must be room for both at the other end.',
    ),
};
