/** One hash over a whole game: two games with the same fingerprint are the same game. */
import type { RecordedAction } from '@cartagena/engine';
import { sha256 } from '@noble/hashes/sha2.js';
import type { FairDeal } from './deal.ts';
import { encode, toHex, uint32s, utf8 } from './encoding.ts';
import { gameKey } from './game-key.ts';
import type { RecordedConfig } from './recorded-config.ts';

export interface FingerprintedGame {
  readonly config: RecordedConfig;
  readonly actions: readonly RecordedAction[];
}

export function fingerprintOf(
  { config, actions }: FingerprintedGame,
  deal: FairDeal,
  winners: readonly number[],
): string {
  const parts = [gameKey(config, deal), uint32s(...deal.takebacks), uint32s(...winners)];
  const lines = actions.map(({ seat, action }) => utf8(`${seat} ${action}`));
  return toHex(sha256(encode('1/fingerprint', [...parts, ...lines])));
}
