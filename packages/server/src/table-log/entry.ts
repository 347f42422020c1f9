/** What a table's log is made of. Truth is the list of entries; everything else follows from it. */
import type { Choices } from '@cartagena/engine';
import type { MirroredDeal } from '@cartagena/fair';
import type { Absence, Clock, Closing, Colour, Emote, SeatPlan } from '@cartagena/protocol';

type Nothing = { readonly [field: string]: never };

/** What each kind of entry says. */
export interface EntryBodies {
  readonly created: {
    /** Complete when it was written. Fair deals hash it as it stands here. */
    readonly config: Choices;
    readonly seats: readonly SeatPlan[];
    readonly clock: Clock;
    readonly isPublic: boolean;
    /** The version of its deal's promise (docs/fair-deals.md); absent in tables of version 1. */
    readonly fair?: 2;
    /** To the secret of the deal. */
    readonly commitment: string;
    /** Those who played together before: at first, seats are reserved for them. */
    readonly invited?: readonly string[];
    readonly lock?: string;
    /** The first board of a duplicate match: when it starts, a second one is opened with the same deal. */
    readonly duplicate?: true;
  };
  /** The second board of a duplicate match: the deal of the first one. */
  readonly mirrored: MirroredDeal;
  readonly sat: { readonly name: string; readonly colour: Colour };
  /** `to`: its player only changes seats. */
  readonly left: { readonly to?: number };
  /** The host has removed the player of this seat. */
  readonly removed: Nothing;
  /** Made from a password that free seats are locked with, and never sent to anybody; null: they are for everybody. */
  readonly locked: { readonly lock: string | null };
  /** A bot has the seat that was free. */
  readonly hired: { readonly bot: string };
  /** What a seat adds to the luck, in deals of version 1. */
  readonly stirred: { readonly entropy: string };
  /** A seat's commitment to its share in the luck. */
  readonly share: { readonly commitment: string };
  /** From here on nothing can be added to the luck: the shares are revealed. For each seat its commitment, or null. */
  readonly dealing: { readonly shares: readonly (string | null)[] };
  readonly revealed: { readonly share: string };
  /** The seats in `awaited` did not reveal their shares, and the host called the deal off: all shares are void. */
  readonly restarted: { readonly awaited: readonly number[] };
  readonly started: Nothing;
  readonly acted: { readonly action: string };
  /** Only this many actions remain. By consent: draws seen since then must not come again. */
  readonly undone: { readonly to: number; readonly byConsent: boolean };
  readonly asked: { readonly to: number };
  readonly agreed: Nothing;
  readonly refused: Nothing;
  /** A player says, or agrees, that the seat which must decide is idle. */
  readonly claimed: { readonly against: number };
  readonly away: { readonly why: Absence; readonly bot: string };
  readonly back: Nothing;
  readonly said: { readonly name: string; readonly text?: string; readonly emote?: Emote };
  /** A player mutes or unmutes another. Private to that player. */
  readonly muted: { readonly voice: number; readonly isMuted: boolean };
  readonly closed: { readonly why: Exclude<Closing, 'played'>; readonly winners: readonly number[] };
  /** The commitment of the new table's deal; absent in older entries. */
  readonly rematch: { readonly game: string; readonly commitment?: string };
}

export type EntryKind = keyof EntryBodies;

/** What has nothing to do with the game. */
export const TALK: readonly EntryKind[] = ['said', 'muted'];

/** Not yet in the log. `player` is who did it, null for the table itself. */
export type NewEntry = {
  [K in EntryKind]: {
    readonly kind: K;
    readonly seat: number | null;
    readonly player: string | null;
    readonly body: EntryBodies[K];
  };
}[EntryKind];

export type Entry = NewEntry & { readonly seq: number; readonly at: number };
