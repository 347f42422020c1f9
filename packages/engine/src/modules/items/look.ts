/** Looking into another's hand: the pistol (ITEM-PISTOL). */
import { addPhase, ICONS, USE } from '../../base/vocabulary.ts';
import type { MoveType, UseType } from '../../model/rules.ts';
import type { State } from '../../model/state.ts';
import { listKinds, showTo } from '../../play/card-names.ts';
import { addToHand, playableKinds, takeFromHand } from '../../play/cards.ts';
import { cards, otherSeats } from '../../play/dimensions.ts';
import { onlySawGo, sawAll, sawOne } from '../../play/knowledge.ts';
import { EVERY_ICON } from '../../play/movement.ts';
import { notPlayable, otherUse, reason } from '../../play/reasons.ts';
import { continueResolution, playCards } from '../../play/resolution.ts';
import { drawCard } from '../../play/supply.ts';
import { itemCards, itemKinds } from './item-cards.ts';
import { ITEM_USE } from './words.ts';

const TAKE = addPhase('take');
const PISTOL = ICONS.indexOf('pistol');
const noTarget = reason('no-target', 'Choose another seat that holds at least one card.');

/** Another seat that holds a card. */
function canAim(state: State, target: number): boolean {
  return target !== state.actor && state.handCount[target] > 0;
}

export const pistol: UseType = {
  use: 'pistol',
  possibleIcons(rules, state) {
    for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) return EVERY_ICON;
    return 0;
  },
  effect(game) {
    const { rules, state } = game;
    const { turn, target } = state;
    sawAll(rules, state, turn, target);
    game.emit?.({
      type: 'looked',
      seat: turn,
      at: target,
      ...showTo(game, listKinds(state.hand, target * rules.cardKinds, rules.cardKinds), turn, target),
    });
    state.phase = TAKE;
    return false;
  },
};

export const playPistol: MoveType = {
  type: 'pistol',
  phase: 'turn',
  dimensions: rules => [itemCards(rules, PISTOL), otherSeats('target', rules)],
  legal(rules, state, out, n, base, own) {
    const kinds = itemKinds(rules, PISTOL);
    const playable = playableKinds(rules, own);
    for (let i = 0; i < kinds.length; i++) {
      if (!((playable >> kinds[i]) & 1)) continue;
      for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) out[n++] = base + i * rules.seats + seat;
    }
    return n;
  },
  apply(game, index) {
    const { rules, state } = game;
    state.target = index % rules.seats;
    playCards(game, rules.singleCard[itemKinds(rules, PISTOL)[Math.floor(index / rules.seats)]], ITEM_USE.pistol);
  },
  why: (rules, state, index) =>
    notPlayable(rules, state, itemKinds(rules, PISTOL)[Math.floor(index / rules.seats)]) ?? noTarget,
};

export const usePistol: MoveType = {
  type: 'use-pistol',
  phase: 'use',
  dimensions: rules => [otherSeats('target', rules)],
  legal(rules, state, out, n, base) {
    if (!rules.combinations[state.combination].uses.others.includes(pistol)) return n;
    for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) out[n++] = base + seat;
    return n;
  },
  apply(game, target) {
    game.state.target = target;
    game.state.use = ITEM_USE.pistol;
    continueResolution(game);
  },
  why: (rules, state) => otherUse(rules.combinations[state.combination].uses, pistol) ?? noTarget,
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
    game.emit?.({ type: 'took', seat: turn, from: target, ...showTo(game, [kind], turn, target) });
    drawCard(game, target);
    state.use = USE.nothing;
    continueResolution(game);
  },
  why: (rules, _state, kind) => reason('no-card', `There is no ${rules.cardNames[kind]} card in that hand.`),
};
