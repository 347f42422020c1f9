/** A complete state in names, secrets included, and back. For traces, tests and storage on the side that may know everything. */

import type { CardName } from '../base/vocabulary.ts';
import { listKinds } from '../model/events.ts';
import type { Rules } from '../model/rules.ts';
import { createState, type State } from '../model/state.ts';
import { readCards, readSeat, readTable } from './sample.ts';
import { type SeatView, seatView, type TableView, tableView } from './view.ts';

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
  const { seats, cardKinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const bySeat = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    ...tableView(rules, state),
    seats: bySeat(seat => seatView(rules, state, seat, seat)),
    stockCards: Object.fromEntries(rules.cardNames.map((card, kind) => [card, state.stock[kind]])),
    buried: Array.from({ length: state.buriedCount }, (_, i) => ({
      card: rules.cardNames[state.buried[i]],
      seat: state.buriedBy[i],
    })),
    looked: names(listKinds(state.looked, 0, state.looked.length)),
    known: rules.tracksKnowledge
      ? Array.from({ length: seats + 1 }, (_, viewer) =>
          bySeat(seat => names(listKinds(state.known, (viewer * seats + seat) * cardKinds, cardKinds))),
        )
      : [],
  };
}

export function restoreState(rules: Rules, snapshot: Snapshot): State {
  const state = createState(rules);
  const { seats, cardKinds } = rules;
  readTable(rules, snapshot, state);
  snapshot.seats.forEach((seen, seat) => {
    readSeat(rules, state, seat, seen);
    readCards(rules, state.hand, seat * cardKinds, seen.hand ?? []);
    readCards(rules, state.facedown, seat * cardKinds, seen.facedown ?? []);
  });
  rules.cardNames.forEach((card, kind) => {
    state.stock[kind] = snapshot.stockCards[card];
  });
  state.stockCount = snapshot.stockCount - snapshot.buried.length;
  state.buriedCount = snapshot.buried.length;
  snapshot.buried.forEach(({ card, seat }, i) => {
    state.buried[i] = rules.cardNames.indexOf(card);
    state.buriedBy[i] = seat;
  });
  readCards(rules, state.looked, 0, snapshot.looked);
  snapshot.known.forEach((row, viewer) => {
    row.forEach((cards, seat) => {
      readCards(rules, state.known, (viewer * seats + seat) * cardKinds, cards);
    });
  });
  return state;
}
