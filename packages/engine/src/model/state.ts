/**
 * One flat shape for all editions: windows on one run of bytes, and a few numbers. No references, no closures: what is
 * unfinished is data. Parts that a table does not need have length zero.
 */

import { BERTHS, NONE, PHASE, USE } from '../base/vocabulary.ts';
import { CHEST_TOKENS, RAFT_SPACES, RAFT_TOKENS, RAFTS } from '../setup/components.ts';
import type { Rules } from './rules.ts';

export interface State {
  /** Whose turn it is, and who must decide now: nearly always the same seat. */
  turn: number;
  actor: number;
  phase: number;
  /** Actions left in this turn, and whether one was made. */
  actionsLeft: number;
  hasActed: number;
  /** May still sail for free (VOYAGE-7). */
  hasFreeSail: number;
  /** Began this turn without cards (EMPTY-1). */
  startedEmptyHanded: number;
  /** A card was played, drawn or discarded in this turn (CORE-9). */
  cardsMoved: number;
  /** Turns in a row without one while nothing could be drawn; turns in all. */
  idleTurns: number;
  turns: number;
  /** How it ended, and the winning seats as bits. */
  ending: number;
  winners: number;
  /** Cards in the stock in unknown order, under it in known order, in the row, on the discard pile. */
  stockCount: number;
  buriedCount: number;
  rowCount: number;
  discardCount: number;
  /** The boat's shore: 0 near, 1 far. */
  dock: number;
  /** Laid cards in resolution: the running step, which lay of the table, how many marked cards, what they are used for. */
  step: number;
  combination: number;
  marks: number;
  use: number;
  /** The use as named: which pirate, which icon, which way, which other seat. */
  mover: number;
  icon: number;
  route: number;
  target: number;
  /** Raft tokens still to be drawn, and the one to be placed. */
  tokensDue: number;
  token: number;
  /** Cards still to be kept, picked or given in the decision at hand. */
  cardsDue: number;
  readonly bytes: Uint8Array;
  /** The icon of each space, NONE elsewhere. */
  readonly icons: Uint8Array;
  /** Where each pirate stands, those of a seat in ascending order: `spots[seat * pirates + i]`. */
  readonly positions: Uint8Array;
  /** Pirates of all seats on each place, or COVERED. */
  readonly crowd: Uint8Array;
  /** Where each seat's hat stands. */
  readonly hat: Uint8Array;
  /** Cards by kind: `hand[seat * kinds + kind]`; how many in all; laid face down for a discard in common (LIMIT-3). */
  readonly hand: Uint8Array;
  readonly handCount: Uint8Array;
  readonly facedown: Uint8Array;
  /** The stock by kind; under it the cards whose order somebody chose, first drawn first, and who knows each. */
  readonly stock: Uint8Array;
  readonly buried: Uint8Array;
  readonly buriedBy: Uint8Array;
  readonly row: Uint8Array;
  readonly discards: Uint8Array;
  /** Cards that the acting seat looks at before it decides about them. */
  readonly looked: Uint8Array;
  /** Cards that a viewer knows in a seat's hand: `known[(viewer * seats + seat) * kinds + kind]`; the last viewer is everybody. */
  readonly known: Uint8Array;
  /** Closed chests on spaces; tokens by content that nobody has seen, on the board or aside. */
  readonly chest: Uint8Array;
  readonly chestLeft: Uint8Array;
  /** Rafts not yet used, the raft at each berth, tokens on raft spaces, tokens in the pool. */
  readonly raftLeft: Uint8Array;
  readonly raftAt: Uint8Array;
  readonly aboard: Uint8Array;
  readonly poolLeft: Uint8Array;
  /** Rafts at sea that carry a pirate of the seat (RAFT-10). */
  readonly vessels: Uint8Array;
}

export function createState(rules: Rules): State {
  let size = 0;
  shape(rules, NO_BYTES, count => {
    size += count;
    return NO_BYTES;
  });
  const bytes = new Uint8Array(size);
  let used = 0;
  return shape(rules, bytes, count => {
    used += count;
    return bytes.subarray(used - count, used);
  });
}

const NO_BYTES = new Uint8Array(0);

