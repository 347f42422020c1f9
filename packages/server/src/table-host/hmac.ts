/** HMAC-SHA256 by two hashes, as RFC 2104 defines it: for short texts, half the time of `createHmac`, which makes an object for each. */
import { hash } from 'node:crypto';

const BLOCK_BYTES = 64;
const HASH_BYTES = 32;
const INNER = 0x36;
const OUTER = 0x5c;

/** Seals messages with this key, which is no longer than a block, as base64url. */
export function hmacWith(key: Uint8Array): (message: Uint8Array) => string {
  const outer = Buffer.alloc(BLOCK_BYTES + HASH_BYTES);
  const pad = Buffer.alloc(BLOCK_BYTES);
  pad.set(key);
  for (let i = 0; i < BLOCK_BYTES; i++) {
    outer[i] = pad[i] ^ OUTER;
    pad[i] ^= INNER;
  }
  return message => {
    const inner = Buffer.allocUnsafe(BLOCK_BYTES + message.length);
    inner.set(pad);
    inner.set(message, BLOCK_BYTES);
    outer.write(hash('sha256', inner, 'binary'), BLOCK_BYTES, 'latin1');
    return hash('sha256', outer, 'base64url');
  };
}
