/**
 * One flat shape for all editions: windows on one run of bytes, and a few numbers. No references, no closures: what is
 * unfinished is data. Parts that a table does not need have length zero.
 */
import { CHEST_TOKENS, RAFT_SPACES, RAFT_TOKENS, RAFTS } from './components.ts';
import type { Rules } from './rules.ts';
import { BERTHS, NONE, PHASE, USE } from './vocabulary.ts';

/** The single numbers of a state, all of them small. */
const NUMBERS = {
  /** Whose turn it is, and who must decide now: nearly always the same seat. */
  turn: 0,
  actor: 0,
  phase: PHASE.turn as number,
  /** Actions left in this turn, and whether one was made. */
  left: 0,
  acted: 0,
  /** May still sail for free (VOYAGE-7). */
  privilege: 0,
  /** Began this turn without cards (EMPTY-1). */
  barehanded: 0,
  /** A card was played, drawn or discarded in this turn (CORE-9). */
  stirred: 0,
  /** Turns in a row without one while nothing could be drawn; turns in all. */
  idle: 0,
  turns: 0,
  /** How it ended, and the winning seats as bits. */
  ending: 0,
  winners: 0,
  /** Cards in the stock in unknown order, under it in known order, in the row, on the discard pile. */
  stocked: 0,
  buried: 0,
  rowed: 0,
  piled: 0,
  /** The boat's shore: 0 near, 1 far. */
  dock: 0,
  /** Laid cards in resolution: the running step, which lay of the table, how many marked cards, what they are used for. */
  step: 0,
  lay: NONE,
  marks: 0,
  use: USE.nothing as number,
  /** The use as named: which pirate, which icon, which way, which other seat. */
  mover: 0,
  icon: 0,
  route: 0,
  target: 0,
  /** Raft tokens still to be drawn, and the one to be placed. */
  tokensDue: 0,
  token: NONE,
  /** Cards still to be kept, picked or given in the decision at hand. */
  due: 0,
};
type Numbers = { -readonly [N in keyof typeof NUMBERS]: number };
const NUMBER_NAMES = Object.keys(NUMBERS) as (keyof Numbers)[];

export interface State extends Numbers {
  readonly bytes: Uint8Array;
  /** The icon of each space, NONE elsewhere. */
  readonly icons: Uint8Array;
  /** Pirates of each seat on each place: `at[seat * places + place]`, and of all seats together. */
  readonly at: Uint8Array;
  readonly crowd: Uint8Array;
  /** Where each seat's hat stands. */
  readonly hat: Uint8Array;
  /** Cards by kind: `hand[seat * kinds + kind]`; how many in all; laid face down for a discard in common (LIMIT-3). */
  readonly hand: Uint8Array;
  readonly held: Uint8Array;
  readonly facedown: Uint8Array;
  /** The stock by kind; under it the cards whose order somebody chose, first drawn first, and who knows each. */
  readonly stock: Uint8Array;
  readonly bottom: Uint8Array;
  readonly bottomOwner: Uint8Array;
  readonly row: Uint8Array;
  readonly pile: Uint8Array;
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
  const { seats, kinds, board, deckSize } = rules;
  const items = rules.effects.chest ? 1 : 0;
  const rafts = rules.routes > 1 ? 1 : 0;
  const sizes = {
    icons: board.places,
    at: seats * board.places,
    crowd: board.places,
    hat: rules.hats ? seats : 0,
    hand: seats * kinds,
    held: seats,
    facedown: rules.marks ? seats * kinds : 0,
    stock: kinds,
    bottom: items * deckSize,
    bottomOwner: items * deckSize,
    row: rules.rowLength,
    pile: deckSize,
    looked: items * kinds,
    known: rules.remembers ? (seats + 1) * seats * kinds : 0,
    chest: items * board.places,
    chestLeft: items * CHEST_TOKENS.length,
    raftLeft: rafts * RAFTS.length,
    raftAt: rafts * BERTHS.length,
    aboard: rafts * BERTHS.length * RAFT_SPACES,
    poolLeft: rafts * RAFT_TOKENS.length,
    vessels: rafts * seats,
  };
  const total = Object.values(sizes).reduce((sum, size) => sum + size, 0);
  const bytes = new Uint8Array(total);
  let from = 0;
  const windows: { [name: string]: Uint8Array } = {};
  for (const [name, size] of Object.entries(sizes)) {
    windows[name] = bytes.subarray(from, from + size);
    from += size;
  }
  return { ...NUMBERS, bytes, ...windows } as State;
}

/** Makes `target` equal to `source`; both belong to the same rules. */
export function copyInto(source: State, target: State): void {
  target.bytes.set(source.bytes);
  for (let i = 0; i < NUMBER_NAMES.length; i++) target[NUMBER_NAMES[i]] = source[NUMBER_NAMES[i]];
}

export function copyState(rules: Rules, source: State): State {
  const copy = createState(rules);
  copyInto(source, copy);
  return copy;
}

/** No cards are in resolution: equal positions are equal states, however they came about. */
export function clearDeed(state: State): void {
  state.step = 0;
  state.lay = NONE;
  state.marks = 0;
  state.use = USE.nothing;
  state.mover = 0;
  state.icon = 0;
  state.route = 0;
  state.target = 0;
  state.tokensDue = 0;
  state.token = NONE;
  state.due = 0;
}

/** For tests and look-ups: equal states have equal keys. */
export function stateKey(state: State): string {
  return `${NUMBER_NAMES.map(name => state[name]).join(',')};${state.bytes.join('')}`;
}
