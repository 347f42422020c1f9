/** How much players may do at one table. A bound stops the player who reached it, and nobody else. */
import { ok, type Result } from '@cartagena/engine';
import { MAX_TAKEBACKS } from '@cartagena/fair';
import type { NewEntry } from './entry.ts';
import { GUESTS_SEATS, QUOTAS, type Quota, quotaOf, WATCHER_TALK, WATCHERS_TALK } from './quotas.ts';
import { type Refusal, refused } from './refusal.ts';
import type { Table } from './table.ts';

const REFUSALS: { readonly [S in Quota]: Refusal } = {
  acting: 'enough-acted',
  undoing: 'enough-undone',
  seats: 'enough-seat-changes',
  talk: 'enough-said',
  asking: 'enough-taken-back',
  leaving: 'enough-absences',
};

/** The same entries, or why they are too many. */
export function withinBounds(table: Table, made: readonly NewEntry[]): Result<readonly NewEntry[]> {
  for (const entry of made) {
    const quota = quotaOf(entry);
    if (quota !== null && isTooMuch(table, entry, quota)) return refused(REFUSALS[quota]);
  }
  return ok(made);
}

function isTooMuch({ counts, host, takebacks }: Table, { player, seat }: NewEntry, quota: Quota): boolean {
  if (counts.of(player!, quota) >= QUOTAS[quota]) return true;
  if (quota === 'asking') return takebacks.length >= MAX_TAKEBACKS;
  if (quota === 'seats') return player !== host && counts.guestsSeats >= GUESTS_SEATS;
  if (quota !== 'talk' || seat !== null) return false;
  return counts.of(player!, quota) >= WATCHER_TALK || counts.watchersTalk >= WATCHERS_TALK;
}
