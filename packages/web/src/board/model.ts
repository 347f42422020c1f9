/**
 * What the board shows and reports. It knows no rules: it is given places, pieces and what may be chosen, and says what was.
 */
import type { Berth, Icon, Place } from '@cartagena/engine';
import type { Colour } from '@cartagena/protocol';

/** How the path is laid, the same for the whole game. */
export interface BoardShape {
  readonly legs: readonly {
    readonly first: number;
    readonly last: number;
    readonly scenery: 'tunnel' | 'jungle' | 'beach';
  }[];
  /** Spaces on each segment. */
  readonly segment: number;
  /** What start and goal look like. */
  readonly start: 'cell' | 'beach' | 'boat';
  readonly goal: 'sloop' | 'nest' | 'hideout' | 'boat';
  /** The wharf lies behind this space. */
  readonly wharfAfter?: number;
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

export interface BoardScene {
  readonly shape: BoardShape;
  /** The icon of each space; the first space is number 1. */
  readonly path: readonly Icon[];
  readonly covered: readonly number[];
  readonly chests: readonly Place[];
  /** Where the boat is docked, if there is one, and the seat that may sail it for nothing. */
  readonly boat?: { readonly at: 'near' | 'far'; readonly skipper?: number };
  readonly rafts?: {
    readonly docked: {
      readonly [B in Berth]: {
        readonly icons: readonly Icon[];
        readonly tokens: readonly ('crew' | 'hole' | null)[];
      } | null;
    };
    /** Rafts that wait their turn. */
    readonly waiting: number;
  };
  readonly crews: readonly Crew[];
}

/** A pirate is named by its seat and where it stands; the one with the hat is told apart. */
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
  readonly chosen?: PirateRef;
  readonly targets: readonly Target[];
  /** Chests that may be opened. */
  readonly chests: readonly Place[];
}

export interface BoardReports {
  onPirate(pirate: PirateRef): void;
  onTarget(target: Target): void;
  onChest(place: Place): void;
  /** A place where nothing may be chosen, for an explanation. */
  onPlace(place: Place): void;
  /** A pirate is being dragged, and dropped in another place, allowed or not; undefined: nowhere. */
  onLift(pirate: PirateRef): void;
  onDrop(pirate: PirateRef, place: Place | undefined): void;
}

/** For a board that is only looked at. */
export const NO_MARKS: BoardMarks = { movable: [], targets: [], chests: [] };
export const NO_REPORTS: BoardReports = {
  onPirate() {},
  onTarget() {},
  onChest() {},
  onPlace() {},
  onLift() {},
  onDrop() {},
};
