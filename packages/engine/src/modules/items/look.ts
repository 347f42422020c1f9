/** Looking into another's hand: the pistol (ITEM-PISTOL). */

import { PHASE, USE } from '../../base/vocabulary.ts';
import { listKinds, tell } from '../../model/events.ts';
import { cards, type MoveType, otherSeats } from '../../model/move-type.ts';
import type { Step } from '../../model/rules.ts';
import { addToHand, isPlayable, takeFromHand } from '../../play/cards.ts';
import { canAim } from '../../play/combinations.ts';
import { onlySawGo, sawAll, sawOne } from '../../play/knowledge.ts';
import { notPlayable, otherUse, reason } from '../../play/reasons.ts';
import { continueResolution, playCards } from '../../play/resolution.ts';
import { drawCard } from '../../play/supply.ts';
import { itemCards, itemKinds } from './item-cards.ts';

const noTarget = reason('no-target', 'Choose another seat that holds at least one card.');

export const pistol: MoveType = {
  type: 'pistol',
  phase: 'turn',
  dimensions: rules => [itemCards(rules, 'pistol'), otherSeats('target', rules)],
  legal(rules, state, out, n, base) {
    const kinds = itemKinds(rules, 'pistol');
    for (let i = 0; i < kinds.length; i++) {
      if (!isPlayable(rules, state, kinds[i])) continue;
      for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) out[n++] = base + i * rules.seats + seat;
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    state.target = index % rules.seats;
    playCards(game, rules.singleCard[itemKinds(rules, 'pistol')[Math.floor(index / rules.seats)]], USE.pistol);
  },
  why: (rules, state, index) =>
    notPlayable(rules, state, itemKinds(rules, 'pistol')[Math.floor(index / rules.seats)]) ?? noTarget,
};

export const usePistol: MoveType = {
  type: 'use-pistol',
  phase: 'use',
  dimensions: rules => [otherSeats('target', rules)],
  legal(rules, state, out, n, base) {
    if (!((rules.combinations[state.combination].uses.items >> USE.pistol) & 1)) return n;
    for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) out[n++] = base + seat;
    return n;
  },
  apply(game, target) {
    game.state.target = target;
    game.state.use = USE.pistol;
    continueResolution(game);
  },
  why: (rules, state) => otherUse(rules.combinations[state.combination].uses, 'pistol') ?? noTarget,
};

export const look: Step = game => {
  const { rules, state } = game;
  const { turn, target } = state;
  sawAll(rules, state, turn, target);
  game.emit?.({
    type: 'looked',
    seat: turn,
    at: target,
    ...tell(game, listKinds(state.hand, target * rules.cardKinds, rules.cardKinds), turn, target),
  });
  state.phase = PHASE.take;
  return false;
};

export const take: MoveType = {
  type: 'take',
  phase: 'take',
  dimensions: rules => [cards(rules)],
  legal(rules, state, out, n, base) {
    const from = state.target * rules.cardKinds;
    for (let kind = 0; kind < rules.cardKinds; kind++) if (state.hand[from + kind] > 0) out[n++] = base + kind;
    return n;
  },
  apply(game, kind) {
    const { rules, state } = game;
    const { turn, target } = state;
    takeFromHand(rules, state, target, kind);
    onlySawGo(rules, state, turn, target, kind);
    addToHand(rules, state, turn, kind);
    sawOne(rules, state, target, turn, kind);
    game.emit?.({ type: 'took', seat: turn, from: target, ...tell(game, [kind], turn, target) });
    drawCard(game, target);
    state.use = USE.nothing;
    continueResolution(game);
  },
  why: (rules, _state, kind) => reason('no-card', `There is no ${rules.cardNames[kind]} card in that hand.`),
};
