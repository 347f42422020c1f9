/** The hashes of version 2 (docs/fair-deals.md, "Byte by byte"). Bytes are hexadecimal digits, except in seals. */
import { hmac } from '@noble/hashes/hmac.js';
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, fromHex, toHex, uint32s, utf8 } from '../encoding.ts';
import { canonicalJson } from '../recorded-config.ts';
import type { LinkEntry } from './chain-entry.ts';

/** The server's commitment to its secret: published before any client sends anything. The chain starts from it. */
export const commitToSecret = (game: string, secret: string): string =>
  toHex(sha256(encode('2/commitment', [utf8(game), fromHex(secret)])));

/** A client's commitment to its share. It names the server's commitment, so it cannot be older. */
export const commitToShare = (game: string, commitment: string, share: string): string =>
  toHex(sha256(encode('2/share', [utf8(game), fromHex(commitment), fromHex(share)])));

/** The head of the chain after its entry number `n`, counted from 1. */
export const nextHead = (head: string, n: number, entry: LinkEntry): string =>
  toHex(sha256(encode('2/link', [fromHex(head), uint32s(n), utf8(canonicalJson(entry))])));

/** Binds the server to an action that may name hidden cards, without showing it: base64url, since every update carries one. */
export const sealAction = (secret: string, n: number, action: string): string =>
  toBase64Url(hmac(sha256, fromHex(secret), sealInput(n, action)));

/** What a seal is made of with the secret as the key of HMAC-SHA256: a server seals every action, with a faster HMAC than ours. */
export const sealInput = (n: number, action: string): Uint8Array => encode('2/seal', [uint32s(n), utf8(action)]);

/** The key of all luck: the secret, the chain up to the freeze, and the shares revealed after it; empty for a seat without one. */
export const chainKey = (secret: string, frozenHead: string, shares: readonly string[]): Uint8Array =>
  hmac(sha256, fromHex(secret), encode('2/key', [fromHex(frozenHead), ...shares.map(fromHex)]));

const DIGITS = 'ABCDEFGHIJKLMNOPQRSTUVWXYZabcdefghijklmnopqrstuvwxyz0123456789-_';

/** RFC 4648, section 5, without padding. */
function toBase64Url(bytes: Uint8Array): string {
  let text = '';
  for (let i = 0; i < bytes.length; i += 3) {
    const group = (bytes[i] << 16) | ((bytes[i + 1] ?? 0) << 8) | (bytes[i + 2] ?? 0);
    const digits = [18, 12, 6, 0].map(shift => DIGITS[(group >> shift) & 63]).join('');
    text += digits.slice(0, Math.min(4, bytes.length - i + 1));
  }
  return text;
}
