/**
 * The seats' shares in the luck of the deal: everybody commits to one, the host starts, which freezes the commitments, and then
 * everybody reveals (docs/fair-deals.md). Clients do all of it by themselves.
 */
import { ok, type Result } from '@cartagena/engine';
import { commitToShare } from '@cartagena/fair';
import type { NewEntry } from './entry.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

/** Commits to a share. The last one before the start counts. */
export function commitShare(table: Table, player: string, commitment: string): Result<NewEntry[]> {
  const seat = table.seatOf(player);
  if (seat === undefined) return refused('not-seated');
  if (table.status !== 'open') return refused('not-open');
  if (table.isDealing) return refused('dealing');
  if (table.fair === 1) return refused('no-shares');
  return ok(table.seats[seat].commitment === commitment ? [] : [sharing(seat, player, commitment)]);
}

export const sharing = (seat: number, player: string, commitment: string): NewEntry => ({
  kind: 'share',
  seat,
  player,
  body: { commitment },
});

/** The entries that begin the game: at once if nobody has a share to reveal. */
export function freeze({ seats, fair }: Table, seat: number | null, player: string): NewEntry[] {
  const started: NewEntry = { kind: 'started', seat, player, body: {} };
  if (fair === 1) return [started];
  const shares = seats.map(({ commitment }) => commitment);
  const dealing: NewEntry = { kind: 'dealing', seat, player, body: { shares } };
  return shares.every(share => share === null) ? [dealing, started] : [dealing];
}

/** Reveals the share that the seat has committed to. The last one makes the game begin. */
export function reveal(table: Table, player: string, share: string): Result<NewEntry[]> {
  const seat = table.seatOf(player);
  if (seat === undefined) return refused('not-seated');
  if (!table.isDealing) return refused('not-dealing');
  const { commitment, share: known } = table.seats[seat];
  if (commitment === null) return refused('not-awaited');
  if (known === share) return ok([]);
  if (commitToShare(table.id, table.commitment, share) !== commitment) return refused('wrong-share');
  const revealed: NewEntry = { kind: 'revealed', seat, player, body: { share } };
  const isLast = table.unrevealed.every(one => one === seat);
  return ok(isLast ? [revealed, { kind: 'started', seat, player, body: {} }] : [revealed]);
}

/** Calls the deal off, because some do not reveal their shares: everything can be changed again. For the host. */
export function restart(table: Table, player: string): Result<NewEntry[]> {
  if (!table.isDealing) return refused('not-dealing');
  return table.host === player ? ok(callingOff(table, player)) : refused('not-host');
}

/** Nobody can leave a deal that is under way without calling it off. */
export function callingOff(table: Table, player: string): NewEntry[] {
  if (!table.isDealing) return [];
  return [{ kind: 'restarted', seat: table.seatOf(player) ?? null, player, body: { awaited: table.unrevealed } }];
}
