/** What a seat or a spectator may see of a state. Built field by field from what is visible, never by taking away. */
import { type CardName, NONE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Viewer } from '../model/events.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import type { ResolutionView, SeatView, SeenPart, TableView, View } from '../model/view.ts';
import { listKinds } from '../play/card-names.ts';
import { isResolving } from '../play/resolution.ts';
import type { ViewMemo } from './view-memo.ts';

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** What a seat or a spectator may see of this state. What `memo` has of it already is not made again. */
export function viewFor(rules: Rules, state: State, viewer: Viewer, memo?: ViewMemo): View {
  const { cardKinds, cardNames } = rules;
  const view = tableView(rules, state, viewer, memo) as Mutable<View>;
  view.viewer = viewer;
  view.seats = seatViews(rules, state, viewer, memo);
  view.buried = namesOf(cardNames, state.buried, state.buriedCount).map((name, i) =>
    state.buriedBy[i] === viewer ? name : null,
  );
  if (viewer === state.turn && view.lookedCount > 0)
    view.looked = listKinds(state.looked, 0, cardKinds).map(kind => cardNames[kind]);
  return view;
}

function seatViews(rules: Rules, state: State, viewer: Viewer, memo?: ViewMemo): SeatView[] {
  const seats: SeatView[] = [];
  for (let seat = 0; seat < rules.seats; seat++) seats.push(seatView(rules, state, seat, viewer, memo));
  return seats;
}

/** Parts of a memo; the rest are lists of seats. */
const PATH = 0;
const DISCARDS = 1;
const LISTS = 2;

/** Lists of cards and pirates, in a memo: those of the seats, then what each row of knowledge has of each seat. */
const piratesPart = (seat: number): number => LISTS + 2 * seat;
const handPart = (seat: number): number => LISTS + 2 * seat + 1;
const knownPart = ({ seats }: Rules, row: number, seat: number): number => LISTS + 2 * seats + row * seats + seat;

/** The names of the first `count` numbers, or of a count by kind, the same list as long as they are the same. */
function namesIn<Name>(
  memo: ViewMemo | undefined,
  part: number,
  names: readonly Name[],
  numbers: Uint8Array,
  count: number,
  from = 0,
): readonly Name[] {
  const known = memo?.find(part, numbers, from, count);
  if (known !== undefined) return known as readonly Name[];
  const made = namesOf(names, numbers, count, from);
  memo?.keep(part, numbers, from, count, made);
  return made;
}

function cardsIn(
  { cardKinds, cardNames }: Rules,
  memo: ViewMemo | undefined,
  part: number,
  counts: Uint8Array,
  from: number,
) {
  const known = memo?.find(part, counts, from, cardKinds);
  if (known !== undefined) return known as readonly CardName[];
  const made = listKinds(counts, from, cardKinds).map(kind => cardNames[kind]);
  memo?.keep(part, counts, from, cardKinds, made);
  return made;
}

/** The names of the first `count` numbers. Views are made for each viewer after each action: a plain loop is several times as fast. */
function namesOf<Name>(names: readonly Name[], numbers: Uint8Array, count: number, from = 0): Name[] {
  const list: Name[] = [];
  for (let i = from; i < from + count; i++) list.push(names[numbers[i]]);
  return list;
}

export function seatView(rules: Rules, state: State, seat: number, viewer: Viewer, memo?: ViewMemo): SeatView {
  const { cardKinds } = rules;
  const from = seat * cardKinds;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const facedown = rules.discardsTogether ? listKinds(state.facedown, from, cardKinds) : [];
  const view = { pirates: piratesIn(rules, state, seat, memo) } as Mutable<SeatView>;
  if (rules.hats) view.hat = rules.board.names[state.hat[seat]];
  view.handCount = state.handCount[seat];
  view.facedownCount = facedown.length;
  for (const part of rules.viewParts) if (part.showSeat) Object.assign(view, part.showSeat(rules, state, seat));
  if (viewer === seat) {
    view.hand = cardsIn(rules, memo, handPart(seat), state.hand, from);
    if (facedown.length > 0) view.facedown = names(facedown);
  } else if (rules.openHands) {
    const hand = listKinds(state.hand, from, cardKinds);
    view.hand = names([...hand, ...facedown].sort((a, b) => a - b));
  } else if (rules.tracksKnowledge) {
    const row = viewer === 'spectator' ? rules.seats : viewer;
    view.known = cardsIn(rules, memo, knownPart(rules, row, seat), state.known, (row * rules.seats + seat) * cardKinds);
  }
  return view;
}

function piratesIn(rules: Rules, state: State, seat: number, memo?: ViewMemo): SeatView['pirates'] {
  const from = seat * rules.pirates;
  const known = memo?.find(piratesPart(seat), state.positions, from, rules.pirates);
  if (known !== undefined) return known as SeatView['pirates'];
  const made = piratesOf(rules, state, seat);
  memo?.keep(piratesPart(seat), state.positions, from, rules.pirates, made);
  return made;
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
export function tableView(rules: Rules, state: State, viewer: Viewer | 'everything', memo?: ViewMemo): TableView {
  const { board, cardNames, icons } = rules;
  const covered: number[] = [];
  for (let place = 0; place < board.names.length; place++) {
    const name = board.names[place];
    if (state.crowd[place] === COVERED && typeof name === 'number') covered.push(name);
  }
  // Assigned, not spread into a literal, which takes longer than all the rest.
  const view = seenNumbers(rules, state, 'table') as unknown as Mutable<TableView>;
  view.path = namesIn(memo, PATH, icons, state.icons, board.spaces, 1);
  view.covered = covered;
  view.stockCount = state.stockCount + state.buriedCount;
  view.row = namesOf(cardNames, state.row, state.rowCount).reverse();
  view.discards = namesIn(memo, DISCARDS, cardNames, state.discards, state.discardCount);
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
