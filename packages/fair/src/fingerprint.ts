/** One hash over a whole game: whoever has the same fingerprint has the same game. */
import type { GameCourse } from '@cartagena/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairDeal } from './deal.ts';
import { encode, toHex, uint32s, utf8 } from './encoding.ts';
import { gameKey } from './game-key.ts';

export function fingerprintOf({ config, actions }: GameCourse, luck: FairDeal, winners: readonly number[]): string {
  const parts = [gameKey(config, luck), uint32s(...luck.takebacks), uint32s(...winners)];
  return toHex(
    sha256(encode('fingerprint', [...parts, ...actions.map(({ seat, action }) => utf8(`${seat} ${action}`))])),
  );
}
