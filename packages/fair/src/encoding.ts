/** How what is hashed becomes bytes, so that different things never become the same ones (docs/fair-deals.md). */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a hash is for, so that none can pass for another. */
type Purpose = 'commitment' | 'key' | 'fingerprint';

/** A name of the purpose and of the version, then the parts, each after its length. */
export function encode(purpose: Purpose, parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8ToBytes(`cartagena-fair/1/${purpose}`), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(numbers(part.length), at);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** Whole numbers, four bytes each, the highest byte first. */
export function numbers(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    view.setUint32(4 * i, value);
  });
  return bytes;
}

export const text = (value: string): Uint8Array => utf8ToBytes(value);
export const hex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const unhex = (value: string): Uint8Array => hexToBytes(value);
