/** A complete state in names, secrets included, and back. For traces, tests and storage on the side that may know everything. */
import { DRAWS } from '../base/vocabulary.ts';
import type { Rules, World } from '../model/rules.ts';
import { createState, type State } from '../model/state.ts';
import type { Snapshot } from '../model/view.ts';
import { listKinds } from '../play/card-names.ts';
import { readCards, readSeat, readTable } from './decode.ts';
import { seatView, tableView } from './view.ts';

/** The whole state in names. Contains all secrets: never send it to a player. */
export function makeSnapshot(rules: Rules, state: State): Snapshot {
  const { seats, cardKinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const bySeat = <T>(make: (seat: number) => T) => Array.from({ length: seats }, (_, seat) => make(seat));
  return {
    ...tableView(rules, state, 'everything'),
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
    ...(rules.sameLuck
      ? { rounds: Object.fromEntries(Array.from(state.rounds, (round, draw) => [DRAWS[draw], round])) }
      : {}),
  };
}

/** Nothing is hidden in a snapshot. */
const NOTHING_HIDDEN: World = {
  chance: {
    below() {
      throw new Error('A snapshot has everything: nothing is left to chance.');
    },
  },
  drawCard() {
    throw new Error('A snapshot has every card: none is left to draw.');
  },
};

/** The state that a snapshot was made of. */
export function restoreState(rules: Rules, snapshot: Snapshot): State {
  const state = createState(rules);
  const { seats, cardKinds } = rules;
  readTable(rules, snapshot, state, NOTHING_HIDDEN);
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
  state.rounds.forEach((_, draw) => {
    state.rounds[draw] = snapshot.rounds?.[DRAWS[draw]] ?? 0;
  });
  return state;
}
