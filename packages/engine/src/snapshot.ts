/** A complete state in names, secrets included, and back. For traces, tests and storage on the side that may know everything. */
import { listKinds } from './events.ts';
import type { Rules } from './rules.ts';
import { readCards, readSeat, readTable } from './sample.ts';
import { createState, type State } from './state.ts';
import { type SeatView, seatView, type TableView, tableView } from './view.ts';
import type { CardName } from './vocabulary.ts';

export interface Snapshot extends TableView {
  /** Every seat as it sees itself. */
  readonly seats: readonly SeatView[];
  /** The stock in unknown order, by card; under it the buried cards, the next one first, with the seat that knows each. */
  readonly stockCards: { readonly [card: string]: number };
  readonly buried: readonly { readonly card: CardName; readonly seat: number }[];
  readonly looked: readonly CardName[];
  /** For each viewer, the last one being everybody: the cards it knows in each seat's hand. Empty where nothing is kept in mind. */
  readonly known: readonly (readonly (readonly CardName[])[])[];
}

export function makeSnapshot(rules: Rules, state: State): Snapshot {
  const { seats, kinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const bySeat = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    ...tableView(rules, state),
    seats: bySeat(seat => seatView(rules, state, seat, seat)),
    stockCards: Object.fromEntries(rules.cardNames.map((card, kind) => [card, state.stock[kind]])),
    buried: Array.from({ length: state.buried }, (_, i) => ({
      card: rules.cardNames[state.bottom[i]],
      seat: state.bottomOwner[i],
    })),
    looked: names(listKinds(state.looked, 0, state.looked.length)),
    known: rules.remembers
      ? Array.from({ length: seats + 1 }, (_, viewer) =>
          bySeat(seat => names(listKinds(state.known, (viewer * seats + seat) * kinds, kinds))),
        )
      : [],
  };
}

export function restoreState(rules: Rules, snapshot: Snapshot): State {
  const state = createState(rules);
  const { seats, kinds } = rules;
  readTable(rules, snapshot, state);
  snapshot.seats.forEach((seen, seat) => {
    readSeat(rules, state, seat, seen);
    readCards(rules, state.hand, seat * kinds, seen.hand ?? []);
    readCards(rules, state.facedown, seat * kinds, seen.facedownCards ?? []);
  });
  rules.cardNames.forEach((card, kind) => {
    state.stock[kind] = snapshot.stockCards[card];
  });
  state.stocked = snapshot.stock - snapshot.buried.length;
  state.buried = snapshot.buried.length;
  snapshot.buried.forEach(({ card, seat }, i) => {
    state.bottom[i] = rules.cardNames.indexOf(card);
    state.bottomOwner[i] = seat;
  });
  readCards(rules, state.looked, 0, snapshot.looked);
  snapshot.known.forEach((row, viewer) => {
    row.forEach((cards, seat) => {
      readCards(rules, state.known, (viewer * seats + seat) * kinds, cards);
    });
  });
  return state;
}
