/**
 * What seats contributed to positions that were evaluated before. Within a turn the same position is reached in many orders, and much of
 * what one seat draws or plays changes nothing for the others. So the inputs of the hidden units are stored for one seat, under what its
 * features are read from: those that come from the seat itself, and those that it gives to the others.
 */
import { createState, type Rules, type State } from '@cartagena/engine';
import { groupsAt, type StateList, type StateNumber } from './features/feature-group.ts';
import type { Net } from './net.ts';

/** Entries for each seat, which are its own: looking one seat up never overwrites another. */
const SIZE = 1 << 12;

export class EvaluationCache {
  /** From the start of an entry on, one number for each hidden unit. */
  readonly own: Float64Array;
  readonly toOthers: Float64Array;
  /** Where the entry begins that `find` was asked for last. */
  at = 0;
  private readonly hidden: number;
  private readonly numbers: readonly StateNumber[];
  /** Offsets in `state.bytes`: of what counts for all seats, and of what counts for one. */
  private readonly tableBytes: Uint16Array;
  private readonly seatBytes: readonly Uint16Array[];
  /** Two hashes of each position, and the generation that it was stored in. Entries of older generations count as empty. */
  private readonly first: Int32Array;
  private readonly second: Int32Array;
  private readonly generations: Int32Array;
  private generation = 1;
  private a = 0;
  private b = 0;
  private tableA = 0;
  private tableB = 0;

  constructor(rules: Rules, { features, hidden, others }: Net) {
    const size = SIZE * rules.seats;
    this.hidden = hidden;
    this.first = new Int32Array(size);
    this.second = new Int32Array(size);
    this.generations = new Int32Array(size);
    this.own = new Float64Array(size * hidden);
    this.toOthers = new Float64Array(others ? size * hidden : 0);
    const groups = groupsAt(rules, features.groups);
    const ofTable = [...new Set(groups.flatMap(({ reads }) => reads.table ?? []))];
    const ofSeat = [...new Set(groups.flatMap(({ reads }) => reads.ownSeat ?? []))];
    const state = createState(rules);
    const isNumber = (field: StateNumber | StateList): field is StateNumber => typeof state[field] === 'number';
    const lists = ofTable.filter((field): field is StateList => !isNumber(field));
    this.numbers = ofTable.filter(isNumber);
    this.tableBytes = Uint16Array.from(lists.flatMap(field => offsetsOf(state, field, 0, 1)));
    const seatLists = ofSeat.filter(field => !lists.includes(field));
    this.seatBytes = Array.from({ length: rules.seats }, (_, seat) =>
      Uint16Array.from(seatLists.flatMap(field => offsetsOf(state, field, seat, rules.seats))),
    );
  }

  clear(): void {
    this.generation++;
  }

  /** The next look-ups are about this position: what counts for all seats is hashed once. */
  startPosition(state: State): void {
    this.a = 0x811c9dc5;
    this.b = 7;
    for (let i = 0; i < this.numbers.length; i++) this.add(state[this.numbers[i]]);
    this.addBytes(state.bytes, this.tableBytes);
    this.tableA = this.a;
    this.tableB = this.b;
  }

  /** Whether the seat's entry is stored. `at` becomes its place; if it is not stored, the caller fills it in now. */
  find(state: State, seat: number): boolean {
    this.a = this.tableA;
    this.b = this.tableB;
    this.addBytes(state.bytes, this.seatBytes[seat]);
    this.a ^= this.a >>> 15;
    const slot = seat * SIZE + (this.a & (SIZE - 1));
    this.at = slot * this.hidden;
    if (this.first[slot] === this.a && this.second[slot] === this.b && this.generations[slot] === this.generation)
      return true;
    this.first[slot] = this.a;
    this.second[slot] = this.b;
    this.generations[slot] = this.generation;
    return false;
  }

  private add(value: number): void {
    this.a = Math.imul(this.a ^ value, 0x01000193);
    this.b = (Math.imul(this.b, 0x2c1b3c6d) + value) | 0;
  }

  private addBytes(bytes: Uint8Array, offsets: Uint16Array): void {
    let { a, b } = this;
    for (let i = 0; i < offsets.length; i++) {
      const value = bytes[offsets[i]];
      a = Math.imul(a ^ value, 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + value) | 0;
    }
    this.a = a;
    this.b = b;
  }
}

/** Where one of `count` equal parts of a list lies in `state.bytes`. */
function offsetsOf(state: State, field: StateList, part: number, count: number): number[] {
  const size = state[field].length / count;
  const from = state[field].byteOffset - state.bytes.byteOffset + part * size;
  return Array.from({ length: size }, (_, i) => from + i);
}
