/** How the input of a hash becomes bytes, so that different inputs never become the same bytes (docs/fair-deals.md). */
import { bytesToHex, hexToBytes, utf8ToBytes } from '@noble/hashes/utils.js';

/** Each hash names its purpose, so that none can be passed off as another. */
type HashPurpose =
  | '1/commitment'
  | '1/key'
  | '1/fingerprint'
  | '2/commitment'
  | '2/share'
  | '2/link'
  | '2/seal'
  | '2/key'
  | '2/slot';

/** The version and the purpose, then the parts, each after its length. */
export function encode(purpose: HashPurpose, parts: readonly Uint8Array[]): Uint8Array {
  const all = [utf8ToBytes(`cartagena-fair/${purpose}`), ...parts];
  const bytes = new Uint8Array(all.reduce((sum, part) => sum + 4 + part.length, 0));
  const view = new DataView(bytes.buffer);
  let at = 0;
  for (const part of all) {
    view.setUint32(at, part.length);
    bytes.set(part, at + 4);
    at += 4 + part.length;
  }
  return bytes;
}

/** Whole numbers of four bytes each, the highest byte first. */
export function uint32s(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  const view = new DataView(bytes.buffer);
  values.forEach((value, i) => {
    view.setUint32(4 * i, value);
  });
  return bytes;
}

export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (digits: string): Uint8Array => hexToBytes(digits);
