/** Random numbers from the game's key: HMAC-SHA256 in counter mode, with a stream of its own for each action. */
import type { Chance, ChanceSource } from '@cartagena/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { epochOf, type FairDeal } from './deal.ts';
import { uint32s } from './encoding.ts';
import { gameKey } from './game-key.ts';
import type { RecordedConfig } from './recorded-config.ts';

type Keyed = ReturnType<typeof hmac.create>;

/** How many values a word of four bytes can have. */
const RANGE = 2 ** 32;
const BLOCK_BYTES = 32;

class FairChance implements Chance {
  private readonly keyed: Keyed;
  private readonly action: number;
  private readonly epoch: number;
  private words: DataView | undefined;
  private blocks = 0;
  private at = BLOCK_BYTES;

  constructor(keyed: Keyed, action: number, epoch: number) {
    this.keyed = keyed;
    this.action = action;
    this.epoch = epoch;
  }

  below(n: number): number {
    if (!Number.isInteger(n) || n < 1 || n > RANGE) throw new RangeError(`There is no whole number below ${n}.`);
    // Words above the last whole multiple of n would favour small numbers.
    const end = RANGE - (RANGE % n);
    let word = this.next();
    while (word >= end) word = this.next();
    return word % n;
  }

  private next(): number {
    if (this.words === undefined || this.at === BLOCK_BYTES) this.words = this.nextBlock();
    const word = this.words.getUint32(this.at);
    this.at += 4;
    return word;
  }

  private nextBlock(): DataView {
    const message = uint32s(this.action, this.epoch, this.blocks++);
    this.at = 0;
    return new DataView(this.keyed.clone().update(message).digest().buffer);
  }
}

/** The luck that derives from a key, for `replay` and `act`; the seed of the engine's record is ignored. */
export function chanceFromKey(key: Uint8Array, takebacks: readonly number[]): ChanceSource {
  const keyed = hmac.create(sha256, key);
  return (_seed, action) => new FairChance(keyed, action, epochOf(takebacks, action));
}

/** The luck of a game of version 1. `config` is the one that was recorded. */
export const fairChance = (config: RecordedConfig, deal: FairDeal): ChanceSource =>
  chanceFromKey(gameKey(config, deal), deal.takebacks);
