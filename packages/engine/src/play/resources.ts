/** The resources of the acting seat, computed once for all action types. */
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
  // Moving forward takes a card, in hand or already played.
  if (own.held !== 0 || state.combination !== NONE)
    listReachable(rules, state, actor, own, wantedIcons(rules, own), own.reachable);
}

/** The icons that a pirate could go with, as bits: those in hand, or any where cards together count as others. */
function wantedIcons(rules: Rules, { held }: Resources): number {
  const iconCount = rules.icons.length;
  const all = (1 << iconCount) - 1;
  return rules.combinations.length === 0 ? (held | (held >> iconCount)) & all : all;
}

function listHeld({ cardKinds }: Rules, { hand, handCount }: State, seat: number, own: Resources): void {
  let at = seat * cardKinds;
  let held = 0;
  let heldTwice = 0;
  let bit = 1;
  // Stop when all cards of the hand are found.
  for (let left = handCount[seat]; left > 0; at++) {
    const cards = hand[at];
    left -= cards;
    // A multiplication instead of a branch, which the processor could not predict.
    held |= -Number(cards > 0) & bit;
    heldTwice |= -Number(cards > 1) & bit;
    bit <<= 1;
  }
  own.held = held;
  own.heldTwice = heldTwice;
}
