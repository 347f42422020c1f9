/**
 * What follows when cards are played: one list of steps, run from the first to the last. A step that needs a decision
 * waits; when the decision is made the run goes on with the same step. Where it stands is a number in the state.
 */
import { NONE, PHASE, USE } from '../base/vocabulary.ts';
import type { Game, Step, UseType } from '../model/rules.ts';
import { resetNumbers, type State } from '../model/state.ts';
import { discardCard, takeFromHand } from './cards.ts';
import { hasUse } from './combinations.ts';
import { everybodySawGo } from './knowledge.ts';
import { forwardTarget, movePirate } from './movement.ts';
import { listMovers, makeMovers, positionOf } from './positions.ts';
import { finishAction, isOver } from './turn.ts';

/** Puts cards on the discard pile and runs what follows. Their use is named in the state, or `open`. */
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

/** A card goes from a hand to the discard pile before everybody's eyes. */
function discardOpenly(game: Game, seat: number, kind: number): void {
  const { rules, state } = game;
  takeFromHand(rules, state, seat, kind);
  everybodySawGo(rules, state, seat, kind);
  discardCard(state, kind);
}

const own = makeMovers();

/** Asks what the played cards are for, if that is still open. With nothing left to use them for, they are spent. */
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
  resetNumbers(game.rules, game.state, 'resolution');
  finishAction(game);
  return false;
};

/** The effect of a card used to move: forward along the path, or by another way (CORE-3). */
export const moveForward: UseType = {
  use: 'move',
  effect(game) {
    const { rules, state } = game;
    const { turn: seat, icon, route } = state;
    const place = positionOf(rules, state, seat, state.mover);
    const target =
      route === 0
        ? forwardTarget(rules, state, seat, place, icon, 1)
        : rules.routeTarget(rules, state, place, icon, route);
    movePirate(game, seat, place, target, state.mover === rules.board.places, 'play');
    return true;
  },
};

/** Whether played cards are in resolution: a seat was asked something in between. */
export function isResolving(state: State): boolean {
  return state.use !== USE.nothing || state.marks > 0 || state.combination !== NONE;
}
