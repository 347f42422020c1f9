/** Where new cards come from: the stock, the cards under it, the open row, and the discards as a new stock. */

import { drawKind } from '../base/chance.ts';
import { DRAW, NONE } from '../base/vocabulary.ts';
import type { Game, Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { showTo } from './card-names.ts';
import { addToHand, rowCard } from './cards.ts';
import { everybodySaw, sawOne } from './knowledge.ts';
import { beginRound, chanceFor } from './luck.ts';

/** The next card of the table's supply, NONE if there is none. From a row it comes face up; `refillRow` follows. */
export function takeCard(game: Game): number {
  return game.rules.rowLength > 0 ? takeFromRow(game, 0) : takeFromStock(game);
}

/** The seat draws one card into its hand, if there is one. */
export function drawCard(game: Game, seat: number): void {
  if (game.rules.rowLength > 0) drawFromRow(game, seat);
  else drawFromStock(game, seat);
}

function drawFromRow(game: Game, seat: number): void {
  const { rules, state } = game;
  const kind = takeFromRow(game, 0);
  if (kind === NONE) return;
  addToHand(rules, state, seat, kind);
  everybodySaw(rules, state, seat, kind);
  if (game.emit) emitDraw(game, seat, kind);
  refillRow(game);
}

function drawFromStock(game: Game, seat: number): void {
  const { rules, state } = game;
  const knower = rules.sortsCards ? whoKnowsNext(state) : NONE;
  const kind = takeFromStock(game);
  if (kind === NONE) return;
  addToHand(rules, state, seat, kind);
  if (knower !== NONE) sawOne(rules, state, knower, seat, kind);
  if (game.emit) emitDraw(game, seat, kind);
}

/** Everybody sees a card that lay in the row; one from the stock is seen by its owner alone. */
function emitDraw(game: Game, seat: number, kind: number): void {
  const { rules } = game;
  if (rules.rowLength > 0) game.emit?.({ type: 'drew', seat, from: 'row', cards: [rules.cardNames[kind]] });
  else game.emit?.({ type: 'drew', seat, from: 'stock', ...showTo(game, [kind], seat) });
}

/** The card at this place of the row; the gap closes. `refillRow` follows, once the card is where it goes. */
export function takeFromRow(game: Game, slot: number): number {
  const { state } = game;
  if (state.rowCount === 0) layRow(game);
  const { row, rowCount } = state;
  if (slot >= rowCount) return NONE;
  const kind = rowCard(state, slot);
  const last = rowCount - 1;
  for (let i = last - slot; i < last; i++) row[i] = row[i + 1];
  row[last] = 0;
  state.rowCount = last;
  return kind;
}

/** An empty row is filled at once, even in the middle of a draw (SUPPLY-ROW). */
export function refillRow(game: Game): void {
  if (game.state.rowCount === 0 && game.rules.rowLength > 0) layRow(game);
}

/** Lays a new row from its head on: as many cards as there are, up to a whole row. */
export function layRow(game: Game): void {
  const { rules, state } = game;
  const count = Math.min(rules.rowLength, cardsBehindRow(rules, state));
  for (let i = count - 1; i >= 0; i--) state.row[i] = takeFromStock(game);
  state.rowCount = count;
  if (game.emit && count > 0) emitRow(game);
}

function emitRow({ rules, state, emit }: Game): void {
  emit?.({ type: 'row', cards: Array.from({ length: state.rowCount }, (_, i) => rules.cardNames[rowCard(state, i)]) });
}

/** Whether a card could be drawn at all (CORE-8, CORE-9). */
export function canDraw(rules: Rules, state: State): boolean {
  return state.rowCount + cardsBehindRow(rules, state) > 0;
}

/** Cards in the stock and under it, with the discards if they may become a new stock (CORE-8). */
function cardsBehindRow({ config }: Rules, state: State): number {
  return state.stockCount + state.buriedCount + (config.recycle ? state.discardCount : 0);
}

/** A hidden card. No one knows the order of the stock, so a draw chooses at random among its cards. */
export function takeFromStock(game: Game): number {
  const { rules, state } = game;
  const { stock } = state;
  if (state.stockCount === 0) {
    if (state.buriedCount > 0) return takeBuried(state);
    if (!rules.config.recycle || state.discardCount === 0) return NONE;
    reshuffle(game);
  }
  const { stockCount } = state;
  const kind = drawKind(stock, stockCount, chanceFor(game, DRAW.stock, stockCount));
  stock[kind]--;
  state.stockCount = stockCount - 1;
  return kind;
}

/** The seat that placed the next card of the stock, NONE if no seat did. */
function whoKnowsNext(state: State): number {
  return state.stockCount === 0 && state.buriedCount > 0 ? state.buriedBy[0] : NONE;
}

function takeBuried(state: State): number {
  const kind = state.buried[0];
  state.buried.copyWithin(0, 1, state.buriedCount);
  state.buriedBy.copyWithin(0, 1, state.buriedCount);
  state.buriedCount--;
  state.buried[state.buriedCount] = state.buriedBy[state.buriedCount] = 0;
  return kind;
}

/** The discards become the new stock (CORE-8). */
function reshuffle(game: Game): void {
  const { state } = game;
  for (let i = 0; i < state.discardCount; i++) state.stock[state.discards[i]]++;
  state.stockCount = state.discardCount;
  state.discards.fill(0, 0, state.discardCount);
  state.discardCount = 0;
  beginRound(game, DRAW.stock);
  game.emit?.({ type: 'reshuffled', count: state.stockCount });
}
