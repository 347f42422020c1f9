/**
 * What happened, in names. Cards that only some seats may know are in `secret`, with those seats, and nowhere else: a
 * redacted event is the same event without it.
 */
import type { CardName, Ending, Place } from '../base/vocabulary.ts';

/** Known to these seats only. */
export interface Hidden {
  readonly eyes: readonly number[];
}
export interface Secret extends Hidden {
  readonly cards: readonly CardName[];
}
/** One or more cards: shown to everyone, or to some seats. */
export type Cards =
  | { readonly cards: readonly CardName[]; readonly secret?: undefined }
  | { readonly secret?: Secret; readonly cards?: undefined };

/** Why a pirate moved. A module adds its own causes (declaration merging). */
export interface MoveCauses {
  play: true;
}
export type MoveCause = keyof MoveCauses & string;

/** The fields of each type of event, `type` itself aside. A module adds its own types (declaration merging). */
export interface EventTypes {
  dealt: { readonly seat: number; readonly count: number } & Cards;
  row: { readonly cards: readonly CardName[] };
  turn: { readonly seat: number; readonly number: number };
  played: { readonly seat: number; readonly cards: readonly CardName[] };
  moved: {
    readonly by: number;
    readonly seat: number;
    readonly from: Place;
    readonly to: Place;
    readonly cause: MoveCause;
    readonly hat?: true;
  };
  drew: { readonly seat: number; readonly from: 'stock' | 'row' } & Cards;
  reshuffled: { readonly count: number };
  /** Played cards found no use any more. */
  spent: { readonly seat: number };
  stuck: { readonly seat: number };
  ended: { readonly seat: number };
  over: { readonly ending: Ending; readonly winners: readonly number[] };
}

/** The name of a type of event. */
export type EventType = keyof EventTypes & string;
/** Something that happened in a game. */
export type GameEvent = { [T in EventType]: { readonly type: T } & EventTypes[T] }[EventType];
/** Receives the events of a game. */
export type Emit = (event: GameEvent) => void;

/** A seat by its number, or a spectator. */
export type Viewer = number | 'spectator';

/** The event as this viewer may see it. */
export function redact(event: GameEvent, viewer: Viewer): GameEvent {
  if (!('secret' in event) || event.secret === undefined) return event;
  const { secret, ...open } = event;
  return viewer !== 'spectator' && secret.eyes.includes(viewer) ? event : (open as GameEvent);
}
