/**
 * Positions that were judged already: in one turn the same one is reached in many orders. Two that a judge cannot tell apart
 * are the same here; whatever it does not look at (the order of the discards, say) is left out.
 */
import type { Rules, State } from '@cartagena/engine';

const SIZE = 1 << 14;

export class Memory {
  private readonly seats: number;
  private readonly hasTokens: boolean;
  /** Two hashes of each position, and the game that it belongs to: nothing is ever wiped. */
  private readonly first = new Int32Array(SIZE);
  private readonly second = new Int32Array(SIZE);
  private readonly era = new Int32Array(SIZE);
  private readonly chances: Float64Array;
  private now = 0;
  private a = 0;
  private b = 0;

  constructor(rules: Rules) {
    this.seats = rules.seats;
    this.hasTokens = rules.routes > 1;
    this.chances = new Float64Array(SIZE * rules.seats);
  }

  forget(): void {
    this.now++;
  }

  /** Finds the position; if it is known, writes its chances. Otherwise `keep` comes next. */
  recall(state: State, out: Float64Array): boolean {
    this.hash(state);
    const slot = this.a & (SIZE - 1);
    if (this.first[slot] !== this.a || this.second[slot] !== this.b || this.era[slot] !== this.now) return false;
    for (let seat = 0; seat < this.seats; seat++) out[seat] = this.chances[slot * this.seats + seat];
    return true;
  }

  /** Keeps the chances of the position that was asked for last. */
  keep(chances: Float64Array): void {
    const slot = this.a & (SIZE - 1);
    this.first[slot] = this.a;
    this.second[slot] = this.b;
    this.era[slot] = this.now;
    for (let seat = 0; seat < this.seats; seat++) this.chances[slot * this.seats + seat] = chances[seat];
  }

  private hash(state: State): void {
    this.a = 0x811c9dc5 ^ ((state.turn << 8) | (state.left << 4) | state.dock);
    this.b = state.turn + 7 * state.left + 31 * state.dock;
    this.add(state.spots);
    this.add(state.hand);
    this.add(state.hat);
    this.add(state.chest);
    if (this.hasTokens) {
      this.add(state.crowd);
      this.add(state.aboard);
      this.add(state.vessels);
    }
    this.a ^= this.a >>> 15;
  }

  private add(bytes: Uint8Array): void {
    let { a, b } = this;
    for (let i = 0; i < bytes.length; i++) {
      a = Math.imul(a ^ bytes[i], 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + bytes[i]) | 0;
    }
    this.a = a;
    this.b = b;
  }
}
