/** How what is hashed becomes bytes, so that different things never become the same ones (docs/fair-deals.md). */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** What a hash is for, so that none can pass for another. */
type HashPurpose = 'commitment' | 'key' | 'fingerprint';

/** A name of the purpose and of the version, then the parts, each after its length. */
export function encode(purpose: HashPurpose, parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8ToBytes(`cartagena-fair/1/${purpose}`), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  let at = 0;
  for (const part of all) {
    bytes.set(uint32s(part.length), at);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** Whole numbers, four bytes each, the highest byte first. */
export function uint32s(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    view.setUint32(4 * i, value);
  });
  return bytes;
}

export const utf8 = (value: string): Uint8Array => utf8ToBytes(value);
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (value: string): Uint8Array => hexToBytes(value);
