/** What a seat or a spectator may see of a state, in names. Built field by field from what is visible, never by taking away. */

import {
  BERTHS,
  type Berth,
  type CardName,
  ENDINGS,
  type Ending,
  type Icon,
  type Mover,
  NONE,
  PHASE,
  PHASES,
  type Phase,
  type Place,
  USES,
  type Use,
} from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import { listKinds, type Viewer } from '../model/events.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import { seatsIn } from '../play/turn.ts';
import { CHEST_TOKENS, type ChestContent, RAFT_SPACES, RAFT_TOKENS } from '../setup/components.ts';

export interface SeatView {
  /** How many pirates stand where. */
  readonly pirates: { readonly [place: string]: number };
  readonly hat?: Place;
  /** Cards held, and cards laid face down for a discard in common. */
  readonly handCount: number;
  readonly facedownCount: number;
  /** The whole hand, where the viewer may see it. Others see face-down cards as part of an open hand. */
  readonly hand?: readonly CardName[];
  readonly facedown?: readonly CardName[];
  /** Cards that the viewer has seen come into a hidden hand: at least these are in it. */
  readonly known?: readonly CardName[];
  /** Rafts at sea with a pirate of this seat. */
  readonly vessels?: number;
}

/** Laid cards in resolution. */
export interface ResolutionView {
  readonly step: number;
  readonly use: Use;
  readonly marks: number;
  readonly combination?: { readonly type: string; readonly cards: readonly CardName[] };
  readonly mover: Mover;
  readonly icon: Icon;
  readonly raft?: Berth;
  readonly target: number;
  readonly tokensDue: number;
  readonly token?: string;
}

export interface RaftView {
  readonly raft: number;
  readonly icons: readonly Icon[];
  readonly tokens: readonly ('crew' | 'hole' | null)[];
}

/** What lies open on the table. */
export interface TableView {
  readonly phase: Phase;
  readonly turn: number;
  readonly actor: number;
  /** Turns that are over, and turns in a row in which nothing stirred. */
  readonly turns: number;
  readonly idleTurns: number;
  readonly cardsMoved: boolean;
  readonly actionsLeft: number;
  readonly hasActed: boolean;
  readonly hasFreeSail: boolean;
  readonly startedEmptyHanded: boolean;
  readonly ending: Ending;
  readonly winners: readonly number[];
  readonly path: readonly Icon[];
  readonly covered: readonly number[];
  readonly stockCount: number;
  readonly row: readonly CardName[];
  readonly discards: readonly CardName[];
  readonly boat?: 'near' | 'far';
  readonly chests?: { readonly at: readonly Place[]; readonly unseen: { readonly [C in ChestContent]: number } };
  readonly rafts?: {
    readonly docked: { readonly [B in Berth]: RaftView | null };
    readonly left: readonly number[];
    readonly pool: { readonly [token: string]: number };
  };
  readonly resolution?: ResolutionView;
  /** Cards still to be kept or picked, and cards being looked at. */
  readonly cardsDue: number;
  readonly lookedCount: number;
}

export interface View extends TableView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  /** Cards under the stock, the next one first: those the viewer put there by name, the others as null. */
  readonly buried: readonly (CardName | null)[];
  /** The cards being looked at, for the seat that looks. */
  readonly looked?: readonly CardName[];
}

export function viewFor(rules: Rules, state: State, viewer: Viewer): View {
  const { cardKinds } = rules;
  const name = (kind: number) => rules.cardNames[kind];
  return {
    ...tableView(rules, state),
    viewer,
    seats: Array.from({ length: rules.seats }, (_, seat) => seatView(rules, state, seat, viewer)),
    buried: Array.from(state.buried.subarray(0, state.buriedCount), (kind, i) =>
      state.buriedBy[i] === viewer ? name(kind) : null,
    ),
    ...(viewer === state.turn && lookedCount(state) > 0
      ? { looked: listKinds(state.looked, 0, cardKinds).map(name) }
      : {}),
  };
}

