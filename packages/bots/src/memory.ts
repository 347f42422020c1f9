/**
 * Scores that were given already: in one turn the same position is reached in many orders, and most of what a seat draws or
 * plays changes nothing for the others. Two situations that the observer cannot tell apart are the same here; whatever it
 * does not look at (the order of the discards, say) is left out.
 */
import { NONE, type Rules, type State } from '@cartagena/engine';

const SIZE = 1 << 15;

export class Memory {
  private readonly rules: Rules;
  /** Two hashes of each situation, and the decision that it belongs to: nothing is ever wiped. */
  private readonly first = new Int32Array(SIZE);
  private readonly second = new Int32Array(SIZE);
  private readonly era = new Int32Array(SIZE);
  private readonly scores = new Float64Array(SIZE);
  private now = 0;
  private a = 0;
  private b = 0;
  private tableA = 0;
  private tableB = 0;

  constructor(rules: Rules) {
    this.rules = rules;
  }

  forget(): void {
    this.now++;
  }

  /** The next questions are about this position: what all seats have in common is looked at once. */
  face(state: State): void {
    this.a = 0x811c9dc5 ^ ((state.turn << 8) | (state.actionsLeft << 4) | state.dock);
    this.b = state.turn + 7 * state.actionsLeft + 31 * state.dock;
    this.add(state.crowd, 0, state.crowd.length);
    this.add(state.chest, 0, state.chest.length);
    this.add(state.aboard, 0, state.aboard.length);
    // Who is aboard matters to all.
    if (this.rules.boatNear !== NONE) this.add(state.positions, 0, state.positions.length);
    this.tableA = this.a;
    this.tableB = this.b;
  }

  /** The score of a seat, NaN if it is not known. In this case `keep` comes next. */
  recall(state: State, seat: number): number {
    const { pirates, cardKinds } = this.rules;
    this.a = this.tableA ^ Math.imul(seat + 1, 0x9e3779b1);
    this.b = this.tableB + seat;
    this.add(state.positions, seat * pirates, pirates);
    this.add(state.hand, seat * cardKinds, cardKinds);
    if (this.rules.hats) this.add(state.hat, seat, 1);
    if (state.vessels.length > 0) this.add(state.vessels, seat, 1);
    this.a ^= this.a >>> 15;
    const slot = this.a & (SIZE - 1);
    const known = this.first[slot] === this.a && this.second[slot] === this.b && this.era[slot] === this.now;
    return known ? this.scores[slot] : Number.NaN;
  }

  /** Keeps the score that was asked for last. */
  keep(score: number): void {
    const slot = this.a & (SIZE - 1);
    this.first[slot] = this.a;
    this.second[slot] = this.b;
    this.era[slot] = this.now;
    this.scores[slot] = score;
  }

  private add(bytes: Uint8Array, from: number, count: number): void {
    let { a, b } = this;
    for (let i = from; i < from + count; i++) {
      a = Math.imul(a ^ bytes[i], 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + bytes[i]) | 0;
    }
    this.a = a;
    this.b = b;
  }
}
