/** The key that all luck of a game derives from: neither the server nor any seat can choose it alone. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairDeal } from './deal.ts';
import { encode, fromHex, utf8 } from './encoding.ts';
import { configHash, type RecordedConfig } from './recorded-config.ts';

export function gameKey(config: RecordedConfig, { commitment, secret, entropies }: FairDeal): Uint8Array {
  const parts = [fromHex(commitment), configHash(config), ...entropies.map(utf8)];
  return hmac(sha256, fromHex(secret), encode('1/key', parts));
}
