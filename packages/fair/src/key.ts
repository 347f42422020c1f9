/** The key that all luck of a game is drawn from: neither the server nor any seat decides it alone. */
import type { GameConfig } from '@cartagena/engine';
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, text, unhex } from './encoding.ts';
import type { FairLuck } from './terms.ts';

export function keyOf(config: GameConfig, { commitment, secret, entropies }: FairLuck): Uint8Array {
  const parts = [unhex(commitment), configHash(config), ...entropies.map(text)];
  return hmac(sha256, unhex(secret), encode('key', parts));
}

/** Of its JSON without spaces, fields in alphabetical order (RFC 8785). */
export function configHash(config: GameConfig): Uint8Array {
  return sha256(text(JSON.stringify(config, Object.keys(config).sort())));
}
