/** The key that all luck of a game is drawn from: neither the server nor any seat decides it alone. */
import type { GameConfig } from '@cartagena/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairDeal } from './deal.ts';
import { encode, fromHex, utf8 } from './encoding.ts';

export function gameKey(config: GameConfig, { commitment, secret, entropies }: FairDeal): Uint8Array {
  const parts = [fromHex(commitment), configHash(config), ...entropies.map(utf8)];
  return hmac(sha256, fromHex(secret), encode('key', parts));
}

/** Of its JSON without spaces, fields in alphabetical order (RFC 8785). */
export function configHash(config: GameConfig): Uint8Array {
  return sha256(utf8(JSON.stringify(config, Object.keys(config).sort())));
}
