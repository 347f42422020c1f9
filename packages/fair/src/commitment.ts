/** The server's commitment to a secret that it has already drawn. */
import { sha256 } from '@noble/hashes/sha2.js';
import { FAIR_VERSION, type FairCommitment, SECRET_BYTES } from './deal.ts';
import { isGameId } from './deal-fields.ts';
import { encode, toHex, utf8 } from './encoding.ts';

/** `secret` comes fresh from a cryptographic generator, such as `crypto.getRandomValues`, and is used for no other game. */
export function makeCommitment(game: string, secret: Uint8Array): FairCommitment {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}.`);
  if (!isGameId(game)) throw new RangeError('This cannot be the id of a game.');
  return { version: FAIR_VERSION, game, commitment: commitmentHash(game, secret) };
}

export const commitmentHash = (game: string, secret: Uint8Array): string =>
  toHex(sha256(encode('1/commitment', [utf8(game), secret])));
