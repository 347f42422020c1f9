/** Looking into another's hand: the pistol (ITEM-PISTOL). */
import { addToHand, isPlayable, takeFromHand } from '../../cards.ts';
import { layCards, runSteps } from '../../deed.ts';
import { listKinds, tell } from '../../events.ts';
import { canAim } from '../../lay.ts';
import { onlySawGo, sawAll, sawOne } from '../../memory.ts';
import { cards, type MoveKind, otherSeats } from '../../move-kind.ts';
import { notPlayable, otherUse, reason } from '../../reasons.ts';
import type { Step } from '../../rules.ts';
import { drawCard } from '../../supply.ts';
import { PHASE, USE } from '../../vocabulary.ts';
import { itemCards, itemKinds } from './item-cards.ts';

const noTarget = reason('no-target', 'Choose another seat that holds at least one card.');

export const pistol: MoveKind = {
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
    layCards(game, rules.single[itemKinds(rules, 'pistol')[Math.floor(index / rules.seats)]], USE.pistol);
  },
  why: (rules, state, index) =>
    notPlayable(rules, state, itemKinds(rules, 'pistol')[Math.floor(index / rules.seats)]) ?? noTarget,
};

export const usePistol: MoveKind = {
  type: 'use-pistol',
  phase: 'use',
  dimensions: rules => [otherSeats('target', rules)],
  legal(rules, state, out, n, base) {
    if (!((rules.layList[state.lay].purpose.items >> USE.pistol) & 1)) return n;
    for (let seat = 0; seat < rules.seats; seat++) if (canAim(state, seat)) out[n++] = base + seat;
    return n;
  },
  apply(game, target) {
    game.state.target = target;
    game.state.use = USE.pistol;
    runSteps(game);
  },
  why: (rules, state) => otherUse(rules.layList[state.lay].purpose, 'pistol') ?? noTarget,
};

export const look: Step = game => {
  const { rules, state } = game;
  const { turn, target } = state;
  sawAll(rules, state, turn, target);
  game.emit?.({
    type: 'looked',
    seat: turn,
    at: target,
    ...tell(game, listKinds(state.hand, target * rules.kinds, rules.kinds), turn, target),
  });
  state.phase = PHASE.take;
  return false;
};

export const take: MoveKind = {
  type: 'take',
  phase: 'take',
  dimensions: rules => [cards(rules)],
  legal(rules, state, out, n, base) {
    const from = state.target * rules.kinds;
    for (let kind = 0; kind < rules.kinds; kind++) if (state.hand[from + kind] > 0) out[n++] = base + kind;
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
    runSteps(game);
  },
  why: (rules, _state, kind) => reason('no-card', `There is no ${rules.cardNames[kind]} card in that hand.`),
};
