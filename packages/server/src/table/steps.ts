/** What each kind of entry does to a table. */
import { apply, checkAction, type Emit, isOver, parseConfig, seatsIn, unwrap, withAction } from '@cartagena/engine';
import { COLOURS } from '@cartagena/protocol';
import { type Entry, type EntryBodies, type EntryKind, TALK } from './entry.ts';
import type { Table } from './table.ts';

type EntryOf<K extends EntryKind> = Entry & { readonly kind: K; readonly body: EntryBodies[K] };

/** `emit` hears what happens in the game. */
const STEPS: { readonly [K in EntryKind]: (table: Table, entry: EntryOf<K>, emit?: Emit) => void } = {
  created(table, { body, player, at }) {
    table.recordedConfig = body.config;
    table.config = unwrap(parseConfig(body.config));
    table.clock = body.clock;
    table.isPublic = body.isPublic;
    table.commitment = body.commitment;
    table.invited = body.invited ?? [];
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
    }));
  },
  sat(table, { body, seat, player }) {
    const { colour } = body;
    const taken = table.seats[seat!];
    // Whoever had the colour takes the one that becomes free.
    const rival = table.seats.find(one => one.colour === colour);
    if (rival) rival.colour = taken.colour;
    Object.assign(taken, { colour, player, name: body.name });
    noteVoice(table, player);
    // Somebody must be able to start it.
    if (table.seatOf(table.host) === undefined) table.host = player;
  },
  left(table, { body, seat, player }) {
    Object.assign(table.seats[seat!], { player: null, name: null, entropy: '' });
    if (body.to !== undefined) return;
    table.invited = table.invited.filter(one => one !== player);
    if (player === table.host) table.host = table.seats.find(one => one.player !== null)?.player ?? player;
  },
  hired(table, { body: { bot }, seat }) {
    Object.assign(table.seats[seat!], { plan: { by: 'bot', bot }, name: bot });
  },
  stirred(table, { body, seat }) {
    table.seats[seat!].entropy = body.entropy;
  },
  started(table, { at }, emit) {
    table.status = 'playing';
    table.since = at;
    table.rebuild(emit);
  },
  acted(table, { body, seat, at }, emit) {
    const game = table.game!;
    const { turns, actor } = game.state;
    table.actions.push({ seat: seat!, action: body.action });
    table.request = null;
    game.chance = table.chance('', table.actions.length);
    game.emit = table.heeding(emit);
    table.run = withAction(table.run, game.state);
    apply(game, unwrap(checkAction(game, seat!, body.action)));
    game.emit = undefined;
    if (game.state.turns !== turns || game.state.actor !== actor) table.since = at;
    if (!isOver(game.state)) return;
    table.status = 'over';
    table.endedAt = at;
    table.closing = 'played';
    table.winners = seatsIn(game.state.winners);
  },
  undone(table, { body, at }) {
    table.actions.length = body.to;
    table.request = null;
    if (body.byConsent) table.takebacks.push(body.to);
    const actor = table.actor;
    table.rebuild();
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
  away(table, { body, seat }) {
    Object.assign(table.seats[seat!], { away: body.why, standIn: body.bot });
  },
  /** The clock has gone on meanwhile: otherwise it could be wound up by going away. */
  back(table, { seat }) {
    Object.assign(table.seats[seat!], { away: null, standIn: null });
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
  },
  rematch(table, { body }) {
    table.rematch = body.game;
  },
};

function noteVoice(table: Table, player: string | null): void {
  if (player !== null && !table.voices.includes(player)) table.voices = [...table.voices, player];
}

/** Applies the next entry of the log to the table; `emit` receives what happens in the game. */
export function takeEntry(table: Table, entry: Entry, emit?: Emit): void {
  if (entry.seq !== table.seq + 1) throw new Error(`Table ${table.id}: entry ${entry.seq} after ${table.seq}.`);
  table.seq = entry.seq;
  if (!TALK.includes(entry.kind)) {
    table.changed = entry.seq;
    table.changedAt = entry.at;
  } else if (entry.seat === null) table.asides++;
  const step = STEPS[entry.kind] as (table: Table, entry: Entry, emit?: Emit) => void;
  step(table, entry, emit);
}
