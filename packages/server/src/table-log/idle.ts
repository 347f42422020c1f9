/** At a table without a clock nobody has to wait for ever: when the others agree, a bot stands in for a player who does nothing. */
import { ok, type Result } from '@cartagena/engine';
import type { NewEntry } from './entry.ts';
import { STAND_IN, seatIn } from './play.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

/** Claims that the seat which must decide is idle, or agrees to it. The last of the others makes it happen. */
export function claimIdle(table: Table, player: string, against: number, now: number): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  const { idleAt, claim, actor } = table;
  if (idleAt === null || against !== actor || against === seat.value) return refused('not-idle');
  if (now < idleAt) return refused('not-idle-yet');
  const agreed = claim?.agreed ?? [];
  if (agreed.includes(seat.value)) return refused('answered');
  const claimed: NewEntry = { kind: 'claimed', seat: seat.value, player, body: { against } };
  const missing = table.people.filter(
    one => one !== against && one !== seat.value && table.seats[one].away === null && !agreed.includes(one),
  );
  if (missing.length > 0) return ok([claimed]);
  return ok([claimed, { kind: 'away', seat: against, player: null, body: { why: 'idle', bot: STAND_IN } }]);
}
