/** What a viewer is told of a table, built from what it may know. */
import { type GameEvent, namedActions, redact, type Viewer, viewFor } from '@cartagena/engine';
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

/** The table as `player` may see it, from its seat or from the side. */
export function tableViewFor(table: Table, player: string | null): TableDetails {
  const you = table.seatOf(player) ?? null;
  return {
    id: table.id,
    seq: table.seq,
    status: table.status,
    config: table.config,
    ...(isAsRecorded(table) ? {} : { recordedConfig: table.recordedConfig }),
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
    fair: table.fair,
    commitment: table.commitment,
    // From the start on: before it, the others must not choose theirs by it.
    ...(table.fair === 1 && table.status !== 'open' ? { entropies: table.seats.map(({ entropy }) => entropy) } : {}),
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
}

const boardNumber = ({ isFirstBoard, mirrored }: Table): 1 | 2 | null => (isFirstBoard ? 1 : mirrored ? 2 : null);

function gameViewFor(table: Table, you: number | null): GameView | null {
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

/** An entry, what it brought about in the game, and how many actions and entries of the chain there were after it. */
export interface Happened {
  readonly entry: Entry;
  readonly events: readonly GameEvent[];
  readonly made: number;
  readonly chained: number;
}

/** An entry of the log as `player` may read it; the table may have moved on since. */
export function newsFor(table: Table, { entry, events, made, chained }: Happened, player: string | null): News {
  const { seq, at, kind, seat } = entry;
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
    ...(table.fair === 2 && isChained(kind) ? { link: linkOf(entry, action => table.seal(chained, action)) } : {}),
    ...(said && !table.mutedBy(player).includes(said.voice) ? { said } : {}),
    events: events.map(event => redact(event, viewer)),
  };
}

const saidOf = (table: Table, { player, body }: Extract<Entry, { kind: 'said' }>): NonNullable<News['said']> => ({
  ...body,
  voice: table.voiceOf(player)!,
});
