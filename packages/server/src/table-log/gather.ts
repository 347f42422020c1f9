/** Before the game: a table is opened, people sit down and leave, it starts. Each command gives the entries to append, or why not. */
import { ok, type Result } from '@cartagena/engine';
import { COLOURS, type Colour, type SeatPlan } from '@cartagena/protocol';
import { callingOff, freeze, sharing } from './dealing.ts';
import type { EntryBodies, NewEntry } from './entry.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

export type Opening = EntryBodies['created'];

/** Whoever opens a table takes the first seat that is for people. */
export function open(player: string, name: string, opening: Opening): NewEntry[] {
  const created: NewEntry = { kind: 'created', seat: null, player, body: opening };
  const seat = opening.seats.findIndex(plan => plan.by === 'person');
  if (seat < 0) return [created];
  return [created, { kind: 'sat', seat, player, body: { name, colour: COLOURS[seat] } }];
}

export interface SeatWish {
  readonly name: string;
  readonly seat?: number;
  readonly colour?: Colour;
  /** The commitment to a share in the luck. */
  readonly share?: string;
}

/** At a table for those who played together before, their seats are not for others at first. */
export function maySit(table: Table, player: string, now: number): Result<true> {
  const { awaited, reservedUntil, seats } = table;
  if (reservedUntil === null || now >= reservedUntil) return ok(true);
  if (table.seatOf(player) !== undefined || awaited.includes(player)) return ok(true);
  const free = seats.filter(one => isFree(one.plan, one.player)).length;
  return free > awaited.length ? ok(true) : refused('seats-reserved');
}

/** Sits down, or changes seat, name or colour. */
export function sit(table: Table, player: string, { name, seat: wished, colour, share }: SeatWish): Result<NewEntry[]> {
  if (table.status !== 'open') return refused('not-open');
  if (table.isDealing) return refused('dealing');
  const before = table.seatOf(player);
  const seat = wished ?? before ?? table.seats.findIndex(one => isFree(one.plan, one.player));
  const chosen = table.seats[seat];
  if (chosen === undefined) return refused('no-seat-free');
  if (seat !== before && !isFree(chosen.plan, chosen.player)) return refused('seat-taken');
  const wanted = colour ?? (before === undefined ? chosen.colour : table.seats[before].colour);
  const rival = table.seats.findIndex(one => one.colour === wanted && one.player !== null && one.player !== player);
  if (rival >= 0) return refused('colour-taken');
  const sat: NewEntry = { kind: 'sat', seat, player, body: { name, colour: wanted } };
  const own = before === undefined ? undefined : table.seats[before];
  const isSame = before === seat && own?.name === name && own.colour === wanted;
  const commitment = table.fair === 1 ? null : (share ?? own?.commitment ?? null);
  const isNew = commitment !== null && (before !== seat || commitment !== own?.commitment);
  const shares = isNew ? [sharing(seat, player, commitment)] : [];
  if (before === undefined || before === seat) return ok(isSame ? shares : [sat, ...shares]);
  return ok([{ kind: 'left', seat: before, player, body: { to: seat } }, sat, ...shares]);
}

const isFree = (plan: SeatPlan, player: string | null): boolean => plan.by === 'person' && player === null;

export function standUp(table: Table, player: string): Result<NewEntry[]> {
  const seat = table.seatOf(player);
  if (seat === undefined) return refused('not-seated');
  if (table.status !== 'open') return refused('not-open');
  return ok([...callingOff(table, player), { kind: 'left', seat, player, body: {} }]);
}

/** Some things are for the one who opened the table. */
export function mayHost(table: Table, player: string): Result<true> {
  return table.host === player ? ok(true) : refused('not-host');
}

/** Bots take all seats that nobody has. */
export function hire(table: Table, player: string, bot: string): Result<NewEntry[]> {
  if (table.status !== 'open') return refused('not-open');
  if (table.isDealing) return refused('dealing');
  const judged = mayHost(table, player);
  if (!judged.ok) return judged;
  const free = table.seats.flatMap((one, seat) => (isFree(one.plan, one.player) ? [seat] : []));
  if (free.length === 0) return refused('no-seat-free');
  return ok(free.map(seat => ({ kind: 'hired', seat, player, body: { bot } })));
}

export function start(table: Table, player: string): Result<NewEntry[]> {
  if (table.status !== 'open') return refused('not-open');
  const judged = mayHost(table, player);
  if (!judged.ok) return judged;
  if (table.isDealing) return refused('dealing');
  if (table.seats.some(one => isFree(one.plan, one.player))) return refused('seats-empty');
  return ok(freeze(table, table.seatOf(player) ?? null, player));
}
