/**
 * Checks what must be so after every action, whatever the rules in force. Throws when it is not. Makes no garbage, so that
 * millions of games can be watched.
 */

import { PHASES } from '../base/vocabulary.ts';
import { COVERED, ROOM } from '../model/board.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { actionBuffer, legalActions } from '../play/actions.ts';
import { countAt } from '../play/positions.ts';
import { isOver } from '../play/turn.ts';

const broken = (what: string): Error => new Error(`Broken: ${what}`);

/** Writes the legal actions into `out`, which it had to list anyway, and returns how many. */
export function checkState(rules: Rules, state: State, out = actionBuffer(rules)): number {
  checkCards(rules, state);
  checkPirates(rules, state);
  checkKnowledge(rules, state);
  for (let i = 0; i < rules.checks.length; i++) {
    const wrong = rules.checks[i](rules, state);
    if (wrong !== undefined) throw broken(wrong);
  }
  return checkActions(rules, state, out);
}

/** Filled anew for each state: cards by kind, pirates by place. */
const found = new Uint16Array(256);

function addCounts(counts: Uint8Array, from: number, kinds: number): number {
  let sum = 0;
  for (let kind = 0; kind < kinds; kind++) {
    found[kind] += counts[from + kind];
    sum += counts[from + kind];
  }
  return sum;
}

function addList(list: Uint8Array, length: number): void {
  for (let i = 0; i < length; i++) found[list[i]]++;
}

/** Every card of the deck is in exactly one place. */
function checkCards(rules: Rules, state: State): void {
  const { cardKinds, seats, layout } = rules;
  found.fill(0, 0, cardKinds);
  for (let i = 0; i < layout.cardLists.length; i++) {
    const counts = state[layout.cardLists[i]] as Uint8Array;
    for (let from = 0; from < counts.length; from += cardKinds) addCounts(counts, from, cardKinds);
  }
  addList(state.buried, state.buriedCount);
  addList(state.row, state.rowCount);
  addList(state.discards, state.discardCount);
  for (let kind = 0; kind < cardKinds; kind++) {
    if (found[kind] !== rules.deck[kind])
      throw broken(`there are ${found[kind]} cards ${rules.cardNames[kind]} instead of ${rules.deck[kind]}`);
  }
  for (let seat = 0; seat < seats; seat++) {
    const held = addCounts(state.hand, seat * cardKinds, cardKinds);
    if (held !== state.handCount[seat])
      throw broken(`seat ${seat} holds ${held} cards, ${state.handCount[seat]} are counted`);
  }
  const stocked = addCounts(state.stock, 0, cardKinds);
  if (stocked !== state.stockCount) throw broken(`the stock holds ${stocked} cards, ${state.stockCount} are counted`);
}

function checkPirates(rules: Rules, state: State): void {
  const { board, pirates, seats } = rules;
  found.fill(0, 0, board.places);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = seat * pirates; i < (seat + 1) * pirates; i++) {
      found[state.positions[i]]++;
      if (i > seat * pirates && state.positions[i - 1] > state.positions[i]) throw broken('positions are not in order');
    }
    if (rules.hats && countAt(rules, state, seat, state.hat[seat]) === 0) throw broken('a hat is on nobody');
  }
  for (let place = 0; place < board.places; place++) {
    const counted = state.crowd[place] === COVERED ? 0 : state.crowd[place];
    if (found[place] !== counted) throw broken(`place ${place} has ${found[place]} pirates, ${counted} are counted`);
    if (place >= 1 && place <= board.spaces && counted > ROOM) throw broken(`${counted} stand on space ${place}`);
  }
}

/** What anybody believes to know of a hand is true. */
function checkKnowledge(rules: Rules, state: State): void {
  const hands = rules.seats * rules.cardKinds;
  for (let from = 0; from < state.known.length; from += hands) {
    for (let i = 0; i < hands; i++) {
      const down = state.facedown.length > 0 ? state.facedown[i] : 0;
      if (state.known[from + i] > state.hand[i] + down) throw broken('somebody knows a card that is not there');
    }
  }
}

/** Some action is legal, or the game is over; the list is ascending. */
function checkActions(rules: Rules, state: State, out: Uint16Array): number {
  const count = legalActions(rules, state, out);
  const over = isOver(state);
  if (over !== (count === 0)) throw broken(over ? 'the game is over and goes on' : 'nobody can act');
  if (over !== (state.winners !== 0)) throw broken(over ? 'nobody has won' : 'somebody has won too early');
  for (let i = 1; i < count; i++) if (out[i - 1] >= out[i]) throw broken('legal actions do not ascend');
  if (state.actor !== state.turn && !asksOthers(rules, state)) throw broken('another seat is asked');
  return count;
}

/** Whether the decision that is asked for may be another seat's. */
function asksOthers(rules: Rules, state: State): boolean {
  const phase = PHASES[state.phase];
  for (let i = 0; i < rules.moveTypes.length; i++)
    if (rules.moveTypes[i].isForOthers && rules.moveTypes[i].phase === phase) return true;
  return false;
}
