/** Checks what must be so after every action, whatever the rules in force. Throws when it is not. */
import { actionBuffer, legalActions } from '../actions.ts';
import { COVERED, ROOM } from '../board.ts';
import { RAFT_SPACES } from '../components.ts';
import type { Rules } from '../rules.ts';
import { countAt } from '../spots.ts';
import type { State } from '../state.ts';
import { isOver } from '../turn.ts';
import { BERTHS, NONE, PHASE } from '../vocabulary.ts';

function must(holds: boolean, what: string): void {
  if (!holds) throw new Error(`Broken: ${what}`);
}

export function checkState(rules: Rules, state: State): void {
  checkCards(rules, state);
  checkPirates(rules, state);
  checkMemory(rules, state);
  if (state.raftAt.length > 0) checkRafts(rules, state);
  if (state.chest.length > 0) checkChests(rules, state);
  checkActions(rules, state);
}

/** Every card of the deck is in exactly one place. */
function checkCards(rules: Rules, state: State): void {
  const { kinds, seats } = rules;
  const found = new Uint8Array(kinds);
  const count = (list: Uint8Array, to: number) => {
    for (let i = 0; i < to; i++) found[list[i]]++;
  };
  const add = (counts: Uint8Array, from: number) => {
    for (let kind = 0; kind < kinds; kind++) found[kind] += counts[from + kind];
  };
  for (let seat = 0; seat < seats; seat++) {
    add(state.hand, seat * kinds);
    if (state.facedown.length > 0) add(state.facedown, seat * kinds);
    const hand = state.hand.subarray(seat * kinds, (seat + 1) * kinds);
    must(hand.reduce((sum, n) => sum + n, 0) === state.held[seat], `seat ${seat} holds what is counted`);
  }
  add(state.stock, 0);
  must(state.stock.reduce((sum, n) => sum + n, 0) === state.stocked, 'the stock holds what is counted');
  count(state.bottom, state.buried);
  count(state.row, state.rowed);
  count(state.pile, state.piled);
  if (state.looked.length > 0) add(state.looked, 0);
  must(found.join() === rules.deck.join(), `cards are conserved: ${found} is not ${rules.deck}`);
}

function checkPirates(rules: Rules, state: State): void {
  const { board, pirates, seats } = rules;
  const crowd = new Uint8Array(board.places);
  for (let seat = 0; seat < seats; seat++) {
    for (let i = seat * pirates; i < (seat + 1) * pirates; i++) {
      crowd[state.spots[i]]++;
      must(i === seat * pirates || state.spots[i - 1] <= state.spots[i], 'spots are in order');
    }
    if (board.boatNear !== NONE) {
      const boats = [board.boatNear, board.boatFar].map(place => countAt(rules, state, seat, place));
      must(
        boats[state.dock] <= ROOM && boats[1 - state.dock] === 0,
        'at most three of a colour in the boat, where it lies',
      );
    }
    if (rules.hats) must(countAt(rules, state, seat, state.hat[seat]) > 0, 'the hat is on a pirate');
  }
  for (let place = 0; place < board.places; place++) {
    if (state.crowd[place] === COVERED) must(crowd[place] === 0, `nobody stands on the covered place ${place}`);
    else must(crowd[place] === state.crowd[place], `place ${place} is counted right`);
    if (place >= 1 && place <= board.spaces) must(crowd[place] <= ROOM, `at most three on space ${place}`);
  }
}

/** What anybody believes to know of a hand is true. */
function checkMemory(rules: Rules, state: State): void {
  const { kinds, seats } = rules;
  for (let i = 0; i < state.known.length; i++) {
    const inHand = i % (seats * kinds);
    const down = state.facedown.length > 0 ? state.facedown[inHand] : 0;
    must(state.known[i] <= state.hand[inHand] + down, 'nobody knows a card that is not there');
  }
}

function checkRafts(rules: Rules, state: State): void {
  for (let berth = 0; berth < BERTHS.length; berth++) {
    const slots = Array.from({ length: RAFT_SPACES }, (_, space) => berth * RAFT_SPACES + space);
    const aboard = slots.map(slot => state.aboard[slot]);
    const crowd = slots.map(slot => state.crowd[rules.board.raft + slot]);
    const souls = aboard.filter(token => token === 1).length + crowd.filter(n => n === 1).length;
    if (!isOver(state)) must(souls < 3, 'a full raft has sailed');
    must(aboard.filter(token => token === 2).length < 3, 'a leaky raft has sunk');
    must(
      crowd.every((n, i) => n <= 1 || (n === COVERED && aboard[i] !== 0)),
      'one pirate or one token on a raft space',
    );
    if (state.raftAt[berth] === NONE) must(souls === 0, 'nobody is on a raft that is not there');
  }
}

function checkChests(rules: Rules, state: State): void {
  const closed = state.chest.reduce((sum, n) => sum + n, 0);
  const unseen = state.chestLeft.reduce((sum, n) => sum + n, 0);
  must(closed <= unseen, 'there is a token for every closed chest');
  const chest = rules.icons.indexOf('chest');
  state.chest.forEach((n, place) => {
    must(n === 0 || state.icons[place] === chest, 'chests lie on chest spaces');
  });
}

/** Somebody can act, or the game is over; the list is ascending. */
function checkActions(rules: Rules, state: State): void {
  const out = actionBuffer(rules);
  const count = legalActions(rules, state, out);
  must(isOver(state) === (count === 0), 'somebody can act or the game is over');
  must(isOver(state) === (state.winners !== 0), 'a game that is over has a winner');
  for (let i = 1; i < count; i++) must(out[i - 1] < out[i], 'legal actions ascend');
  if (state.phase !== PHASE.discard) must(state.actor === state.turn, 'only a discard is asked of others');
}
