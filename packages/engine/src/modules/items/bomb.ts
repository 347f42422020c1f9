/** Two pirates thrown forward together (ITEM-BOMB), and two sabres as one card of any icon (ITEM-SABRE). */
import { runSteps } from '../../deed.ts';
import { bombTarget, kindsWithIcon, type LayMaker, NO_PURPOSE, type Purpose, pairsOf } from '../../lay.ts';
import { type MoveKind, movers } from '../../move-kind.ts';
import { movePirate } from '../../pirates.ts';
import { reason } from '../../reasons.ts';
import type { Step } from '../../rules.ts';
import { spotOf } from '../../spots.ts';
import { NONE, USE } from '../../vocabulary.ts';

/** A bomb with any other card, a second bomb included. */
export const bombLays: LayMaker = rules => {
  const bombs = kindsWithIcon(rules, rules.icons.indexOf('bomb'));
  return rules.icons.flatMap((name, icon) => {
    const purpose: Purpose = { ...NO_PURPOSE, bomb: icon };
    const pairs =
      name === 'bomb' ? pairsOf(bombs) : bombs.flatMap(bomb => kindsWithIcon(rules, icon).map(other => [bomb, other]));
    return pairs.map(cards => ({ type: 'bomb' as const, cards, purpose }));
  });
};

/** Two sabres: any icon, for a move or an item, but never a bomb. */
export const sabreLays: LayMaker = rules => {
  const purpose: Purpose = {
    ...NO_PURPOSE,
    moves: (1 << rules.icons.length) - 1,
    items: (1 << USE.pistol) | (1 << USE.parrot) | (1 << USE.hook),
  };
  const sabres = kindsWithIcon(rules, rules.icons.indexOf('sabre'));
  return pairsOf(sabres).map(cards => ({ type: 'sabres' as const, cards, purpose }));
};

export const useBomb: MoveKind = {
  type: 'use-bomb',
  phase: 'use',
  dimensions: rules => [movers(rules)],
  legal(rules, state, out, n, base, own) {
    const { bomb } = rules.layList[state.lay].purpose;
    if (bomb === NONE) return n;
    for (let m = 0; m < own.count; m++)
      if (bombTarget(rules, state, own.list[m], bomb) !== NONE) out[n++] = base + own.list[m];
    return n;
  },
  apply(game, mover) {
    game.state.mover = mover;
    game.state.use = USE.bomb;
    runSteps(game);
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
  const from = spotOf(rules, state, seat, state.mover);
  const target = bombTarget(rules, state, state.mover, rules.layList[state.lay].purpose.bomb);
  movePirate(game, seat, from, target, withHat, 'bomb');
  movePirate(game, seat, from, target, false, 'bomb');
  return true;
};
