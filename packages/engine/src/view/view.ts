/** What a seat or a spectator may see of a state. Built field by field from what is visible, never by taking away. */
import { NONE } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Viewer } from '../model/events.ts';
import type { Rules } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import type { ResolutionView, SeatView, SeenPart, TableView, View } from '../model/view.ts';
import { listKinds } from '../play/card-names.ts';
import { isResolving } from '../play/resolution.ts';

/** What a seat or a spectator may see of this state. */
export function viewFor(rules: Rules, state: State, viewer: Viewer): View {
  const { cardKinds, cardNames } = rules;
  const isLooking = viewer === state.turn && lookedCount(state) > 0;
  return {
    ...tableView(rules, state, viewer),
    viewer,
    seats: Array.from({ length: rules.seats }, (_, seat) => seatView(rules, state, seat, viewer)),
    buried: Array.from(state.buried.subarray(0, state.buriedCount), (kind, i) =>
      state.buriedBy[i] === viewer ? cardNames[kind] : null,
    ),
    ...(isLooking ? { looked: listKinds(state.looked, 0, cardKinds).map(kind => cardNames[kind]) } : {}),
  };
}

export function seatView(rules: Rules, state: State, seat: number, viewer: Viewer): SeatView {
  const { cardKinds } = rules;
  const names = (list: readonly number[]) => list.map(kind => rules.cardNames[kind]);
  const hand = () => listKinds(state.hand, seat * cardKinds, cardKinds);
  const facedown = rules.discardsTogether ? listKinds(state.facedown, seat * cardKinds, cardKinds) : [];
  const open: SeatView = {
    pirates: piratesOf(rules, state, seat),
    ...(rules.hats ? { hat: rules.board.names[state.hat[seat]] } : {}),
    handCount: state.handCount[seat],
    facedownCount: facedown.length,
    ...Object.assign({}, ...rules.viewParts.map(part => part.showSeat?.(rules, state, seat))),
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

/** What lies open on the table, and what the modules show to this viewer. */
export function tableView(rules: Rules, state: State, viewer: Viewer | 'everything'): TableView {
  const cards = (list: Uint8Array, count: number) => Array.from(list.subarray(0, count), kind => rules.cardNames[kind]);
  return {
    ...(seenNumbers(rules, state, 'table') as unknown as TableView),
    path: Array.from(state.icons.subarray(1, rules.board.spaces + 1), icon => rules.icons[icon]),
    covered: rules.board.names.filter(
      (name, place): name is number => typeof name === 'number' && state.crowd[place] === COVERED,
    ),
    stockCount: state.stockCount + state.buriedCount,
    row: cards(state.row, state.rowCount),
    discards: cards(state.discards, state.discardCount),
    ...Object.assign({}, ...rules.viewParts.map(part => part.show(rules, state, viewer))),
    ...(isResolving(state) ? { resolution: resolutionView(rules, state) } : {}),
    lookedCount: lookedCount(state),
  };
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
