/**
 * What follows when cards are played: one list of steps, run from the first to the last. A step that needs a decision
 * waits; when the decision is made the run goes on with the same step. Where it stands is a number in the state.
 */
import { NONE, PHASE, USE } from '../base/vocabulary.ts';
import type { Game, Rules, Step, UseType } from '../model/rules.ts';
import { resetNumbers, type State } from '../model/state.ts';
import { discardCard, takeFromHand } from './cards.ts';
import { hasUse } from './combinations.ts';
import { everybodySawGo } from './knowledge.ts';
import { forwardTarget, movePirate } from './movement.ts';
import { positionOf } from './positions.ts';
import { listResources, makeResources } from './resources.ts';
import { finishAction, isOver } from './turn.ts';

/** Plays cards and runs what follows. Their use is named in the state, or `open`. */
export function playCards(game: Game, kinds: readonly number[], use: number): void {
  const { rules, state } = game;
  putDown(game, kinds);
  state.marks = 0;
  for (let i = 0; i < kinds.length; i++) state.marks += rules.kindMarked[kinds[i]];
  state.use = use;
  state.step = 0;
  continueResolution(game);
}

/** Moves cards of the acting seat to the discard pile, where everyone sees them. */
function putDown(game: Game, kinds: readonly number[]): void {
  const { rules, state } = game;
  const { actor } = state;
  for (let i = 0; i < kinds.length; i++) putDownOne(rules, state, actor, kinds[i]);
  if (game.emit) emitPlayed(game, kinds);
}

function putDownOne(rules: Rules, state: State, seat: number, kind: number): void {
  takeFromHand(rules, state, seat, kind);
  everybodySawGo(rules, state, seat, kind);
  discardCard(state, kind);
}

/** A function of its own, so that those that play cards stay small enough to be inlined. */
function emitPlayed({ rules, state, emit }: Game, kinds: readonly number[]): void {
  emit?.({ type: 'played', seat: state.actor, cards: kinds.map(kind => rules.cardNames[kind]) });
}

/** A plain card triggers nothing: it is used at once to move forward, and the state need not remember it. */
export function playPlainCard(game: Game, kind: number, mover: number, route: number): void {
  const { rules, state } = game;
  putDownOne(rules, state, state.actor, kind);
  if (game.emit) emitPlayed(game, rules.singleCard[kind]);
  moveForward(game, mover, rules.kindIcon[kind], route);
  finishAction(game);
}

export function continueResolution(game: Game): void {
  const { rules, state } = game;
  if (isOver(state)) return;
  state.actor = state.turn;
  state.phase = PHASE.turn;
  const { steps, isForMarked } = rules;
  const { marks } = state;
  for (let i = state.step; i < steps.length; i++) {
    if (isForMarked[i] && marks === 0) continue;
    const goesOn = steps[i](game);
    if (isOver(state)) return;
    if (goesOn) continue;
    state.step = i;
    return;
  }
  resetNumbers(state, rules.layout.ranges.resolution);
  finishAction(game);
}

const own = makeResources();

/** Asks what the played cards are used for, if that is still open. If they have no use left, they are spent. */
export const askForUse: Step = ({ rules, state, emit }) => {
  if (state.use !== USE.open) return true;
  listResources(rules, state, own);
  if (!hasUse(rules, state, own, rules.combinations[state.combination].uses)) {
    state.use = USE.nothing;
    emit?.({ type: 'spent', seat: state.turn });
    return true;
  }
  state.phase = PHASE.use;
  return false;
};

export const applyEffect: Step = game => game.rules.effectOf[game.state.use]?.(game) ?? true;

/** The effect of cards used to move. */
export const move: UseType = {
  use: 'move',
  effect(game) {
    const { mover, icon, route } = game.state;
    moveForward(game, mover, icon, route);
    return true;
  },
};

/** A pirate of the seat whose turn it is goes forward along the path, or by another way (CORE-3). */
function moveForward(game: Game, mover: number, icon: number, route: number): void {
  const { rules, state } = game;
  const seat = state.turn;
  const place = positionOf(rules, state, seat, mover);
  const target =
    route === 0
      ? forwardTarget(rules, state, seat, place, icon, 1)
      : rules.routeTarget(rules, state, place, icon, route);
  movePirate(game, seat, place, target, mover === rules.board.places, 'play');
}

/** Whether played cards are still being resolved because a seat has a decision to make. */
export function isResolving(state: State): boolean {
  return state.use !== USE.nothing || state.marks > 0 || state.combination !== NONE;
}
