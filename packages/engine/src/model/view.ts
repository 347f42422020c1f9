/** What a seat or a spectator may see of a state, in names. Public numbers follow from the declared fields. */
import type { CardName, Icon, Mover, Place } from '../base/vocabulary.ts';
import type { RouteChoice } from './actions.ts';
import type { Viewer } from './events.ts';
import type { SeenOf } from './fields.ts';
import type { CORE_FIELDS } from './state.ts';

/** A module adds what it shows of each seat (declaration merging). */
export interface SeatView {
  /** How many pirates stand where. */
  readonly pirates: { readonly [place: string]: number };
  readonly hat?: Place;
  /** Cards in hand, and cards put aside face down for a discard in common. */
  readonly handCount: number;
  readonly facedownCount: number;
  /** The whole hand, where the viewer may see it. Others see face-down cards as part of an open hand. */
  readonly hand?: readonly CardName[];
  readonly facedown?: readonly CardName[];
  /** Cards that the viewer has seen come into a hidden hand: at least these are in it. */
  readonly known?: readonly CardName[];
}

/** Played cards in resolution. A module adds what it shows of it (declaration merging). */
export interface ResolutionView extends SeenOf<typeof CORE_FIELDS, 'resolution'>, RouteChoice {
  readonly combination?: { readonly type: string; readonly cards: readonly CardName[] };
  readonly mover: Mover;
}

/** What lies open on the table. A module adds its own part (declaration merging). */
export interface TableView extends SeenOf<typeof CORE_FIELDS, 'table'> {
  readonly path: readonly Icon[];
  /** Spaces that are out of play, because something lies on them. */
  readonly covered: readonly number[];
  /** Cards left to draw face down, buried ones included. */
  readonly stockCount: number;
  readonly row: readonly CardName[];
  readonly discards: readonly CardName[];
  readonly resolution?: ResolutionView;
  /** Cards that are being looked at. */
  readonly lookedCount: number;
}

/** What one viewer may see of a state. */
export interface View extends TableView {
  readonly viewer: Viewer;
  readonly seats: readonly SeatView[];
  /** Cards under the stock, the next one first: those the viewer put there by name, the others as null. */
  readonly buried: readonly (CardName | null)[];
  /** The cards being looked at, for the seat that looks. */
  readonly looked?: readonly CardName[];
}

/** A whole state in names, secrets included. */
export interface Snapshot extends TableView {
  /** Every seat as it sees itself. */
  readonly seats: readonly SeatView[];
  /** The stock in unknown order, by card; under it the buried cards, the next one first, with the seat that knows each. */
  readonly stockCards: { readonly [card: string]: number };
  readonly buried: readonly { readonly card: CardName; readonly seat: number }[];
  readonly looked: readonly CardName[];
  /** For each viewer, the last one being everyone: the cards it knows in each seat's hand. Empty where nothing is tracked. */
  readonly known: readonly (readonly (readonly CardName[])[])[];
  /** How often there was something new to draw from, by what is drawn; only where luck depends on it. */
  readonly rounds?: { readonly [draw: string]: number };
}

/** A part of a view or a snapshot that a module shows and reads; which fields it has is the module's business. */
export interface SeenPart {
  readonly [field: string]: unknown;
}
