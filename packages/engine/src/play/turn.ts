/** The frame of play: whose turn it is, how a turn ends, how a game ends. */

import { ENDING, ENDINGS, PHASE } from '../base/vocabulary.ts';
import type { Game } from '../model/game.ts';
import type { Rules } from '../model/rules.ts';
import { clearResolution, type State } from '../model/state.ts';
import { homeCount } from './movement.ts';
import { canDraw } from './supply.ts';

/** So many turns in all, and the game is decided on count (CORE-9). */
const MAX_TURNS = 2000;

export function beginTurn(game: Game, seat: number): void {
  const { rules, state } = game;
  state.turn = seat;
  state.actor = seat;
  state.phase = PHASE.turn;
  state.actionsLeft = rules.config.actions;
  state.hasActed = 0;
  state.cardsMoved = 0;
  state.hasFreeSail = 0;
  state.startedEmptyHanded = 0;
  game.emit?.({ type: 'turn', seat, number: state.turns + 1 });
  for (let i = 0; i < rules.onTurnStart.length; i++) rules.onTurnStart[i](game);
}

/** An action is done: the seat goes on, or its turn is over (CORE-2). */
export function finishAction(game: Game): void {
  const { state } = game;
  if (isOver(state)) return;
  state.actionsLeft--;
  state.hasActed = 1;
  state.hasFreeSail = 0;
  state.actor = state.turn;
  state.phase = PHASE.turn;
  if (state.actionsLeft === 0) endTurn(game);
}

export function endTurn(game: Game): void {
  const { rules, state } = game;
  game.emit?.({ type: 'ended', seat: state.turn });
  state.turns++;
  state.idleTurns = state.cardsMoved || canDraw(rules, state) ? 0 : state.idleTurns + 1;
  if (state.idleTurns >= rules.seats || state.turns >= MAX_TURNS) endGame(game, ENDING.count, leaders(rules, state));
  else beginTurn(game, (state.turn + 1) % rules.seats);
}

export function isOver(state: State): boolean {
  return state.phase === PHASE.over;
}

/** Turns that are over. Who wins does so in the middle of one, and that one is over too. */
export function turnsPlayed(state: State): number {
  return state.turns + (isOver(state) && state.ending !== ENDING.count ? 1 : 0);
}

/** Ends the game if any of the seats in `arrived` has all its pirates home (CORE-5). */
export function checkWin(game: Game, arrived: number): void {
  const { rules, state } = game;
  if (!rules.winsByArrival || isOver(state)) return;
  let done = 0;
  for (let seat = 0; seat < rules.seats; seat++)
    if (arrived & (1 << seat) && homeCount(rules, state, seat) === rules.pirates) done |= 1 << seat;
  if (done) endGame(game, ENDING.home, rules.breakTie(rules, state, done));
}

export function endGame(game: Game, ending: number, winners: number): void {
  const { state } = game;
  clearResolution(state);
  state.phase = PHASE.over;
  state.actor = state.turn;
  state.ending = ending;
  state.winners = winners;
  game.emit?.({ type: 'over', ending: ENDINGS[ending], winners: seatsIn(winners) });
}

/** Most pirates home, then most progress; seats that are equal in both share the victory (CORE-9). */
function leaders(rules: Rules, state: State): number {
  let best = -1;
  let winners = 0;
  for (let seat = 0; seat < rules.seats; seat++) {
    const score = homeCount(rules, state, seat) * 10_000 + totalProgress(rules, state, seat);
    if (score > best) winners = 0;
    if (score >= best) winners |= 1 << seat;
    best = Math.max(best, score);
  }
  return winners;
}

/** How far all pirates of a seat have come, added up (CORE-9). */
export function totalProgress(rules: Rules, state: State, seat: number): number {
  let total = 0;
  for (let i = 0; i < rules.pirates; i++) total += rules.board.progress[state.positions[seat * rules.pirates + i]];
  return total;
}

/** The seats whose bits are set. */
export function seatsIn(bits: number): number[] {
  const seats: number[] = [];
  for (let seat = 0; bits >> seat; seat++) if ((bits >> seat) & 1) seats.push(seat);
  return seats;
}
