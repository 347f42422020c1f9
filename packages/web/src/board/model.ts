/**
 * What the board shows and reports. It knows no rules: it is given places, pieces and what may be chosen, and says what was.
 */
import type { Icon, ModuleId, Place } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';
import type { PlacePicture } from '../art/places.tsx';
import type { KeyFor } from '../words/words.ts';

export type Scenery = 'tunnel' | 'jungle' | 'beach';

/** The shape of the path, the same for the whole game. */
export interface BoardShape {
  readonly legs: readonly { readonly first: number; readonly last: number; readonly scenery: Scenery }[];
  /** Spaces on each segment. */
  readonly segment: number;
  /** What start and goal look like. */
  readonly start: PlacePicture;
  readonly goal: PlacePicture;
  /** The space after which a variant divides the path. */
  readonly gap?: { readonly by: ModuleId; readonly after: number };
  /** The names of places other than spaces, start and goal. */
  readonly places?: readonly string[];
}

/** One colour's pirates. */
export interface Crew {
  readonly seat: number;
  readonly colour: Colour;
  /** How many stand where, the hat included. */
  readonly pirates: { readonly [place: string]: number };
  /** Where the pirate with the hat stands. */
  readonly hat?: Place;
}

/** Something that lies on a space. */
export interface BoardToken {
  readonly place: Place;
  /** The id of its drawing in the sprite. */
  readonly piece: string;
  /** What it is called in the description of its space. */
  readonly words: KeyFor;
  /** What touching it does, with the parameter `at`; left out: it cannot be touched. */
  readonly touchWords?: KeyFor<'at'>;
  /** It was not there from the beginning, and is seen to come. */
  readonly appears?: true;
}

export interface BoardScene {
  readonly shape: BoardShape;
  /** The icon of each space; the first space is number 1. */
  readonly path: readonly Icon[];
  readonly crews: readonly Crew[];
  readonly tokens: readonly BoardToken[];
  /** Where places are that move, by the names that the layout has for their docks. */
  readonly moorings: Moorings;
  /** What variants draw themselves. Each knows the type of its own part. */
  readonly parts: { readonly [M in ModuleId]?: unknown };
}

export type Moorings = { readonly [place: string]: string };

/** A pirate is named by its seat, where it stands, and whether it wears the hat. */
export interface PirateRef {
  readonly seat: number;
  readonly at: Place;
  readonly hat: boolean;
}

export const isSamePirate = (a: PirateRef, b: PirateRef): boolean =>
  a.seat === b.seat && a.at === b.at && a.hat === b.hat;

/** A place where something may go. */
export interface Target {
  readonly place: Place;
  /** Who would land there. */
  readonly seat: number;
  readonly hat: boolean;
  /** Cards that it brings. */
  readonly gains: number;
  /** It cannot be taken back. */
  readonly isFinal: boolean;
}

/** What may be chosen now. */
export interface BoardMarks {
  readonly movable: readonly PirateRef[];
  readonly chosen?: PirateRef | undefined;
  readonly targets: readonly Target[];
  /** Places whose tokens may be touched. */
  readonly tokens: readonly Place[];
}

export interface BoardReports {
  onPirate(pirate: PirateRef): void;
  onTarget(target: Target): void;
  onToken(place: Place): void;
  /** A place where nothing may be chosen, for an explanation. */
  onPlace(place: Place): void;
  /** A pirate is being dragged, and dropped in another place, allowed or not; undefined: nowhere. */
  onLift(pirate: PirateRef): void;
  onDrop(pirate: PirateRef, place: Place | undefined): void;
}

/** For a board that is only looked at. */
export const NO_MARKS: BoardMarks = { movable: [], targets: [], tokens: [] };
export const NO_REPORTS: BoardReports = {
  onPirate() {},
  onTarget() {},
  onToken() {},
  onPlace() {},
  onLift() {},
  onDrop() {},
};
