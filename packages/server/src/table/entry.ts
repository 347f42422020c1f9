/** What a table's log is made of. Truth is the list of entries; everything else follows from it. */
import type { Choices } from '@cartagena/engine';
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
    readonly commitment: string;
    /** Those who played together before: at first, seats are kept for them. */
    readonly invited?: readonly string[];
  };
  readonly sat: { readonly name: string; readonly colour: Colour };
  /** `to`: its player only changes seats. */
  readonly left: { readonly to?: number };
  /** A bot has the seat that was free. */
  readonly hired: { readonly bot: string };
  /** A seat's share in the luck of the deal. */
  readonly stirred: { readonly entropy: string };
  readonly started: Nothing;
  readonly acted: { readonly action: string };
  /** Only so many actions are left. By consent: what was seen since then must not come again. */
  readonly undone: { readonly to: number; readonly byConsent: boolean };
  readonly asked: { readonly to: number };
  readonly agreed: Nothing;
  readonly refused: Nothing;
  readonly away: { readonly why: Absence; readonly bot: string };
  readonly back: Nothing;
  readonly said: { readonly name: string; readonly text?: string; readonly emote?: Emote };
  /** Somebody does not want to hear somebody else, or does again. Nobody else's business. */
  readonly muted: { readonly voice: number; readonly isMuted: boolean };
  readonly closed: { readonly why: Exclude<Closing, 'played'>; readonly winners: readonly number[] };
  readonly rematch: { readonly game: string };
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
