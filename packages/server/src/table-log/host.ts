/** What only the host of a table does before the game: remove a player, and lock the free seats. */
import { ok, type Result } from '@cartagena/engine';
import { callingOff } from './dealing.ts';
import type { NewEntry } from './entry.ts';
import { mayHost } from './gather.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

function mayChange(table: Table, player: string): Result<true> {
  return table.status === 'open' ? mayHost(table, player) : refused('not-open');
}

/** Whoever sits there must leave and cannot come back to this table. */
export function remove(table: Table, player: string, seat: number): Result<NewEntry[]> {
  const allowed = mayChange(table, player);
  if (!allowed.ok) return allowed;
  const removed = table.seats[seat]?.player ?? null;
  if (removed === null) return refused('seat-empty');
  if (removed === player) return refused('own-seat');
  return ok([...callingOff(table, player), { kind: 'removed', seat, player, body: {} }]);
}

/** From now on free seats are for those who know the password that the lock was made from; null: for everybody. */
export function setLock(table: Table, player: string, lock: string | null): Result<NewEntry[]> {
  const allowed = mayChange(table, player);
  if (!allowed.ok) return allowed;
  return ok(
    table.lock === lock ? [] : [{ kind: 'locked', seat: table.seatOf(player) ?? null, player, body: { lock } }],
  );
}

/** `opened` is the lock that the player has the password of, if any. Those who sit here or are expected need none. */
export function mayPass(table: Table, player: string, opened: string | null): Result<true> {
  const { lock, removed, awaited } = table;
  if (removed.includes(player)) return refused('removed');
  if (lock === null || lock === opened || awaited.includes(player)) return ok(true);
  return table.seatOf(player) === undefined ? refused('locked') : ok(true);
}
