/** One hash over a whole game: whoever has the same fingerprint has the same game. */
import type { GameCourse } from '@cartagena/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import { encode, hex, numbers, text } from './encoding.ts';
import { keyOf } from './key.ts';
import type { FairLuck } from './terms.ts';

export function fingerprintOf({ config, actions }: GameCourse, luck: FairLuck, winners: readonly number[]): string {
  const parts = [keyOf(config, luck), numbers(...luck.takebacks), numbers(...winners)];
  return hex(
    sha256(encode('fingerprint', [...parts, ...actions.map(({ seat, action }) => text(`${seat} ${action}`))])),
  );
}
