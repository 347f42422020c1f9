/** From a view back to a state: the whole of it if everything is told, else a world that the viewer could be in. */

import type { Chance } from '../base/chance.ts';
import { drawKind } from '../base/chance.ts';
import { BERTHS, type CardName, ENDING, NONE, PHASE, type Place, USE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Rules } from '../model/rules.ts';
import { createState, type State } from '../model/state.ts';
import { CHEST_TOKENS, RAFT_SPACES, RAFT_TOKENS } from '../setup/components.ts';
import type { RaftView, ResolutionView, SeatView, TableView, View } from './view.ts';

/** A world that looks like `view` to its viewer; what the viewer cannot see is drawn by chance. */
export function sampleState(rules: Rules, view: View, chance: Chance, state: State = createState(rules)): State {
  state.bytes.fill(0);
  readTable(rules, view, state);
  const pool = new Pool(rules, chance);
  pool.removePublic(view);
  for (const { hand, facedown, known } of view.seats) pool.remove([...(hand ?? known ?? []), ...(facedown ?? [])]);
  pool.remove(view.looked ?? []);
  pool.remove(view.buried.filter(card => card !== null));

  view.seats.forEach((seen, seat) => {
    readSeat(rules, state, seat, seen);
    dealHidden(rules, state, seat, seen, pool, chance);
  });
  if (rules.tracksKnowledge) readKnowledge(rules, state, view);
  if (view.looked) readCards(rules, state.looked, 0, view.looked);
  else pool.drawInto(state.looked, 0, view.lookedCount);
  state.buriedCount = view.buried.length;
  view.buried.forEach((card, i) => {
    state.buried[i] = card === null ? pool.draw() : rules.cardNames.indexOf(card);
    // Whose secret another card is does not show; it is no secret of the viewer's.
    state.buriedBy[i] = card === null ? NONE : (view.viewer as number);
  });
  state.stock.set(pool.counts);
  state.stockCount = pool.size;
  return state;
}

/** The cards whose place is not known. */
class Pool {
  readonly counts: Uint8Array;
  size: number;
  private readonly rules: Rules;
  private readonly chance: Chance;

  constructor(rules: Rules, chance: Chance) {
    this.rules = rules;
    this.chance = chance;
    this.counts = rules.deck.slice();
    this.size = rules.deckSize;
  }

  remove(cards: readonly CardName[]): void {
    for (const card of cards) this.counts[this.rules.cardNames.indexOf(card)]--;
    this.size -= cards.length;
  }

  removePublic({ row, discards }: TableView): void {
    this.remove(row);
    this.remove(discards);
  }

  draw(): number {
    const kind = drawKind(this.counts, this.size, this.chance);
    this.counts[kind]--;
    this.size--;
    return kind;
  }

  drawInto(counts: Uint8Array, from: number, count: number): void {
    for (let i = 0; i < count; i++) counts[from + this.draw()]++;
  }
}

/** Fills a hand that is hidden, and lays down what was laid face down, any of its cards if that is hidden too. */
function dealHidden(rules: Rules, state: State, seat: number, seen: SeatView, pool: Pool, chance: Chance): void {
  const from = seat * rules.cardKinds;
  readCards(rules, state.hand, from, seen.hand ?? seen.known ?? []);
  if (seen.facedown) {
    readCards(rules, state.facedown, from, seen.facedown);
    return;
  }
  const told = (seen.hand ?? seen.known ?? []).length;
  pool.drawInto(state.hand, from, seen.handCount + seen.facedownCount - told);
  for (let i = 0; i < seen.facedownCount; i++) {
    const kind = drawKind(state.hand, seen.handCount + seen.facedownCount - i, chance, from);
    state.hand[from + kind]--;
    state.facedown[from + kind]++;
  }
}

export function readCards(rules: Rules, counts: Uint8Array, from: number, cards: readonly CardName[]): void {
  for (const card of cards) counts[from + rules.cardNames.indexOf(card)]++;
}

function readKnowledge(rules: Rules, state: State, view: View): void {
  const viewer = view.viewer === 'spectator' ? rules.seats : view.viewer;
  view.seats.forEach(({ known }, seat) => {
    readCards(rules, state.known, (viewer * rules.seats + seat) * rules.cardKinds, known ?? []);
  });
}

