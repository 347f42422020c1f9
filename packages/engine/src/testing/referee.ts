/**
 * Checks what must be so after every action, whatever the rules in force. Throws when it is not. Makes no garbage, so that
 * millions of games can be watched.
 */

import { BERTHS, NONE, PHASE } from '../base/vocabulary.ts';
import { COVERED, ROOM } from '../model/board.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { actionBuffer, legalActions } from '../play/actions.ts';
import { countAt } from '../play/positions.ts';
import { isOver } from '../play/turn.ts';
import { RAFT_SPACES } from '../setup/components.ts';

const broken = (what: string): Error => new Error(`Broken: ${what}`);

/** Writes the legal actions into `out`, which it had to list anyway, and returns how many. */
export function checkState(rules: Rules, state: State, out = actionBuffer(rules)): number {
  checkCards(rules, state);
  checkPirates(rules, state);
  checkMemory(rules, state);
  if (state.raftAt.length > 0) checkRafts(rules, state);
  if (state.chest.length > 0) checkChests(rules, state);
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

function sumOf(counts: Uint8Array): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i];
  return sum;
}

/** Every card of the deck is in exactly one place. */
function checkCards(rules: Rules, state: State): void {
  const { cardKinds, seats } = rules;
  found.fill(0, 0, cardKinds);
  for (let seat = 0; seat < seats; seat++) {
    const held = addCounts(state.hand, seat * cardKinds, cardKinds);
    if (held !== state.handCount[seat])
      throw broken(`seat ${seat} holds ${held} cards, ${state.handCount[seat]} are counted`);
    if (state.facedown.length > 0) addCounts(state.facedown, seat * cardKinds, cardKinds);
  }
  const stocked = addCounts(state.stock, 0, cardKinds);
  if (stocked !== state.stockCount) throw broken(`the stock holds ${stocked} cards, ${state.stockCount} are counted`);
  addList(state.buried, state.buriedCount);
  addList(state.row, state.rowCount);
  addList(state.discards, state.discardCount);
  if (state.looked.length > 0) addCounts(state.looked, 0, cardKinds);
  for (let kind = 0; kind < cardKinds; kind++) {
    if (found[kind] !== rules.deck[kind])
      throw broken(`there are ${found[kind]} cards ${rules.cardNames[kind]} instead of ${rules.deck[kind]}`);
  }
}

function checkPirates(rules: Rules, state: State): void {
  const { board, pirates, seats } = rules;
  found.fill(0, 0, board.places);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = seat * pirates; i < (seat + 1) * pirates; i++) {
      found[state.positions[i]]++;
      if (i > seat * pirates && state.positions[i - 1] > state.positions[i]) throw broken('spots are not in order');
    }
    if (board.boatNear !== NONE) checkBoat(rules, state, seat);
    if (rules.hats && countAt(rules, state, seat, state.hat[seat]) === 0) throw broken('a hat is on nobody');
  }
  for (let place = 0; place < board.places; place++) {
    const counted = state.crowd[place] === COVERED ? 0 : state.crowd[place];
    if (found[place] !== counted) throw broken(`place ${place} has ${found[place]} pirates, ${counted} are counted`);
    if (place >= 1 && place <= board.spaces && counted > ROOM) throw broken(`${counted} stand on space ${place}`);
  }
}

function checkBoat(rules: Rules, state: State, seat: number): void {
  const near = countAt(rules, state, seat, rules.board.boatNear);
  const far = countAt(rules, state, seat, rules.board.boatFar);
  const [here, there] = state.dock === 0 ? [near, far] : [far, near];
  if (here > ROOM) throw broken(`${here} of seat ${seat} are in the boat`);
  if (there > 0) throw broken(`seat ${seat} has a pirate in the boat where it does not lie`);
}

/** What anybody believes to know of a hand is true. */
function checkMemory(rules: Rules, state: State): void {
  const hands = rules.seats * rules.cardKinds;
  for (let from = 0; from < state.known.length; from += hands) {
    for (let i = 0; i < hands; i++) {
      const down = state.facedown.length > 0 ? state.facedown[i] : 0;
      if (state.known[from + i] > state.hand[i] + down) throw broken('somebody knows a card that is not there');
    }
  }
}

function checkRafts(rules: Rules, state: State): void {
  for (let berth = 0; berth < BERTHS.length; berth++) {
    let souls = 0;
    let holes = 0;
    for (let slot = berth * RAFT_SPACES; slot < (berth + 1) * RAFT_SPACES; slot++) {
      const crowd = state.crowd[rules.board.raft + slot];
      const token = state.aboard[slot];
      if (crowd > 1 && !(crowd === COVERED && token !== 0)) throw broken('more than one on a space of a raft');
      souls += Number(crowd === 1) + Number(token === 1);
      holes += Number(token === 2);
    }
    if (souls >= 3 && !isOver(state)) throw broken('a full raft has not sailed');
    if (holes >= 3) throw broken('a leaky raft has not sunk');
    if (souls > 0 && state.raftAt[berth] === NONE) throw broken('somebody is on a raft that is not there');
  }
}

function checkChests(rules: Rules, state: State): void {
  if (sumOf(state.chest) > sumOf(state.chestLeft)) throw broken('a closed chest has no token');
  const chest = rules.icons.indexOf('chest');
  for (let place = 0; place < state.chest.length; place++) {
    if (state.chest[place] > 0 && state.icons[place] !== chest) throw broken(`a chest lies on space ${place}`);
  }
}

/** Somebody can act, or the game is over; the list is ascending. */
function checkActions(rules: Rules, state: State, out: Uint16Array): number {
  const count = legalActions(rules, state, out);
  const over = isOver(state);
  if (over !== (count === 0)) throw broken(over ? 'the game is over and goes on' : 'nobody can act');
  if (over !== (state.winners !== 0)) throw broken(over ? 'nobody has won' : 'somebody has won too early');
  for (let i = 1; i < count; i++) if (out[i - 1] >= out[i]) throw broken('legal actions do not ascend');
  if (state.phase !== PHASE.discard && state.actor !== state.turn) throw broken('another seat is asked');
  return count;
}
