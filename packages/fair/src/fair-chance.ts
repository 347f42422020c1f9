/** Random numbers from the game's key: HMAC-SHA256 in counter mode, with a stream of its own for each action, or for each slot. */
import type { Chance, ChanceSource } from '@cartagena/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { epochOf, type FairDeal } from './deal.ts';
import { encode, uint32s, utf8 } from './encoding.ts';
import { gameKey } from './game-key.ts';
import type { RecordedConfig } from './recorded-config.ts';

type Keyed = ReturnType<typeof hmac.create>;

/** How many values a word of four bytes can have. */
const RANGE = 2 ** 32;
const BLOCK_BYTES = 32;

class FairChance implements Chance {
  private readonly keyed: Keyed;
  /** What the stream is for. */
  private readonly purpose: Uint8Array;
  private words: DataView | undefined;
  private blocks = 0;
  private at = BLOCK_BYTES;

  constructor(keyed: Keyed, purpose: Uint8Array) {
    this.keyed = keyed;
    this.purpose = purpose;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`There is no whole number below ${n}.`);
    // Words above the last whole multiple of n would favour small numbers.
    const end = RANGE - (RANGE % n);
    let word = this.next();
    while (word >= end) word = this.next();
    return word % n;
  }

  /** Takebacks change nothing here: the same draw gives the same, however often it is made (docs/same-luck.md). */
  forSlot(slot: string): Chance {
    return new FairChance(this.keyed, encode('2/slot', [utf8(slot)]));
  }

  private next(): number {
    if (this.words === undefined || this.at === BLOCK_BYTES) this.words = this.nextBlock();
    const word = this.words.getUint32(this.at);
    this.at += 4;
    return word;
  }

  private nextBlock(): DataView {
    this.at = 0;
    return new DataView(
      this.keyed
        .clone()
        .update(this.purpose)
        .update(uint32s(this.blocks++))
        .digest().buffer,
    );
  }
}

/** The luck that derives from a key, for `replay` and `act`; the seed of the engine's record is ignored. */
export function chanceFromKey(key: Uint8Array, takebacks: readonly number[]): ChanceSource {
  const keyed = hmac.create(sha256, key);
  return (_seed, action) => new FairChance(keyed, uint32s(action, epochOf(takebacks, action)));
}

/** The luck of a game of version 1. `config` is the one that was recorded. */
export const fairChance = (config: RecordedConfig, deal: FairDeal): ChanceSource =>
  chanceFromKey(gameKey(config, deal), deal.takebacks);