export function readSeat(rules: Rules, state: State, seat: number, seen: SeatView): void {
  const spots = Object.entries(seen.pirates).flatMap(([name, count]) =>
    new Array<number>(count).fill(placeNamed(rules, state, name)),
  );
  state.positions.set(Uint8Array.from(spots).sort(), seat * rules.pirates);
  for (const place of spots) state.crowd[place]++;
  if (seen.hat !== undefined) state.hat[seat] = placeNamed(rules, state, String(seen.hat));
  if (seen.vessels !== undefined) state.vessels[seat] = seen.vessels;
  state.handCount[seat] = seen.handCount;
}

function placeNamed(rules: Rules, state: State, name: string): number {
  const { names, boatNear, boatFar } = rules.board;
  if (name === 'boat') return state.dock === 0 ? boatNear : boatFar;
  return names.findIndex((known: Place) => String(known) === name);
}

/** What lies open on the table, pirates aside. */
export function readTable(rules: Rules, view: TableView, state: State): void {
  state.phase = PHASE[view.phase];
  state.turn = view.turn;
  state.actor = view.actor;
  state.turns = view.turns;
  state.idleTurns = view.idleTurns;
  state.cardsMoved = view.cardsMoved ? 1 : 0;
  state.actionsLeft = view.actionsLeft;
  state.hasActed = view.hasActed ? 1 : 0;
  state.hasFreeSail = view.hasFreeSail ? 1 : 0;
  state.startedEmptyHanded = view.startedEmptyHanded ? 1 : 0;
  state.ending = ENDING[view.ending];
  state.winners = view.winners.reduce((bits, seat) => bits | (1 << seat), 0);
  state.dock = view.boat === 'far' ? 1 : 0;
  state.cardsDue = view.cardsDue;
  state.icons.fill(NONE);
  view.path.forEach((icon, i) => {
    state.icons[i + 1] = rules.icons.indexOf(icon);
  });
  for (const space of view.covered) state.crowd[space] = COVERED;
  state.rowCount = view.row.length;
  view.row.forEach((card, i) => {
    state.row[i] = rules.cardNames.indexOf(card);
  });
  state.discardCount = view.discards.length;
  view.discards.forEach((card, i) => {
    state.discards[i] = rules.cardNames.indexOf(card);
  });
  if (view.chests) readChests(rules, state, view.chests);
  if (view.rafts) readRafts(rules, state, view.rafts);
  readResolution(rules, state, view.resolution);
}

function readChests(rules: Rules, state: State, chests: NonNullable<TableView['chests']>): void {
  for (const place of chests.at) state.chest[rules.board.names.indexOf(place)] = 1;
  CHEST_TOKENS.forEach(({ name }, i) => {
    state.chestLeft[i] = chests.unseen[name];
  });
}

function readRafts(rules: Rules, state: State, rafts: NonNullable<TableView['rafts']>): void {
  for (const raft of rafts.left) state.raftLeft[raft] = 1;
  RAFT_TOKENS.forEach(({ name }, i) => {
    state.poolLeft[i] = rafts.pool[name];
  });
  BERTHS.forEach((name, berth) => {
    readRaft(rules, state, berth, rafts.docked[name]);
  });
}

function readRaft(rules: Rules, state: State, berth: number, raft: RaftView | null): void {
  state.raftAt[berth] = raft ? raft.raft : NONE;
  raft?.tokens.forEach((token, space) => {
    const slot = berth * RAFT_SPACES + space;
    state.icons[rules.board.raft + slot] = rules.icons.indexOf(raft.icons[space]);
    if (token === null) return;
    state.aboard[slot] = token === 'crew' ? 1 : 2;
    state.crowd[rules.board.raft + slot] = COVERED;
  });
}

function readResolution(rules: Rules, state: State, seen: ResolutionView | undefined): void {
  state.use = USE[seen?.use ?? 'nothing'];
  state.step = seen?.step ?? 0;
  state.marks = seen?.marks ?? 0;
  state.combination = NONE;
  state.token = seen?.token === undefined ? NONE : RAFT_TOKENS.findIndex(({ name }) => name === seen.token);
  state.tokensDue = seen?.tokensDue ?? 0;
  state.target = seen?.target ?? 0;
  state.icon = seen ? rules.icons.indexOf(seen.icon) : 0;
  state.route = seen?.raft === undefined ? 0 : 1 + BERTHS.indexOf(seen.raft);
  state.mover = 0;
  if (!seen) return;
  state.mover = seen.mover === 'hat' ? rules.board.places : placeNamed(rules, state, String(seen.mover));
  const { combination } = seen;
  if (!combination) return;
  const cards = JSON.stringify(combination.cards);
  state.combination = rules.combinations.findIndex(
    ({ type, cards: kinds }) =>
      type === combination.type && JSON.stringify(kinds.map(kind => rules.cardNames[kind])) === cards,
  );
}
