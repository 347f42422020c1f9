/** What a seat or a spectator may see of a state. Built field by field from what is visible, never by taking away. */
import { NONE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Viewer } from '../model/events.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import type { ResolutionView, SeatView, SeenPart, TableView, View } from '../model/view.ts';
import { listKinds } from '../play/card-names.ts';
import { isResolving } from '../play/resolution.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What a seat or a spectator may see of this state. */
export function viewFor(rules: Rules, state: State, viewer: Viewer): View {
  const { cardKinds, cardNames } = rules;
  const view = tableView(rules, state, viewer) as Mutable<View>;
  view.viewer = viewer;
  view.seats = seatViews(rules, state, viewer);
  view.buried = namesOf(cardNames, state.buried, state.buriedCount).map((name, i) =>
    state.buriedBy[i] === viewer ? name : null,
  );
  if (viewer === state.turn && view.lookedCount > 0)
    view.looked = listKinds(state.looked, 0, cardKinds).map(kind => cardNames[kind]);
  return view;
}

function seatViews(rules: Rules, state: State, viewer: Viewer): SeatView[] {
  const seats: SeatView[] = [];
  for (let seat = 0; seat < rules.seats; seat++) seats.push(seatView(rules, state, seat, viewer));
  return seats;
}

/** The names of the first `count` numbers. Views are made for each viewer after each action: a plain loop is several times as fast. */
function namesOf<Name>(names: readonly Name[], numbers: Uint8Array, count: number, from = 0): Name[] {
  const list: Name[] = [];
  for (let i = from; i < from + count; i++) list.push(names[numbers[i]]);
  return list;
}

export function seatView(rules: Rules, state: State, seat: number, viewer: Viewer): SeatView {
  const { cardKinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const hand = () => listKinds(state.hand, seat * cardKinds, cardKinds);
  const facedown = rules.discardsTogether ? listKinds(state.facedown, seat * cardKinds, cardKinds) : [];
  const view: Mutable<SeatView> = {
    pirates: piratesOf(rules, state, seat),
    ...(rules.hats ? { hat: rules.board.names[state.hat[seat]] } : {}),
    handCount: state.handCount[seat],
    facedownCount: facedown.length,
  };
  for (const part of rules.viewParts) Object.assign(view, part.showSeat?.(rules, state, seat));
  if (viewer === seat) {
    view.hand = names(hand());
    if (facedown.length > 0) view.facedown = names(facedown);
  } else if (rules.openHands) view.hand = names([...hand(), ...facedown].sort((a, b) => a - b));
  else if (rules.tracksKnowledge) {
    const row = viewer === 'spectator' ? rules.seats : viewer;
    view.known = names(listKinds(state.known, (row * rules.seats + seat) * cardKinds, cardKinds));
  }
  return view;
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
  const { looked } = state;
  let sum = 0;
  for (let kind = 0; kind < looked.length; kind++) sum += looked[kind];
  return sum;
}

/** What lies open on the table, and what the modules show to this viewer. */
export function tableView(rules: Rules, state: State, viewer: Viewer | 'everything'): TableView {
  const { board, cardNames, icons } = rules;
  const covered: number[] = [];
  for (let place = 0; place < board.names.length; place++) {
    const name = board.names[place];
    if (state.crowd[place] === COVERED && typeof name === 'number') covered.push(name);
  }
  // Assigned, not spread into a literal, which takes longer than all the rest.
  const view = seenNumbers(rules, state, 'table') as unknown as Mutable<TableView>;
  view.path = namesOf(icons, state.icons, board.spaces, 1);
  view.covered = covered;
  view.stockCount = state.stockCount + state.buriedCount;
  view.row = namesOf(cardNames, state.row, state.rowCount).reverse();
  view.discards = namesOf(cardNames, state.discards, state.discardCount);
  for (const part of rules.viewParts) Object.assign(view, part.show(rules, state, viewer));
  if (isResolving(state)) view.resolution = resolutionView(rules, state);
  view.lookedCount = lookedCount(state);
  return view;
}

/** The numbers that everybody sees there, in names. */
function seenNumbers(rules: Rules, state: State, where: 'table' | 'resolution'): SeenPart {
  const seen: { [name: string]: unknown } = {};
  for (const [name, { codec }] of rules.layout.seen[where]) {
    const shown = codec.show(state[name] as number, rules);
    if (shown !== undefined) seen[name] = shown;
  }
  return seen;
}

function resolutionView(rules: Rules, state: State): ResolutionView {
  const combination = state.combination === NONE ? undefined : rules.combinations[state.combination];
  return {
    ...(seenNumbers(rules, state, 'resolution') as unknown as ResolutionView),
    ...(combination
      ? { combination: { type: combination.type, cards: combination.cards.map(kind => rules.cardNames[kind]) } }
      : {}),
    mover: state.mover === rules.board.places ? 'hat' : rules.board.names[state.mover],
    ...(state.route > 0 ? { [rules.routeField]: rules.routeNames[state.route - 1] } : {}),
  };
}
