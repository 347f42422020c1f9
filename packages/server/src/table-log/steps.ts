/** What each kind of entry does to a table. */
import { type Emit, isOver, parseConfig, seatsIn, unwrap } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { headAfter, isChained } from './chain-link.ts';
import { type Entry, type EntryBodies, type EntryKind, TALK } from './entry.ts';
import type { Seat, Table } from './table.ts';

type EntryOf<K extends EntryKind> = Entry & { readonly kind: K; readonly body: EntryBodies[K] };

/** `emit` hears what happens in the game. */
const STEPS: { readonly [K in EntryKind]: (table: Table, entry: EntryOf<K>, emit?: Emit) => void } = {
  created(table, { body, player, at }) {
    table.recordedConfig = body.config;
    table.config = unwrap(parseConfig(body.config));
    table.clock = body.clock;
    table.isPublic = body.isPublic;
    table.fair = body.fair ?? 1;
    table.commitment = body.commitment;
    table.invited = body.invited ?? [];
    table.lock = body.lock ?? null;
    table.isFirstBoard = body.duplicate ?? false;
    table.openedAt = at;
    table.host = player;
    table.seats = body.seats.map((plan, i) => ({
      plan,
      player: null,
      name: plan.by === 'bot' ? plan.bot : null,
      colour: COLOURS[i],
      standIn: null,
      away: null,
      entropy: '',
      commitment: null,
      share: null,
    }));
  },
  mirrored(table, { body }) {
    table.mirrored = body;
    table.frozenHead = body.head;
  },
  sat(table, { body, seat, player }) {
    const { colour, name } = body;
    const { colour: freed } = table.seats[seat!];
    // Whoever had the colour takes the one that becomes free.
    const rival = table.seats.findIndex(one => one.colour === colour);
    if (rival >= 0) changeSeat(table, rival, { colour: freed });
    changeSeat(table, seat!, { colour, player, name });
    noteVoice(table, player);
    // Somebody must be able to start it.
    if (table.seatOf(table.host) === undefined) table.host = player;
  },
  left(table, { body, seat, player }) {
    changeSeat(table, seat!, { player: null, name: null, entropy: '', commitment: null });
    if (body.to !== undefined) return;
    table.invited = table.invited.filter(one => one !== player);
    if (player === table.host) table.host = table.seats.find(one => one.player !== null)?.player ?? player;
  },
  removed(table, { seat }) {
    const { player } = table.seats[seat!];
    changeSeat(table, seat!, { player: null, name: null, entropy: '', commitment: null });
    table.invited = table.invited.filter(one => one !== player);
    table.removed = [...table.removed, player!];
  },
  locked(table, { body }) {
    table.lock = body.lock;
  },
  hired(table, { body: { bot }, seat }) {
    changeSeat(table, seat!, { plan: { by: 'bot', bot }, name: bot });
  },
  stirred(table, { body, seat }) {
    changeSeat(table, seat!, { entropy: body.entropy });
  },
  share(table, { body, seat }) {
    changeSeat(table, seat!, { commitment: body.commitment });
  },
  dealing(table) {
    table.isDealing = true;
    table.frozenHead = table.head;
  },
  revealed(table, { body, seat }) {
    changeSeat(table, seat!, { share: body.share });
  },
  restarted(table) {
    table.isDealing = false;
    table.seats = table.seats.map(seat => ({ ...seat, commitment: null, share: null }));
  },
  started(table, { at }, emit) {
    table.status = 'playing';
    table.isDealing = false;
    table.since = at;
    table.begin(emit);
  },
  acted(table, { body, seat, at }, emit) {
    const { turns, actor } = table.game!.state;
    table.request = null;
    table.claim = null;
    table.advance({ seat: seat!, action: body.action }, emit);
    const { state } = table.game!;
    if (state.turns !== turns || state.actor !== actor) table.since = at;
    if (!isOver(state)) return;
    table.status = 'over';
    table.endedAt = at;
    table.closing = 'played';
    table.winners = seatsIn(state.winners);
  },
  undone(table, { body, at }) {
    table.request = null;
    table.claim = null;
    const actor = table.actor;
    table.goBack(body.to);
    if (body.byConsent) {
      table.takebacks.push(body.to);
      table.renewLuck();
    }
    if (table.actor !== actor || body.byConsent) table.since = at;
  },
  asked(table, { body, seat }) {
    table.request = { seat: seat!, to: body.to, agreed: [seat!] };
  },
  agreed(table, { seat }) {
    if (table.request) table.request = { ...table.request, agreed: [...table.request.agreed, seat!] };
  },
  refused(table) {
    table.request = null;
  },
  claimed(table, { body, seat }) {
    table.claim = { against: body.against, agreed: [...(table.claim?.agreed ?? []), seat!] };
  },
  away(table, { body, seat }) {
    if (seat === table.claim?.against) table.claim = null;
    changeSeat(table, seat!, { away: body.why, standIn: body.bot });
  },
  /** The clock has gone on meanwhile: otherwise it could be wound up by going away. */
  back(table, { seat }) {
    changeSeat(table, seat!, { away: null, standIn: null });
  },
  said(table, { player }) {
    noteVoice(table, player);
  },
  muted(table, { body, player }) {
    const others = table.mutedBy(player).filter(voice => voice !== body.voice);
    table.mutes = new Map(table.mutes).set(player!, body.isMuted ? [...others, body.voice] : others);
  },
  closed(table, { body, at }) {
    table.status = 'over';
    table.endedAt = at;
    table.closing = body.why;
    table.winners = body.winners;
    table.request = null;
    table.claim = null;
  },
  rematch(table, { body }) {
    table.rematch = body.game;
    table.rematchCommitment = body.commitment;
  },
};

function changeSeat(table: Table, seat: number, change: Partial<Seat>): void {
  table.seats = table.seats.map((one, i) => (i === seat ? { ...one, ...change } : one));
}

function noteVoice(table: Table, player: string | null): void {
  if (player !== null && !table.voices.includes(player)) table.voices = [...table.voices, player];
}

/** After the deal nothing depends on the head, and only those who were sent its links need it. */
function chain(table: Table, entry: Entry): void {
  if ((entry.kind === 'created' ? (entry.body.fair ?? 1) : table.fair) === 1 || !isChained(entry.kind)) return;
  table.chained++;
  if (table.status === 'open') table.head = headAfter(table.head, table.chained, entry);
}

/** Applies the next entry of the log to the table; `emit` receives what happens in the game. */
export function takeEntry(table: Table, entry: Entry, emit?: Emit): void {
  if (entry.seq !== table.seq + 1) throw new Error(`Table ${table.id}: entry ${entry.seq} after ${table.seq}.`);
  table.seq = entry.seq;
  if (!TALK.includes(entry.kind)) {
    table.changed = entry.seq;
    table.changedAt = entry.at;
  }
  table.counts.add(entry, table.host);
  chain(table, entry);
  const step = STEPS[entry.kind] as (table: Table, entry: Entry, emit?: Emit) => void;
  step(table, entry, emit);
}
