/**
 * What follows when cards are laid: one list of steps, run from the first to the last. A step that needs a decision
 * waits; when the decision is made the run goes on with the same step. Where it stands is a number in the state.
 */
import { putOnPile, takeFromHand } from './cards.ts';
import type { Game } from './game.ts';
import { hasUse } from './lay.ts';
import { everybodySawGo } from './memory.ts';
import { forwardTarget, movePirate } from './pirates.ts';
import type { Step } from './rules.ts';
import { listMovers, makeMovers, spotOf } from './spots.ts';
import { clearDeed } from './state.ts';
import { finishAction, isOver } from './turn.ts';
import { PHASE, USE } from './vocabulary.ts';

/** Lays cards on the pile and runs what follows. Their use is named in the state, or `open`. */
export function layCards(game: Game, kinds: readonly number[], use: number): void {
  const { rules, state } = game;
  state.marks = 0;
  for (let i = 0; i < kinds.length; i++) {
    discardOpenly(game, state.actor, kinds[i]);
    state.marks += rules.kindMarked[kinds[i]];
  }
  game.emit?.({ type: 'played', seat: state.actor, cards: kinds.map(kind => rules.cardNames[kind]) });
  state.use = use;
  state.step = 0;
  runSteps(game);
}

export function runSteps(game: Game): void {
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
  putOnPile(state, kind);
}

const own = makeMovers();

/** Asks what the laid cards are for, if that is still open. With nothing left to use them for, they are spent (RAFT-11). */
export const nameUse: Step = ({ rules, state, emit }) => {
  if (state.use !== USE.open) return true;
  listMovers(rules, state, state.actor, own);
  if (!hasUse(rules, state, own, rules.layList[state.lay].purpose)) {
    state.use = USE.nothing;
    emit?.({ type: 'spent', seat: state.turn });
    return true;
  }
  state.phase = PHASE.use;
  return false;
};

export const takeEffect: Step = game => game.rules.effectOf[game.state.use]?.(game) ?? true;

/** The last step: nothing follows it. */
export const closeDeed: Step = game => {
  clearDeed(game.state);
  finishAction(game);
  return false;
};

/** The effect of a card used to move: forward along the path, or onto a raft (CORE-3, RAFT-6). */
export const moveForward: Step = game => {
  const { rules, state } = game;
  const place = spotOf(rules, state, state.turn, state.mover);
  const target =
    state.route === 0
      ? forwardTarget(rules, state, state.turn, place, state.icon, 1)
      : rules.boarding(rules, state, place, state.icon, state.route - 1);
  movePirate(game, state.turn, place, target, state.mover === rules.board.places, 'play');
  return true;
};
