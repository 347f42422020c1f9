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
  const named = namedPurpose(purpose);
  let size = 4 + named.length;
  for (const part of parts) size += 4 + part.length;
  const bytes = new Uint8Array(size);
  let at = putPart(bytes, 0, named);
  for (const part of parts) at = putPart(bytes, at, part);
  return bytes;
}

const namedPurposes = new Map<HashPurpose, Uint8Array>();

function namedPurpose(purpose: HashPurpose): Uint8Array {
  const known = namedPurposes.get(purpose) ?? utf8ToBytes(`cartagena-fair/${purpose}`);
  namedPurposes.set(purpose, known);
  return known;
}

/** Returns where it ends. */
function putPart(bytes: Uint8Array, at: number, part: Uint8Array): number {
  putUint32(bytes, at, part.length);
  bytes.set(part, at + 4);
  return at + 4 + part.length;
}

function putUint32(bytes: Uint8Array, at: number, value: number): void {
  bytes[at] = value >>> 24;
  bytes[at + 1] = value >>> 16;
  bytes[at + 2] = value >>> 8;
  bytes[at + 3] = value;
}

/** Whole numbers of four bytes each, the highest byte first. */
export function uint32s(...values: readonly number[]): Uint8Array {
  const bytes = new Uint8Array(4 * values.length);
  for (let i = 0; i < values.length; i++) putUint32(bytes, 4 * i, values[i]);
  return bytes;
}

export const utf8 = (text: string): Uint8Array => utf8ToBytes(text);
export const toHex = (bytes: Uint8Array): string => bytesToHex(bytes);
export const fromHex = (digits: string): Uint8Array => hexToBytes(digits);
