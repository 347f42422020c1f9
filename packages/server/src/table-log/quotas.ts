/** What each player has done at a table, as far as it is bounded: everything that is done makes its log longer for everybody. */
import type { Entry, EntryKind, NewEntry } from './entry.ts';

/**
 * How often a player may do something at one table. An honest game stays far below: in 15,000 random games of all editions, no player had more
 * than 865 actions. What ends a game, or only answers others, is not counted.
 */
export const QUOTAS = { acting: 3000, undoing: 200, seats: 40, talk: 300, asking: 200, leaving: 50 } as const;
export type Quota = keyof typeof QUOTAS;

/** What those who watch may say, one of them and all together: however many come, they cannot fill the log of those who play. */
export const WATCHER_TALK = 50;
export const WATCHERS_TALK = 500;
/** Seat changes of all but the host: however many strangers come to a table that waits, its host can start it. */
export const GUESTS_SEATS = 1000;

export const QUOTA_OF: { readonly [K in EntryKind]: Quota | null } = {
  created: null,
  mirrored: null,
  sat: 'seats',
  left: 'seats',
  removed: null,
  locked: 'seats',
  hired: null,
  stirred: 'seats',
  share: 'seats',
  dealing: null,
  revealed: null,
  restarted: 'seats',
  started: null,
  acted: 'acting',
  undone: 'undoing',
  asked: 'asking',
  agreed: null,
  refused: null,
  claimed: null,
  away: 'leaving',
  back: null,
  said: 'talk',
  muted: 'talk',
  closed: null,
  rematch: null,
};

/** The quota that an entry counts towards, if it does. */
export function quotaOf(entry: NewEntry): Quota | null {
  if (entry.player === null) return null;
  if (entry.kind === 'undone' && entry.body.byConsent) return null;
  if (entry.kind === 'away' && entry.body.why === 'resigned') return null;
  return QUOTA_OF[entry.kind];
}

type Uses = { readonly [S in Quota]?: number };

export class QuotaCounts {
  private readonly byPlayer: Map<string, Uses>;
  /** Things said or muted by those who have no seat. */
  watchersTalk = 0;
  guestsSeats = 0;

  constructor(from?: QuotaCounts) {
    this.byPlayer = new Map(from?.byPlayer);
    this.watchersTalk = from?.watchersTalk ?? 0;
    this.guestsSeats = from?.guestsSeats ?? 0;
  }

  of(player: string, quota: Quota): number {
    return this.byPlayer.get(player)?.[quota] ?? 0;
  }

  add(entry: Entry, host: string | null): void {
    const quota = quotaOf(entry);
    if (quota === null) return;
    const player = entry.player!;
    this.byPlayer.set(player, { ...this.byPlayer.get(player), [quota]: this.of(player, quota) + 1 });
    if (quota === 'talk' && entry.seat === null) this.watchersTalk++;
    if (quota === 'seats' && player !== host) this.guestsSeats++;
  }
}
