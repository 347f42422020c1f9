/** What a viewer sees of a table, built from what it may know. */
import { type GameEvent, namedActions, redact, type Viewer, viewFor } from '@cartagena/engine';
import type { ChainLink } from '@cartagena/fair';
import type { GameView, News, TableDetails } from '@cartagena/protocol';
import { otherBoardOf } from './boards.ts';
import { isChained, linkOf } from './chain-link.ts';
import type { Entry } from './entry.ts';
import { undoableBy } from './play.ts';
import type { Table } from './table.ts';

/** Whether a configuration stands in the log as it is now. Found out once for each. */
const asRecorded = new WeakMap<object, boolean>();

function isAsRecorded({ recordedConfig, config }: Table): boolean {
  const known = asRecorded.get(recordedConfig) ?? JSON.stringify(recordedConfig) === JSON.stringify(config);
  asRecorded.set(recordedConfig, known);
  return known;
}

type Mutable<T> = { -readonly [K in keyof T]: T[K] };

/** The table as `player` may see it, from its seat or from the side. */
export function tableViewFor(table: Table, player: string | null): TableDetails {
  const you = table.seatOf(player) ?? null;
  // Made for each viewer after each entry, so nothing is spread into it, which would take longer than the rest.
  const details: Mutable<TableDetails> = {
    id: table.id,
    seq: table.seq,
    status: table.status,
    config: table.config,
    clock: table.clock,
    isPublic: table.isPublic,
    seats: seatsFor(table, you),
    you,
    voice: table.voiceOf(player) ?? null,
    muted: table.mutedBy(player),
    fair: table.fair,
    commitment: table.commitment,
    dealing: table.isDealing ? table.unrevealed : null,
    deadline: table.deadline,
    since: table.since,
    request: table.request,
    claim: table.claim,
    idleAt: table.idleAt,
    isLocked: table.lock !== null,
    board: boardNumber(table),
    otherBoard: otherBoardOf(table),
    rematch: table.rematch,
    reservedUntil: table.reservedUntil,
    winners: table.winners,
    closing: table.closing,
    game: gameViewFor(table, you),
  };
  if (!isAsRecorded(table)) details.recordedConfig = table.recordedConfig;
  // From the start on: before it, the others must not choose theirs by it.
  if (table.fair === 1 && table.status !== 'open') details.entropies = table.seats.map(({ entropy }) => entropy);
  return details;
}

interface SeenSeats {
  readonly voices: readonly string[];
  readonly host: string | null;
  /** For each seat, and at last for spectators. */
  readonly views: (TableDetails['seats'] | undefined)[];
}

/** As long as nobody comes or goes, the seats are the same object, and need not be compared to find what changed. */
const seenSeats = new WeakMap<Table['seats'], SeenSeats>();

function seatsFor(table: Table, you: number | null): TableDetails['seats'] {
  const { seats, voices, host } = table;
  let seen = seenSeats.get(seats);
  if (seen?.voices !== voices || seen.host !== host) {
    seen = { voices, host, views: [] };
    seenSeats.set(seats, seen);
  }
  const viewer = you ?? seats.length;
  seen.views[viewer] ??= seats.map(({ plan, name, colour, away, player }, seat) => ({
    plan,
    name,
    voice: table.voiceOf(player) ?? null,
    colour,
    bot: table.botAt(seat),
    away,
    isYou: seat === you,
    isHost: player !== null && player === host,
  }));
  return seen.views[viewer];
}

const boardNumber = ({ isFirstBoard, mirrored }: Table): 1 | 2 | null => (isFirstBoard ? 1 : mirrored ? 2 : null);

function gameViewFor(table: Table, you: number | null): GameView | null {
  if (table.game === undefined) return null;
  const { rules, state } = table.game;
  const isAsked = you !== null && table.actor === you && table.seats[you].away !== 'resigned';
  return {
    made: table.actions.length,
    view: viewFor(rules, state, you ?? 'spectator', table.viewMemo),
    legal: isAsked ? namedActions(rules, state) : [],
    undoable: you === null ? 0 : undoableBy(table, you),
  };
}

/** An entry, what it brought about in the game, and how many actions and entries of the chain there were after it. */
export interface Happened {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly made: number;
  readonly chained: number;
  /** Computed once for all who are sent it. */
  link?: ChainLink;
  /** What was made of it for those who follow the table, so that others need not make it again. */
  texts?: SharedText[];
}

/** What all are sent who see the same, and know the same. */
export interface SharedText {
  readonly audience: number;
  readonly known: TableDetails | undefined;
  readonly text: string;
}

/** An entry of the log as `player` may read it; the table may have moved on since. */
export function newsFor(table: Table, happened: Happened, player: string | null): News {
  const { entry, events, made, chained } = happened;
  const { seq, at, kind, seat } = entry;
  if (entry.kind === 'muted' && entry.player !== player)
    return { seq, at, kind: 'private', seat: null, made, events: [] };
  const viewer: Viewer = table.seatOf(player) ?? 'spectator';
  const news: Mutable<News> = { seq, at, kind, seat, made, events: events.map(event => redact(event, viewer)) };
  if (table.fair === 2 && isChained(kind))
    news.link = happened.link ??= linkOf(entry, action => table.seal(chained, action));
  const said = entry.kind === 'said' ? saidOf(table, entry) : undefined;
  if (said && !table.mutedBy(player).includes(said.voice)) news.said = said;
  return news;
}

const saidOf = (table: Table, { player, body }: Extract<Entry, { kind: 'said' }>): NonNullable<News['said']> => ({
  ...body,
  voice: table.voiceOf(player)!,
});