export function seatView(rules: Rules, state: State, seat: number, viewer: Viewer): SeatView {
  const { cardKinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const hand = () => listKinds(state.hand, seat * cardKinds, cardKinds);
  const facedown = rules.marks ? listKinds(state.facedown, seat * cardKinds, cardKinds) : [];
  const open: SeatView = {
    pirates: piratesOf(rules, state, seat),
    ...(rules.hats ? { hat: rules.board.names[state.hat[seat]] } : {}),
    handCount: state.handCount[seat],
    facedownCount: facedown.length,
    ...(state.vessels.length > 0 ? { vessels: state.vessels[seat] } : {}),
  };
  if (viewer === seat)
    return { ...open, hand: names(hand()), ...(facedown.length > 0 ? { facedown: names(facedown) } : {}) };
  if (rules.openHands) return { ...open, hand: names([...hand(), ...facedown].sort((a, b) => a - b)) };
  if (!rules.tracksKnowledge) return open;
  const row = viewer === 'spectator' ? rules.seats : viewer;
  return { ...open, known: names(listKinds(state.known, (row * rules.seats + seat) * cardKinds, cardKinds)) };
}

function piratesOf(rules: Rules, state: State, seat: number): SeatView['pirates'] {
  const pirates: { [place: string]: number } = {};
  for (let i = 0; i < rules.pirates; i++) {
    const name = String(rules.board.names[state.positions[seat * rules.pirates + i]]);
    pirates[name] = (pirates[name] ?? 0) + 1;
  }
  return pirates;
}

function lookedCount(state: State): number {
  return state.looked.reduce((sum, count) => sum + count, 0);
}

export function tableView(rules: Rules, state: State): TableView {
  const { board } = rules;
  const cards = (list: Uint8Array, count: number) => Array.from(list.subarray(0, count), kind => rules.cardNames[kind]);
  const spaces = Array.from({ length: board.spaces }, (_, i) => i + 1);
  const resolution = isResolving(state) ? { resolution: resolutionView(rules, state) } : {};
  return {
    phase: PHASES[state.phase],
    turn: state.turn,
    actor: state.actor,
    turns: state.turns,
    idleTurns: state.idleTurns,
    cardsMoved: state.cardsMoved === 1,
    actionsLeft: state.actionsLeft,
    hasActed: state.hasActed === 1,
    hasFreeSail: state.hasFreeSail === 1,
    startedEmptyHanded: state.startedEmptyHanded === 1,
    ending: ENDINGS[state.ending],
    winners: seatsIn(state.winners),
    path: spaces.map(space => rules.icons[state.icons[space]]),
    covered: spaces.filter(space => state.crowd[space] === COVERED),
    stockCount: state.stockCount + state.buriedCount,
    row: cards(state.row, state.rowCount),
    discards: cards(state.discards, state.discardCount),
    ...(board.boatNear === NONE ? {} : { boat: state.dock === 0 ? ('near' as const) : ('far' as const) }),
    ...(state.chest.length > 0 ? { chests: chestView(rules, state) } : {}),
    ...(state.raftAt.length > 0 ? { rafts: raftView(rules, state) } : {}),
    ...resolution,
    cardsDue: state.cardsDue,
    lookedCount: lookedCount(state),
  };
}

/** Laid cards are in resolution: somebody was asked something in between. */
function isResolving(state: State): boolean {
  return state.phase !== PHASE.turn && state.phase !== PHASE.pick && state.phase !== PHASE.over;
}

function resolutionView(rules: Rules, state: State): ResolutionView {
  const lay = state.combination === NONE ? undefined : rules.combinations[state.combination];
  return {
    step: state.step,
    use: USES[state.use],
    marks: state.marks,
    ...(lay ? { combination: { type: lay.type, cards: lay.cards.map(kind => rules.cardNames[kind]) } } : {}),
    mover: state.mover === rules.board.places ? 'hat' : rules.board.names[state.mover],
    icon: rules.icons[state.icon],
    ...(state.route > 0 ? { raft: BERTHS[state.route - 1] } : {}),
    target: state.target,
    tokensDue: state.tokensDue,
    ...(state.token === NONE ? {} : { token: RAFT_TOKENS[state.token].name }),
  };
}

function chestView(rules: Rules, state: State): TableView['chests'] {
  return {
    at: rules.board.names.filter((_, place) => state.chest[place]),
    unseen: Object.fromEntries(CHEST_TOKENS.map(({ name }, i) => [name, state.chestLeft[i]])) as {
      [C in ChestContent]: number;
    },
  };
}

const ABOARD = [null, 'crew', 'hole'] as const;

function raftView(rules: Rules, state: State): TableView['rafts'] {
  const dockedAt = (berth: number): RaftView | null => {
    if (state.raftAt[berth] === NONE) return null;
    const from = berth * RAFT_SPACES;
    const first = rules.board.raft + from;
    return {
      raft: state.raftAt[berth],
      icons: Array.from(state.icons.subarray(first, first + RAFT_SPACES), icon => rules.icons[icon]),
      tokens: Array.from(state.aboard.subarray(from, from + RAFT_SPACES), token => ABOARD[token]),
    };
  };
  return {
    docked: { white: dockedAt(0), orange: dockedAt(1) },
    left: Array.from(state.raftLeft.keys()).filter(raft => state.raftLeft[raft]),
    pool: Object.fromEntries(RAFT_TOKENS.map(({ name }, i) => [name, state.poolLeft[i]])),
  };
}
