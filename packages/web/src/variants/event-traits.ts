/** What a variant says about its events, and what they sound like. All of it may be left out. */
import type { GameEvent, View, Viewer } from '@cartagena/engine';
import type { Setting } from '../events/card-words.ts';
import type { Speaker } from '../events/speaker.ts';
import type { EventOf, JoinedTelling } from '../events/telling.ts';
import type { Sound } from '../events/voices.ts';
import type { KeyFor } from '../words/words.ts';

/** Where cards are: in the hand of a seat, or at one of the piles. */
export type CardPlace = number | 'stock' | 'row' | 'discards';

export interface CardFlow {
  readonly from: CardPlace;
  readonly to: CardPlace;
}

export interface EventTraits<E = GameEvent> {
  /** The sentence; undefined: nothing needs to be said. */
  tell(speaker: Speaker, event: E): string | undefined;
  sound?(event: E, viewer: Viewer): Sound | undefined;
  /** A card that passes from one seat to another, and the seat that makes it do so. */
  passesCard?(event: E): { readonly by: number; readonly from: number; readonly to: number };
  /** Where its cards come from and go to, to be seen on their way; left out: from seat to seat, or nowhere. */
  flow?(event: E): CardFlow | undefined;
}

/** Why a pirate was moved, other than by a card. */
export interface CauseTraits {
  /** With the parameters `pirate` and `to`. */
  readonly words: KeyFor<'pirate' | 'to'>;
  readonly sound?: Sound;
  /** The move and what belongs to it in one sentence; undefined: the move stands alone. */
  join?(speaker: Speaker, events: readonly [EventOf<'moved'>, ...GameEvent[]]): JoinedTelling | undefined;
  /** What such moves of a seat's pirates by others mean to that seat. */
  news?(moves: readonly EventOf<'moved'>[]): readonly Clause[];
}

/** A part of the sentence that sums up what others did meanwhile. */
export type Clause = (setting: Setting) => string;

export interface VariantEvents {
  readonly events?: { readonly [T in GameEvent['type']]?: EventTraits<EventOf<T>> };
  readonly causes?: { readonly [cause: string]: CauseTraits };
  /** What else is different on the board since the viewer last looked. */
  news?(before: View, after: View): readonly Clause[];
}
