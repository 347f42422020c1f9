/**
 * What follows when cards are laid: one list of steps, run from the first to the last. A step that needs a decision
 * waits; when the decision is made the run goes on with the same step. Where it stands is a number in the state.
 */

import { PHASE, USE } from '../base/vocabulary.ts';
import type { Game } from '../model/game.ts';
import type { Step } from '../model/rules.ts';
import { clearResolution } from '../model/state.ts';
import { discardCard, takeFromHand } from './cards.ts';
import { hasUse } from './combinations.ts';
import { everybodySawGo } from './knowledge.ts';
import { forwardTarget, movePirate } from './movement.ts';
import { listMovers, makeMovers, positionOf } from './positions.ts';
import { finishAction, isOver } from './turn.ts';

/** Lays cards on the pile and runs what follows. Their use is named in the state, or `open`. */
export function playCards(game: Game, kinds: readonly number[], use: number): void {
  const { rules, state } = game;
  state.marks = 0;
  for (let i = 0; i < kinds.length; i++) {
    discardOpenly(game, state.actor, kinds[i]);
    state.marks += rules.kindMarked[kinds[i]];
  }
  game.emit?.({ type: 'played', seat: state.actor, cards: kinds.map(kind => rules.cardNames[kind]) });
  state.use = use;
  state.step = 0;
  continueResolution(game);
}

export function continueResolution(game: Game): void {
  const { rules, state } = game;
  if (isOver(state)) return;
  state.actor = state.turn;
  state.phase = PHASE.turn;
  while (rules.steps[state.step](game) && !isOver(state)) state.step++;
}

/** A card goes from a hand to the pile before everybody's eyes. */
function discardOpenly(game: Game, seat: number, kind: number): void {
  const { rules, state } = game;
  takeFromHand(rules, state, seat, kind);
  everybodySawGo(rules, state, seat, kind);
  discardCard(state, kind);
}

const own = makeMovers();

/** Asks what the laid cards are for, if that is still open. With nothing left to use them for, they are spent (RAFT-11). */
export const askForUse: Step = ({ rules, state, emit }) => {
  if (state.use !== USE.open) return true;
  listMovers(rules, state, state.actor, own);
  if (!hasUse(rules, state, own, rules.combinations[state.combination].uses)) {
    state.use = USE.nothing;
    emit?.({ type: 'spent', seat: state.turn });
    return true;
  }
  state.phase = PHASE.use;
  return false;
};

export const applyEffect: Step = game => game.rules.effectOf[game.state.use]?.(game) ?? true;

/** The last step: nothing follows it. */
export const finishResolution: Step = game => {
  clearResolution(game.state);
  finishAction(game);
  return false;
};

/** The effect of a card used to move: forward along the path, or onto a raft (CORE-3, RAFT-6). */
export const moveForward: Step = game => {
  const { rules, state } = game;
  const place = positionOf(rules, state, state.turn, state.mover);
  const target =
    state.route === 0
      ? forwardTarget(rules, state, state.turn, place, state.icon, 1)
      : rules.routeTarget(rules, state, place, state.icon, state.route - 1);
  movePirate(game, state.turn, place, target, state.mover === rules.board.places, 'play');
  return true;
};
