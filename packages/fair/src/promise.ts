/** The server's promise: a commitment to a secret that it has drawn already. */
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, hex, text } from './encoding.ts';
import { isGameId } from './fields.ts';
import { FAIR_VERSION, type FairPromise, SECRET_BYTES } from './terms.ts';

/** `secret` is fresh from a cryptographic generator, such as `crypto.getRandomValues`, and serves no other game. */
export function makePromise(game: string, secret: Uint8Array): FairPromise {
  if (secret.length !== SECRET_BYTES) throw new RangeError(`A secret has ${SECRET_BYTES} bytes, not ${secret.length}.`);
  if (!isGameId(game)) throw new RangeError('This cannot be the id of a game.');
  return { version: FAIR_VERSION, game, commitment: commitmentOf(game, secret) };
}

export const commitmentOf = (game: string, secret: Uint8Array): string =>
  hex(sha256(encode('commitment', [text(game), secret])));
