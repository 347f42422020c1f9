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

const ROW_FIELDS = [
  'status',
  'isPublic',
  'summary',
  'actorPlayer',
  'actorSince',
  'deadline',
  'botDue',
] as const satisfies readonly (keyof GameChange)[];

type Row = Required<Pick<GameChange, (typeof ROW_FIELDS)[number]>>;

/** A table, and its row as it was written last. */
export interface Projected {
  readonly table: Table;
  readonly row: Row;
}

/** What can change about it. */
export function rowOf(table: Table, before?: Projected): Row {
  const { actor, status, isPublic, since, deadline } = table;
  const isBots = actor !== undefined && table.botAt(actor) !== null;
  return {
    status,
    isPublic,
    summary: before && isSummedUpAlike(before.table, table) ? before.row.summary : JSON.stringify(summaryOf(table)),
    actorPlayer: actor === undefined || isBots ? null : table.seats[actor].player,
    actorSince: actor === undefined ? null : since,
    deadline,
    botDue: isBots ? table.changedAt + BOT_TIMEOUT_MS : null,
  };
}

/** The part of the row that is another one than before. */
export function rowChanges(row: Row, before: Row): GameChange {
  const changes: { [name: string]: unknown } = {};
  for (const name of ROW_FIELDS) if (row[name] !== before[name]) changes[name] = row[name];
  return changes;
}

export function seatsOf(table: Table): SeatRow[] {
  return table.seats.map(({ player }, seat) => ({ seat, player }));
}

/** Those whose player is another one than before. */
export function seatsChanged(before: Table, after: Table): SeatRow[] {
  if (after.seats === before.seats) return [];
  return seatsOf(after).filter(({ seat, player }) => player !== before.seats[seat]?.player);
}

/** Whether both have the same summary; a few that have it are missed. */
const isSummedUpAlike = (one: Table, other: Table): boolean =>
  one.config === other.config &&
  one.seats === other.seats &&
  one.clock === other.clock &&
  one.actor === other.actor &&
  one.winners === other.winners &&
  one.endedAt === other.endedAt &&
  turnsOf(one) === turnsOf(other);

const turnsOf = ({ game }: Table): number => (game ? turnsPlayed(game.state) : 0);

function summaryOf(table: Table): Summary {
  return {
    edition: table.config.edition,
    modules: table.config.modules,
    seats: table.seats.map(({ name, plan }) => ({ name, isBot: plan.by === 'bot' })),
    clock: table.clock,
    actor: table.actor ?? null,
    winners: table.winners,
    turns: turnsOf(table),
    endedAt: table.endedAt,
  };
}
