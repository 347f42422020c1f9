/** Two pirates thrown forward together (ITEM-BOMB), and two sabres as one card of any icon (ITEM-SABRE). */

import { NONE, USE } from '../../base/vocabulary.ts';
import { type MoveType, movers } from '../../model/move-type.ts';
import type { Step } from '../../model/rules.ts';
import {
  bombTarget,
  type CombinationMaker,
  type CombinationUses,
  kindsWithIcon,
  NO_USES,
  pairsOf,
} from '../../play/combinations.ts';
import { movePirate } from '../../play/movement.ts';
import { positionOf } from '../../play/positions.ts';
import { reason } from '../../play/reasons.ts';
import { continueResolution } from '../../play/resolution.ts';

/** A bomb with any other card, a second bomb included. */
export const bombLays: CombinationMaker = rules => {
  const bombs = kindsWithIcon(rules, rules.icons.indexOf('bomb'));
  return rules.icons.flatMap((name, icon) => {
    const uses: CombinationUses = { ...NO_USES, bomb: icon };
    const pairs =
      name === 'bomb' ? pairsOf(bombs) : bombs.flatMap(bomb => kindsWithIcon(rules, icon).map(other => [bomb, other]));
    return pairs.map(cards => ({ type: 'bomb' as const, cards, uses }));
  });
};

/** Two sabres: any icon, for a move or an item, but never a bomb. */
export const sabreLays: CombinationMaker = rules => {
  const uses: CombinationUses = {
    ...NO_USES,
    moves: (1 << rules.icons.length) - 1,
    items: (1 << USE.pistol) | (1 << USE.parrot) | (1 << USE.hook),
  };
  const sabres = kindsWithIcon(rules, rules.icons.indexOf('sabre'));
  return pairsOf(sabres).map(cards => ({ type: 'sabres' as const, cards, uses }));
};

export const useBomb: MoveType = {
  type: 'use-bomb',
  phase: 'use',
  dimensions: rules => [movers(rules)],
  legal(rules, state, out, n, base, own) {
    const { bomb } = rules.combinations[state.combination].uses;
    if (bomb === NONE) return n;
    for (let m = 0; m < own.count; m++)
      if (bombTarget(rules, state, own.list[m], bomb) !== NONE) out[n++] = base + own.list[m];
    return n;
  },
  apply(game, mover) {
    game.state.mover = mover;
    game.state.use = USE.bomb;
    continueResolution(game);
  },
  why: () =>
    reason(
      'no-pair',
      'A bomb moves two of your pirates on one space, and there must be room for both at the other end.',
    ),
};

export const explode: Step = game => {
  const { rules, state } = game;
  const seat = state.turn;
  const withHat = state.mover === rules.board.places;
  const from = positionOf(rules, state, seat, state.mover);
  const target = bombTarget(rules, state, state.mover, rules.combinations[state.combination].uses.bomb);
  movePirate(game, seat, from, target, withHat, 'bomb');
  movePirate(game, seat, from, target, false, 'bomb');
  return true;
};
