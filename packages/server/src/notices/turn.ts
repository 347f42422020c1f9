/** The moments when a table waits for a person: for a decision, or for a share in the shuffle. */
import type { Table } from '../table-log/table.ts';

export interface Turn {
  /** Absent in notices that were stored before there were others: it is the player's turn. */
  readonly event?: 'your-turn' | 'shuffling';
  readonly game: string;
  readonly seat: number;
  readonly player: string;
  readonly name: string;
  readonly at: number;
  /** What the table is called. */
  readonly edition: string;
  readonly names: readonly string[];
  /** Who hosts the table, unless it has given up; a webhook of the table belongs to the host who set it. */
  readonly host: string | null;
}

/** Whom the table waits for after this, and did not before. */
export function waitsFor(before: Table, after: Table): Turn[] {
  if (after.isDealing && !before.isDealing) return after.unrevealed.map(seat => turnAt(after, seat, 'shuffling'));
  const seat = turnBegun(before, after);
  return seat === undefined ? [] : [turnAt(after, seat, 'your-turn')];
}

/** Whose turn began between these two. A player who goes on after their own action, or comes back to it, needs no notice. */
function turnBegun(before: Table, after: Table): number | undefined {
  const { actor, seats } = after;
  const isNew = actor !== undefined && actor !== before.actor;
  return isNew && seats[actor].player !== null && after.botAt(actor) === null ? actor : undefined;
}

function turnAt(table: Table, seat: number, event: Turn['event']): Turn {
  const { seats, host } = table;
  const names = seats.map(({ name }) => name ?? '');
  const hostSeat = table.seatOf(host);
  const hasLeft = hostSeat !== undefined && seats[hostSeat].away === 'resigned';
  return {
    event,
    host: hasLeft ? null : host,
    game: table.id,
    seat,
    player: seats[seat].player!,
    name: names[seat],
    at: event === 'shuffling' ? table.changedAt : table.since,
    edition: table.config.edition,
    names,
  };
}
