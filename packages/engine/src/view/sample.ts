/** Determinization: a whole state that fits a view, with everything hidden drawn by chance. */
import { type Chance, drawKind } from '../base/chance.ts';
import { type CardName, NONE } from '../base/vocabulary.ts';
import type { Rules, World } from '../model/rules.ts';
import { createState, type State } from '../model/state.ts';
import type { SeatView, SeenPart, View } from '../model/view.ts';
import { readCards, readSeat, readTable } from './decode.ts';

/** A whole state that looks like `view` to its viewer; everything that the viewer cannot see is drawn by chance. */
export function sampleState(rules: Rules, view: View, chance: Chance, state: State = createState(rules)): State {
  const hidden = new HiddenCards(rules, chance);
  hidden.remove(view.row);
  hidden.remove(view.discards);
  for (const { hand, facedown, known } of view.seats) hidden.remove([...(hand ?? known ?? []), ...(facedown ?? [])]);
  hidden.remove(view.looked ?? []);
  hidden.remove(view.buried.filter(card => card !== null));
  for (const part of rules.viewParts) hidden.remove(part.cards?.(view as unknown as SeenPart) ?? []);

  readTable(rules, view, state, hidden);
  view.seats.forEach((seen, seat) => {
    readSeat(rules, state, seat, seen);
    dealHidden(rules, state, seat, seen, hidden);
  });
  if (rules.tracksKnowledge) readKnowledge(rules, state, view);
  if (view.looked) readCards(rules, state.looked, 0, view.looked);
  else hidden.drawInto(state.looked, 0, view.lookedCount);
  state.buriedCount = view.buried.length;
  view.buried.forEach((card, i) => {
    state.buried[i] = card === null ? hidden.drawCard() : rules.cardNames.indexOf(card);
    // Whose secret another card is does not show; it is no secret of the viewer's.
    state.buriedBy[i] = card === null ? NONE : (view.viewer as number);
  });
  state.stock.set(hidden.counts);
  state.stockCount = hidden.size;
  return state;
}

/** The cards whose place is not known. */
class HiddenCards implements World {
  readonly chance: Chance;
  readonly counts: Uint8Array;
  size: number;
  private readonly rules: Rules;

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

  drawCard(): number {
    const kind = drawKind(this.counts, this.size, this.chance);
    this.counts[kind]--;
    this.size--;
    return kind;
  }

  drawInto(counts: Uint8Array, from: number, count: number): void {
    for (let i = 0; i < count; i++) counts[from + this.drawCard()]++;
  }
}

/** Fills a hand that is hidden, and puts aside what lies face down, any of its cards if that is hidden too. */
function dealHidden(rules: Rules, state: State, seat: number, seen: SeatView, hidden: HiddenCards): void {
  const from = seat * rules.cardKinds;
  const shown = seen.hand ?? seen.known ?? [];
  readCards(rules, state.hand, from, shown);
  if (seen.facedown) {
    readCards(rules, state.facedown, from, seen.facedown);
    return;
  }
  hidden.drawInto(state.hand, from, seen.handCount + seen.facedownCount - shown.length);
  for (let i = 0; i < seen.facedownCount; i++) {
    const kind = drawKind(state.hand, seen.handCount + seen.facedownCount - i, hidden.chance, from);
    state.hand[from + kind]--;
    state.facedown[from + kind]++;
  }
}

function readKnowledge(rules: Rules, state: State, view: View): void {
  const viewer = view.viewer === 'spectator' ? rules.seats : view.viewer;
  view.seats.forEach(({ known }, seat) => {
    readCards(rules, state.known, (viewer * rules.seats + seat) * rules.cardKinds, known ?? []);
  });
}
