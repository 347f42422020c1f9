/** During the game: act, take back, give up, be away, talk. Each command gives the entries to append, or why not. */
import { ok, type Result, refuse, undoableOf } from '@cartagena/engine';
import type { Absence, Emote } from '@cartagena/protocol';
import type { NewEntry } from './entry.ts';
import { refused } from './refusal.ts';
import type { Table } from './table.ts';

/** Who decides for people who are away. */
export const STAND_IN = 'sailor';

/** The player's seat in a game that is on, as long as it has not given up. */
export function seatIn(table: Table, player: string): Result<number> {
  const seat = table.seatOf(player);
  if (seat === undefined) return refused('not-seated');
  if (table.status !== 'playing') return refused('not-playing');
  return table.seats[seat].away === 'resigned' ? refused('your-bot-plays') : ok(seat);
}

/** Whoever was away is back as soon as it does something. */
function returning(table: Table, seat: number, player: string): NewEntry[] {
  return table.seats[seat].away === null ? [] : [{ kind: 'back', seat, player, body: {} }];
}

/** `seen` is the last entry that the player knew of. */
export function act(table: Table, player: string, action: unknown, seen: number): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  if (seen < table.changed) return refuse('stale', 'The game has moved on. Look again.');
  const entry = decide(table, seat.value, player, action);
  return entry.ok ? ok([...returning(table, seat.value, player), entry.value]) : entry;
}

/** A bot decides for the acting seat. */
export function actForBot(table: Table, action: unknown): Result<NewEntry[]> {
  const seat = table.actor;
  if (seat === undefined || table.botAt(seat) === null) return refused('not-playing');
  const entry = decide(table, seat, null, action);
  return entry.ok ? ok([entry.value]) : entry;
}

function decide(table: Table, seat: number, player: string | null, action: unknown): Result<NewEntry> {
  const checked = table.check(seat, action);
  return checked.ok ? ok({ kind: 'acted', seat, player, body: { action: checked.value } }) : checked;
}

/** How many of its last actions the seat may take back by itself. */
export function undoableBy(table: Table, seat: number): number {
  return table.status === 'playing' ? undoableOf(table.run, seat, table.game!.state) : 0;
}

/** Takes back what nobody has to agree to. */
export function undo(table: Table, player: string): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  if (undoableBy(table, seat.value) === 0) return refused('nothing-to-undo');
  const to = table.actions.length - 1;
  const undone: NewEntry = { kind: 'undone', seat: seat.value, player, body: { to, byConsent: false } };
  return ok([...returning(table, seat.value, player), undone]);
}

/**
 * Asks the others to go back to when `to` actions were made. Against bots alone it is done; but as long as there are people, nobody
 * decides it alone: a player who went back after a stand-in has played would know the cards of the absent player.
 */
export function askBack(table: Table, player: string, to: number): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  if (!Number.isInteger(to) || to < 0 || to >= table.actions.length) return refused('no-such-moment');
  const asked: NewEntry[] = [
    ...returning(table, seat.value, player),
    { kind: 'asked', seat: seat.value, player, body: { to } },
  ];
  if (othersThan(table, [seat.value]).length > 0) return ok(asked);
  return table.people.length > 1 ? refused('nobody-to-agree') : ok([...asked, goneBack(seat.value, player, to)]);
}

/**
 * Answers the request. The last one who agrees makes it happen. `to` is the moment that is agreed to, if it was said: the request
 * may have become another one meanwhile.
 */
export function answerBack(table: Table, player: string, agrees: boolean, to?: number): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  const { request } = table;
  if (request === null) return refused('no-request');
  if (to !== undefined && to !== request.to) return refused('other-request');
  const back = returning(table, seat.value, player);
  if (!agrees) return ok([...back, { kind: 'refused', seat: seat.value, player, body: {} }]);
  if (request.agreed.includes(seat.value)) return refused('answered');
  const agreed: NewEntry[] = [...back, { kind: 'agreed', seat: seat.value, player, body: {} }];
  const left = othersThan(table, [...request.agreed, seat.value]);
  return ok(left.length > 0 ? agreed : [...agreed, goneBack(seat.value, player, request.to)]);
}

/** People whose consent is wanted: not those whom a bot stands in for. */
function othersThan(table: Table, seats: readonly number[]): number[] {
  return table.people.filter(seat => !seats.includes(seat) && table.seats[seat].away === null);
}

const goneBack = (seat: number, player: string, to: number): NewEntry => ({
  kind: 'undone',
  seat,
  player,
  body: { to, byConsent: true },
});

/** Gives up for good. When at most one person is left, that one has won; with none left, the bots have. */
export function resign(table: Table, player: string): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  if (!seat.ok) return seat;
  const left = table.people.filter(one => one !== seat.value);
  const gone = absence(seat.value, player, 'resigned');
  if (left.length > 1) return ok([gone]);
  const winners = left.length === 1 ? left : table.seats.flatMap((one, i) => (one.plan.by === 'bot' ? [i] : []));
  return ok([gone, { kind: 'closed', seat: null, player: null, body: { why: 'resigned', winners } }]);
}

const absence = (seat: number, player: string | null, why: Absence): NewEntry => ({
  kind: 'away',
  seat,
  player,
  body: { why, bot: STAND_IN },
});

/** Goes away for a while; a bot stands in. */
export function goAway(table: Table, player: string): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  return seat.ok ? ok([absence(seat.value, player, 'left')]) : seat;
}

export function comeBack(table: Table, player: string): Result<NewEntry[]> {
  const seat = seatIn(table, player);
  return seat.ok ? ok(returning(table, seat.value, player)) : seat;
}

/** The acting seat's time is up: a bot stands in until its player is back. Nothing if there is time left. */
export function callTime(table: Table, now: number): NewEntry[] {
  const { deadline, actor } = table;
  return deadline === null || now < deadline ? [] : [absence(actor!, null, 'time')];
}

/** Closes a started game, without a winner, if no one has touched it since this time. */
export function abandon(table: Table, before: number): NewEntry[] {
  if (table.status !== 'playing' || table.changedAt >= before) return [];
  return [{ kind: 'closed', seat: null, player: null, body: { why: 'abandoned', winners: [] } }];
}

export interface Saying {
  readonly name: string;
  readonly text?: string;
  readonly emote?: Emote;
}

export function say(table: Table, player: string, saying: Saying): NewEntry[] {
  return [{ kind: 'said', seat: table.seatOf(player) ?? null, player, body: saying }];
}

/** Mutes a voice, or unmutes it. */
export function mute(table: Table, player: string, voice: number, isMuted: boolean): Result<NewEntry[]> {
  if (voice >= table.voices.length) return refused('no-such-voice');
  if (table.voiceOf(player) === voice) return refused('own-voice');
  if (table.mutedBy(player).includes(voice) === isMuted) return ok([]);
  return ok([{ kind: 'muted', seat: table.seatOf(player) ?? null, player, body: { voice, isMuted } }]);
}

/** Points to the table where the same people play again. */
export function rematch(table: Table, player: string, game: string, commitment: string): Result<NewEntry[]> {
  const seat = table.seatOf(player);
  if (seat === undefined) return refused('not-seated');
  if (table.status !== 'over') return refused('not-over');
  return ok(table.rematch === null ? [{ kind: 'rematch', seat, player, body: { game, commitment } }] : []);
}
