/**
 * Scores of positions that were evaluated before. Within a turn the same position is reached in many orders, and most cards that
 * one seat draws or plays change nothing for the others. So a score is stored for a seat, under what the features can see: the
 * whole state without the cards, and the seat's own hand.
 */
import { createState, type Rules, type State } from '@cartagena/engine';

/** All cards. Features read none of them but the seat's own hand; a test holds them to that. */
export const CARD_FIELDS = [
  'hand',
  'handCount',
  'facedown',
  'stock',
  'buried',
  'buriedBy',
  'row',
  'discards',
  'looked',
  'known',
] as const satisfies readonly (keyof State)[];

const SIZE = 1 << 15;

export class EvaluationCache {
  private readonly cardKinds: number;
  /** Which of the state's bytes count for all seats. */
  private readonly sharedBytes: Uint16Array;
  private readonly numbers: readonly NumberField[];
  /** Two hashes of each position, and the generation that it was stored in. Entries of older generations count as empty. */
  private readonly first = new Int32Array(SIZE);
  private readonly second = new Int32Array(SIZE);
  private readonly generations = new Int32Array(SIZE);
  private readonly scores = new Float64Array(SIZE);
  private generation = 1;
  private a = 0;
  private b = 0;
  private sharedA = 0;
  private sharedB = 0;

  constructor(rules: Rules) {
    const state = createState(rules);
    this.cardKinds = rules.cardKinds;
    this.sharedBytes = bytesWithoutCards(state);
    this.numbers = numberFields(state);
  }

  clear(): void {
    this.generation++;
  }

  /** The next look-ups are about this position: what counts for all seats is hashed once. */
  startPosition(state: State): void {
    const { sharedBytes, numbers } = this;
    const { bytes } = state;
    let a = 0x811c9dc5;
    let b = 7;
    for (let i = 0; i < numbers.length; i++) {
      const value = state[numbers[i]];
      a = Math.imul(a ^ value, 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + value) | 0;
    }
    for (let i = 0; i < sharedBytes.length; i++) {
      const value = bytes[sharedBytes[i]];
      a = Math.imul(a ^ value, 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + value) | 0;
    }
    this.sharedA = a;
    this.sharedB = b;
  }

  /** The score of a seat, NaN if it is not stored. */
  find(state: State, seat: number): number {
    const { cardKinds } = this;
    let a = this.sharedA ^ Math.imul(seat + 1, 0x9e3779b1);
    let b = this.sharedB + seat;
    for (let i = seat * cardKinds; i < (seat + 1) * cardKinds; i++) {
      const value = state.hand[i];
      a = Math.imul(a ^ value, 0x01000193);
      b = (Math.imul(b, 0x2c1b3c6d) + value) | 0;
    }
    this.a = a ^ (a >>> 15);
    this.b = b;
    const slot = this.a & (SIZE - 1);
    const isStored =
      this.first[slot] === this.a && this.second[slot] === this.b && this.generations[slot] === this.generation;
    return isStored ? this.scores[slot] : Number.NaN;
  }

  /** Stores the score that `find` did not find just now. */
  store(score: number): void {
    const slot = this.a & (SIZE - 1);
    this.first[slot] = this.a;
    this.second[slot] = this.b;
    this.generations[slot] = this.generation;
    this.scores[slot] = score;
  }
}

/** The offsets in `state.bytes` of everything but cards. */
function bytesWithoutCards(state: State): Uint16Array {
  const isCard = new Uint8Array(state.bytes.length);
  for (const field of CARD_FIELDS) {
    const from = state[field].byteOffset - state.bytes.byteOffset;
    isCard.fill(1, from, from + state[field].length);
  }
  return Uint16Array.from(isCard.keys()).filter(offset => isCard[offset] === 0);
}

type NumberField = { [F in keyof State]: State[F] extends number ? F : never }[keyof State];

/** The numbers that a state keeps beside its bytes. */
function numberFields(state: State): readonly NumberField[] {
  return (Object.keys(state) as (keyof State)[]).filter(field => typeof state[field] === 'number') as NumberField[];
}
