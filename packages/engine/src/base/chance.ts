/** Chance is an argument: the program that runs a game supplies its randomness. */

export interface Chance {
  /** A whole number from 0 to n - 1, each equally likely. `n` is at least 1. */
  below(n: number): number;
  /**
   * The chance of one draw by its name, whatever was drawn before (docs/same-luck.md). Only the luck of a whole game has it:
   * worlds that are tried out are as random at every table.
   */
  forSlot?(slot: string): Chance;
}

/**
 * A fast generator for local games, tests and playouts (sfc32 with its state spread from the seed). Do not use it for deals
 * that strangers must trust: its output reveals its state.
 */
export class SeededChance implements Chance {
  private a = 0;
  private b = 0;
  private c = 0;
  private counter = 1;

  constructor(seed: string, stream = 0) {
    this.a = spread(seed, 0x9e3779b9 ^ stream);
    this.b = spread(seed, 0x85ebca6b + stream);
    this.c = spread(seed, 0xc2b2ae35 ^ Math.imul(stream, 0x27d4eb2f));
    for (let i = 0; i < 12; i++) this.next();
  }

  below(n: number): number {
    return Math.floor((this.next() / 4294967296) * n);
  }

  /** Thirty-two random bits. */
  private next(): number {
    const sum = (((this.a + this.b) | 0) + this.counter) | 0;
    this.counter = (this.counter + 1) | 0;
    this.a = this.b ^ (this.b >>> 9);
    this.b = (this.c + (this.c << 3)) | 0;
    this.c = (((this.c << 21) | (this.c >>> 11)) + sum) | 0;
    return sum >>> 0;
  }
}

/** Each action of a game has its own stream, so a change in one action's draws does not affect another's. Stream 0 is the deal. */
export type ChanceSource = (seed: string, stream: number) => Chance;
/** The chance source of records with a seed. */
export const seededChance: ChanceSource = (seed, stream) => new RecordChance(seed, stream);

/** The luck of a record with a seed. */
class RecordChance extends SeededChance {
  private readonly seed: string;

  constructor(seed: string, stream: number) {
    super(seed, stream);
    this.seed = seed;
  }

  forSlot(slot: string): Chance {
    return new SeededChance(`${this.seed}/${slot}`);
  }
}

/** Puts `count` items of a list, from `from` on, into random order. */
export function shuffle(list: Uint8Array, from: number, count: number, chance: Chance): void {
  for (let i = count - 1; i > 0; i--) {
    const j = chance.below(i + 1);
    const item = list[from + i];
    list[from + i] = list[from + j];
    list[from + j] = item;
  }
}

/** Which of the kinds counted in `counts` from `from` on is drawn, `total` being their sum. The counts stay as they are. */
export function drawKind(counts: Uint8Array, total: number, chance: Chance, from = 0): number {
  let left = chance.below(total);
  let at = from;
  for (let count = counts[at]; left >= count; count = counts[at]) {
    left -= count;
    at++;
  }
  return at - from;
}

function spread(text: string, salt: number): number {
  let hash = salt | 0;
  for (let i = 0; i < text.length; i++) {
    hash = Math.imul(hash ^ text.charCodeAt(i), 0x5bd1e995);
    hash ^= hash >>> 15;
  }
  hash = Math.imul(hash ^ (hash >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
