/** What the acting seat can act with, worked out once for all types of action that are asked. */
import { NONE } from '../base/vocabulary.ts';
import type { Resources, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { listReachable } from './movement.ts';
import { listMovers, MAX_MOVERS, makeMovers } from './positions.ts';
import { scratchBits } from './scratch.ts';

export const makeResources = (): Resources => ({
  ...makeMovers(),
  reachable: scratchBits(MAX_MOVERS),
  held: 0,
  heldTwice: 0,
});

export function listResources(rules: Rules, state: State, own: Resources): void {
  const { actor } = state;
  listMovers(rules, state, actor, own);
  listHeld(rules, state, actor, own);
  // It takes a card to go forward: one in hand, or one that has been played.
  if (own.held !== 0 || state.combination !== NONE) listReachable(rules, state, actor, own, own.reachable);
}

function listHeld({ cardKinds }: Rules, { hand }: State, seat: number, own: Resources): void {
  const from = seat * cardKinds;
  let held = 0;
  let heldTwice = 0;
  // Shifted instead of branched upon, since nobody can guess what a hand holds.
  for (let kind = 0; kind < cardKinds; kind++) {
    const cards = hand[from + kind];
    held |= Number(cards > 0) << kind;
    heldTwice |= Number(cards > 1) << kind;
  }
  own.held = held;
  own.heldTwice = heldTwice;
}