/** Written out in full, and always in this order: all states of all tables have one hidden class. */
function shape(rules: Rules, bytes: Uint8Array, take: (size: number) => Uint8Array): State {
  const { seats, cardKinds, board, deckSize } = rules;
  const chests = rules.effects.chest ? 1 : 0;
  const rafts = rules.routes > 1 ? 1 : 0;
  const marks = rules.marks ? 1 : 0;
  const memory = rules.tracksKnowledge ? 1 : 0;
  return {
    turn: 0,
    actor: 0,
    phase: PHASE.turn,
    actionsLeft: 0,
    hasActed: 0,
    hasFreeSail: 0,
    startedEmptyHanded: 0,
    cardsMoved: 0,
    idleTurns: 0,
    turns: 0,
    ending: 0,
    winners: 0,
    stockCount: 0,
    buriedCount: 0,
    rowCount: 0,
    discardCount: 0,
    dock: 0,
    step: 0,
    combination: NONE,
    marks: 0,
    use: USE.nothing,
    mover: 0,
    icon: 0,
    route: 0,
    target: 0,
    tokensDue: 0,
    token: NONE,
    cardsDue: 0,
    bytes,
    icons: take(board.places),
    positions: take(seats * rules.pirates),
    crowd: take(board.places),
    hat: take(rules.hats ? seats : 0),
    hand: take(seats * cardKinds),
    handCount: take(seats),
    facedown: take(marks * seats * cardKinds),
    stock: take(cardKinds),
    buried: take(chests * deckSize),
    buriedBy: take(chests * deckSize),
    row: take(rules.rowLength),
    discards: take(deckSize),
    looked: take(chests * cardKinds),
    known: take(memory * (seats + 1) * seats * cardKinds),
    chest: take(chests * board.places),
    chestLeft: take(chests * CHEST_TOKENS.length),
    raftLeft: take(rafts * RAFTS.length),
    raftAt: take(rafts * BERTHS.length),
    aboard: take(rafts * BERTHS.length * RAFT_SPACES),
    poolLeft: take(rafts * RAFT_TOKENS.length),
    vessels: take(rafts * seats),
  };
}

/** Makes `target` equal to `source`; both belong to the same rules. */
export function copyInto(source: State, target: State): void {
  target.bytes.set(source.bytes);
  target.turn = source.turn;
  target.actor = source.actor;
  target.phase = source.phase;
  target.actionsLeft = source.actionsLeft;
  target.hasActed = source.hasActed;
  target.hasFreeSail = source.hasFreeSail;
  target.startedEmptyHanded = source.startedEmptyHanded;
  target.cardsMoved = source.cardsMoved;
  target.idleTurns = source.idleTurns;
  target.turns = source.turns;
  target.ending = source.ending;
  target.winners = source.winners;
  target.stockCount = source.stockCount;
  target.buriedCount = source.buriedCount;
  target.rowCount = source.rowCount;
  target.discardCount = source.discardCount;
  target.dock = source.dock;
  target.step = source.step;
  target.combination = source.combination;
  target.marks = source.marks;
  target.use = source.use;
  target.mover = source.mover;
  target.icon = source.icon;
  target.route = source.route;
  target.target = source.target;
  target.tokensDue = source.tokensDue;
  target.token = source.token;
  target.cardsDue = source.cardsDue;
}

export function copyState(rules: Rules, source: State): State {
  const copy = createState(rules);
  copyInto(source, copy);
  return copy;
}

/** No cards are in resolution: equal positions are equal states, however they came about. */
export function clearResolution(state: State): void {
  state.step = 0;
  state.combination = NONE;
  state.marks = 0;
  state.use = USE.nothing;
  state.mover = 0;
  state.icon = 0;
  state.route = 0;
  state.target = 0;
  state.tokensDue = 0;
  state.token = NONE;
  state.cardsDue = 0;
}

/** For tests and look-ups: equal states have equal keys, since lists keep zeros past their ends. */
export function stateKey(state: State): string {
  const numbers = Object.values(state).filter(value => typeof value === 'number');
  return `${numbers.join()};${state.bytes.join()}`;
}
