/** Ids, tokens and codes: made from a cryptographic generator, and kept as hashes where they open something. */
import { hash, randomBytes, randomInt } from 'node:crypto';

/** 128 bits: nobody guesses a table's link. */
export const newId = (): string => randomBytes(16).toString('base64url');
export const newToken = (): string => randomBytes(32).toString('base64url');
export const hashOf = (text: string): string => hash('sha256', text);

/** Digits and letters that nobody takes for one another. */
const SIGNS = '0123456789ABCDEFGHJKMNPQRSTVWXYZ';
const CODE_LENGTH = 8;

/** Short enough to type: `K7QD-2M9X`. */
export function newCode(): string {
  const signs = Array.from({ length: CODE_LENGTH }, () => SIGNS[randomInt(SIGNS.length)]);
  return `${signs.slice(0, 4).join('')}-${signs.slice(4).join('')}`;
}

/** A code as it was typed: dashes, spaces and case do not matter, nor O for 0 or I and L for 1. */
export const hashOfCode = (typed: string): string =>
  hashOf(
    typed
      .toUpperCase()
      .replace(/[^0-9A-Z]/g, '')
      .replace(/O/g, '0')
      .replace(/[IL]/g, '1'),
  );
