/** What lists and clocks need to know of a table without reading its log. It follows from the log and is written with it. */
import { turnsPlayed } from '@cartagena/engine';
import type { GameChange, SeatRow } from '../store/store.ts';
import type { Table } from '../table-log/table.ts';

/** How long a node may take for a bot before another one takes over, in milliseconds. */
export const BOT_TIMEOUT_MS = 5000;

/** What a list shows of a table. What came later than the first rows is missing in them. */
export interface Summary {
  readonly edition: string;
  readonly modules: readonly string[];
  readonly seats: readonly { readonly name: string | null; readonly isBot: boolean }[];
  readonly clock: Table['clock'];
  readonly actor: number | null;
  readonly winners: readonly number[] | null;
  readonly turns?: number;
  readonly endedAt?: number | null;
}

/** What can change about it. */
export function rowOf(table: Table) {
  const { actor, status, isPublic, since, deadline } = table;
  const isBots = actor !== undefined && table.botAt(actor) !== null;
  return {
    status,
    isPublic,
    summary: JSON.stringify(summaryOf(table)),
    actorPlayer: actor === undefined || isBots ? null : table.seats[actor].player,
    actorSince: actor === undefined ? null : since,
    deadline,
    botDue: isBots ? table.changedAt + BOT_TIMEOUT_MS : null,
  } satisfies GameChange;
}

export function seatsOf(table: Table): SeatRow[] {
  return table.seats.map(({ player }, seat) => ({ seat, player }));
}

/** Those whose player is another one than before. */
export function seatsChanged(before: Table, after: Table): SeatRow[] {
  return seatsOf(after).filter(({ seat, player }) => player !== before.seats[seat]?.player);
}

function summaryOf(table: Table): Summary {
  return {
    edition: table.config.edition,
    modules: table.config.modules,
    seats: table.seats.map(({ name, plan }) => ({ name, isBot: plan.by === 'bot' })),
    clock: table.clock,
    actor: table.actor ?? null,
    winners: table.winners,
    turns: table.game ? turnsPlayed(table.game.state) : 0,
    endedAt: table.endedAt,
  };
}
