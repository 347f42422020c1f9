/** What a viewer is told of a table, built from what it may know. */
import { type GameEvent, namedActions, redact, type Viewer, viewFor } from '@cartagena/engine';
import type { GameView, News, TableDetails } from '@cartagena/protocol';
import type { Entry } from './entry.ts';
import { undoableBy } from './play.ts';
import type { Table } from './table.ts';

const isSame = (a: object, b: object): boolean => JSON.stringify(a) === JSON.stringify(b);

/** The table as `player` may see it, from its seat or from the side. */
export function tellTable(table: Table, player: string | null): TableDetails {
  const you = table.seatOf(player) ?? null;
  return {
    id: table.id,
    seq: table.seq,
    status: table.status,
    config: table.config,
    ...(isSame(table.recordedConfig, table.config) ? {} : { recordedConfig: table.recordedConfig }),
    clock: table.clock,
    isPublic: table.isPublic,
    seats: table.seats.map(({ plan, name, colour, away, player: owner }, seat) => ({
      plan,
      name,
      voice: table.voiceOf(owner) ?? null,
      colour,
      bot: table.botAt(seat),
      away,
      isYou: seat === you,
      isHost: owner !== null && owner === table.host,
    })),
    you,
    voice: table.voiceOf(player) ?? null,
    muted: table.mutedBy(player),
    commitment: table.commitment,
    // Told from the start on: before it, the others must not choose theirs by it.
    entropies: table.status === 'open' ? [] : table.seats.map(({ entropy }) => entropy),
    deadline: table.deadline,
    since: table.since,
    request: table.request,
    rematch: table.rematch,
    keptUntil: table.keptUntil,
    winners: table.winners,
    closing: table.closing,
    game: tellGame(table, you),
  };
}

function tellGame(table: Table, you: number | null): GameView | null {
  if (table.game === undefined) return null;
  const { rules, state } = table.game;
  const isAsked = you !== null && table.actor === you && table.seats[you].away !== 'resigned';
  return {
    made: table.actions.length,
    view: viewFor(rules, state, you ?? 'spectator'),
    legal: isAsked ? namedActions(rules, state) : [],
    undoable: you === null ? 0 : undoableBy(table, you),
  };
}

/**
 * An entry of the log as `player` may read it. `events` is what it brought about in the game, `muted` whom the player does not
 * want to hear.
 */
export function tellEntry(
  table: Table,
  entry: Entry,
  events: readonly GameEvent[],
  player: string | null,
  muted: readonly number[] = table.mutedBy(player),
): News {
  const { seq, at, kind, seat } = entry;
  const made = table.actions.length;
  if (entry.kind === 'muted' && entry.player !== player)
    return { seq, at, kind: 'private', seat: null, made, events: [] };
  const viewer: Viewer = table.seatOf(player) ?? 'spectator';
  const said = entry.kind === 'said' ? saidOf(table, entry) : undefined;
  return {
    seq,
    at,
    kind,
    seat,
    made,
    ...(said && !muted.includes(said.voice) ? { said } : {}),
    events: events.map(event => redact(event, viewer)),
  };
}

const saidOf = (table: Table, { player, body }: Extract<Entry, { kind: 'said' }>): NonNullable<News['said']> => ({
  ...body,
  voice: table.voiceOf(player)!,
});
