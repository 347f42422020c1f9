/** A game of this browser as it is remembered. */
import type { EditionId } from '@cartagena/engine';
import type { LocalPlayer } from '../game/local-host.ts';
import type { KeptPlayed } from './played-games.ts';

export interface FinishedGame {
  readonly id: string;
  readonly edition: EditionId;
  readonly players: readonly LocalPlayer[];
  readonly winners: readonly number[];
  readonly turns: number;
  /** Milliseconds since 1970. */
  readonly endedAt: number;
}

/** Among several people at one device the first counts as its owner. Undefined: only bots played. */
export function playedHere({ id, edition, players, winners, turns, endedAt }: FinishedGame): KeptPlayed | undefined {
  const own = players.findIndex(({ bot }) => bot === null);
  if (own < 0) return undefined;
  return {
    id,
    config: { edition },
    seats: players.map(({ name, bot }) => (bot === null ? { name, kind: 'person' } : { name: bot, kind: 'bot' })),
    own,
    winners,
    turns,
    date: new Date(endedAt).toISOString(),
  };
}
