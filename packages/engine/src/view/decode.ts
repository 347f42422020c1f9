/** From what a view shows back to a state. What it does not show is left as before the deal. */
import type { CardName } from '../base/vocabulary.ts';
import { COVERED } from '../model/board.ts';
import type { Rules, World } from '../model/rules.ts';
import type { State } from '../model/state.ts';
import type { ResolutionView, SeatView, SeenPart, TableView } from '../model/view.ts';

/** What lies open on the table and what the modules show, into a state that is blank. Seats aside. */
export function readTable(rules: Rules, view: TableView, state: State, world: World): void {
  state.bytes.set(rules.layout.blank);
  readNumbers(rules, state, 'table', view as unknown as SeenPart);
  view.path.forEach((icon, i) => {
    state.icons[i + 1] = rules.icons.indexOf(icon);
  });
  for (const space of view.covered) state.crowd[space] = COVERED;
  const readList = (list: Uint8Array, cards: readonly CardName[]) => {
    list.set(cards.map(card => rules.cardNames.indexOf(card)));
    return cards.length;
  };
  state.rowCount = readList(state.row, view.row.toReversed());
  state.discardCount = readList(state.discards, view.discards);
  for (const part of rules.viewParts) part.read(rules, state, view as unknown as SeenPart, world);
  if (view.resolution) readResolution(rules, state, view.resolution);
}

function readNumbers(rules: Rules, state: State, where: 'table' | 'resolution', seen: SeenPart): void {
  const numbers = state as unknown as { [name: string]: number };
  for (const [name, { codec, initial }] of rules.layout.seen[where])
    numbers[name] = seen[name] === undefined ? initial : codec.read(seen[name] as never, rules);
}

function readResolution(rules: Rules, state: State, seen: ResolutionView): void {
  readNumbers(rules, state, 'resolution', seen as unknown as SeenPart);
  state.route = 1 + rules.routeNames.indexOf((seen as unknown as { [field: string]: string })[rules.routeField]);
  state.mover = seen.mover === 'hat' ? rules.board.places : placeNamed(rules, state, String(seen.mover));
  const { combination } = seen;
  if (!combination) return;
  const cards = combination.cards.join();
  state.combination = rules.combinations.findIndex(
    ({ type, cards: kinds }) => type === combination.type && kinds.map(kind => rules.cardNames[kind]).join() === cards,
  );
}

/** The pirates of a seat, and what everybody sees of it. Its cards are for the caller. */
export function readSeat(rules: Rules, state: State, seat: number, seen: SeatView): void {
  const positions = Object.entries(seen.pirates).flatMap(([name, count]) =>
    new Array<number>(count).fill(placeNamed(rules, state, name)),
  );
  state.positions.set(Uint8Array.from(positions).sort(), seat * rules.pirates);
  for (const place of positions) state.crowd[place]++;
  if (seen.hat !== undefined) state.hat[seat] = placeNamed(rules, state, String(seen.hat));
  for (const part of rules.viewParts) part.readSeat?.(rules, state, seat, seen as unknown as SeenPart);
  state.handCount[seat] = seen.handCount;
}

/** Where two places share the name, the one in use. */
function placeNamed(rules: Rules, state: State, name: string): number {
  const { names } = rules.board;
  const first = names.findIndex(known => String(known) === name);
  const second = names.findIndex((known, place) => place > first && String(known) === name);
  return second < 0 || rules.isInUse(rules, state, first) ? first : second;
}

export function readCards(rules: Rules, counts: Uint8Array, from: number, cards: readonly CardName[]): void {
  for (const card of cards) counts[from + rules.cardNames.indexOf(card)]++;
}
