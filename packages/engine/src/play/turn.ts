/** Turns: whose turn it is, how a turn ends, how a game ends. */
import { ENDING, ENDINGS, PHASE } from '../base/vocabulary.ts';
import { seatsIn } from '../model/fields.ts';
import type { Game, Rules } from '../model/rules.ts';
import { resetNumbers, type State } from '../model/state.ts';
import { areAllHome, homeCount } from './positions.ts';
import { canDraw } from './supply.ts';

/** A copy: V8 inlines constants of the same file, but looks up imported ones. */
const { turn: TURN, over: OVER } = PHASE;

/** After this many turns in all the game is decided on count (CORE-9). */
const MAX_TURNS = 2000;

export function beginTurn(game: Game, seat: number): void {
  const { rules, state } = game;
  resetNumbers(state, rules.layout.ranges.turn);
  state.turn = seat;
  state.actor = seat;
  state.phase = TURN;
  state.actionsLeft = rules.config.actions;
  if (game.emit) emitTurn(game);
  for (let i = 0; i < rules.onTurnStart.length; i++) rules.onTurnStart[i](game);
}

/** Events are created in a function of their own, so that the code of every turn stays small enough to be inlined. */
function emitTurn({ state, emit }: Game): void {
  emit?.({ type: 'turn', seat: state.turn, number: state.turns + 1 });
}
function emitEnd({ state, emit }: Game): void {
  emit?.({ type: 'ended', seat: state.turn });
}

/** Finishes an action: the seat continues, or its turn ends (CORE-2). */
export function finishAction(game: Game): void {
  const { rules, state } = game;
  if (isOver(state)) return;
  resetNumbers(state, rules.layout.ranges.action);
  state.actionsLeft--;
  state.hasActed = 1;
  state.actor = state.turn;
  state.phase = TURN;
  if (state.actionsLeft === 0) endTurn(game);
}

export function endTurn(game: Game): void {
  const { rules, state } = game;
  if (game.emit) emitEnd(game);
  state.idleTurns = state.cardsMoved || canDraw(rules, state) ? 0 : state.idleTurns + 1;
  const turns = state.turns + 1;
  if (state.idleTurns >= rules.seats || turns >= MAX_TURNS) endGame(game, ENDING.count, leaders(rules, state));
  else {
    state.turns = turns;
    beginTurn(game, state.turn + 1 === rules.seats ? 0 : state.turn + 1);
  }
}

export function isOver(state: State): boolean {
  return state.phase === OVER;
}

/** Turns that were played. The one in which the game ended counts. */
export function turnsPlayed(state: State): number {
  return state.turns;
}

/** Ends the game if any of the seats in `arrived` has all its pirates home (CORE-5). */
export function checkWin(game: Game, arrived: number): void {
  const { rules, state } = game;
  if (!rules.winsByArrival || isOver(state)) return;
  let done = 0;
  for (let seat = 0; seat < rules.seats; seat++)
    if (arrived & (1 << seat) && areAllHome(rules, state, seat)) done |= 1 << seat;
  if (done) endGame(game, ENDING.home, rules.breakTie(rules, state, done));
}

/** Makes the current turn the last one; it counts as played. */
export function endGame(game: Game, ending: number, winners: number): void {
  const { rules, state } = game;
  resetNumbers(state, rules.layout.ranges.resolution);
  state.phase = OVER;
  state.actor = state.turn;
  state.turns++;
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
