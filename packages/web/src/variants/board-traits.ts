/** What a variant adds to the board: where its places lie, what they are called, what moves. All of it may be left out. */
import type { GameEvent, Place, Rules, View } from '@cartagena/engine';
import type { Cell, Point, Rect } from '../board/geometry.ts';
import type { BoardScene, BoardToken, Moorings } from '../board/model.ts';

export interface BoardTraits {
  /** The space after which it divides the path. */
  divides?(rules: Rules): number;
  /**
   * What lies between the two stretches then. The first ends in column `end`, the second fills `across` columns of all; undefined:
   * there is no room for it like this.
   */
  cross?(end: number, columns: number, across: number): Crossing | undefined;
  /** What is to be seen of it now; undefined: nothing. */
  scene?(view: View): ScenePart | undefined;
  /** What it does while this happens, other than moving pirates; undefined: nothing. */
  motion?(events: readonly GameEvent[]): PartMotion | undefined;
  /** Its places by their names; numbered ones, such as `pier1` and `pier2`, by the name without the number. */
  readonly places?: { readonly [name: string]: PlaceTraits };
  /** A place of its own in words, with what is special about it now; undefined: its name says all. */
  describe?(scene: BoardScene, place: string): readonly string[] | undefined;
}

interface ScenePart {
  readonly tokens?: readonly BoardToken[];
  readonly moorings?: Moorings;
  /** What its own drawing and words need. */
  readonly part?: unknown;
}

export interface PartMotion {
  /** Whether it carries a pirate along on the last part of this way. */
  carries?(journey: Journey): boolean;
  /** How far it takes along who has come to this place. */
  drift?(water: Waters, from: Place): Point;
}

/** The part of a layout in which things drift. */
export interface Waters extends Pick<CrossingLayout, 'bridge'> {
  readonly width: number;
  readonly frames: { readonly [name: string]: Rect };
}

/** A pirate's way. */
export interface Journey {
  readonly seat: number;
  readonly hat: boolean;
  /** Where it stood, and every place to which it was moved. */
  readonly stops: readonly Place[];
  /** What carries it on the last part of the way. */
  readonly carrier?: PartMotion;
}

export interface PlaceTraits {
  /** Pirates here have escaped. */
  readonly isHome?: true;
  /** Numbers are written on it as on wood. */
  readonly isPainted?: true;
  /** How crews stand in it, other than in rows beside a picture. All within the place. */
  readonly crews?: {
    slots(place: Rect, crewCount: number): readonly Rect[];
    standing(slot: Rect): Rect;
    count(slot: Rect): { readonly [property: string]: string };
  };
}

export type WindingDirection = 1 | -1;

/** A band of rows between two stretches of the path. */
export interface Crossing {
  /** The column where the second stretch begins, and which way it goes. */
  readonly begin: number;
  readonly step: WindingDirection;
  readonly rows: number;
  /** The second stretch need not lie below the first. */
  readonly isFree?: true;
  /** Left out: nothing lies there. */
  place?(ground: CrossingGround): CrossingLayout;
}

export interface CrossingGround {
  readonly band: Rect;
  /** The row where the band begins. */
  readonly row: number;
  /** The last space of the first stretch, and the first of the second. */
  readonly before: Rect;
  readonly after: Rect;
  /** The size of a space, and how far it is from one to the next. */
  readonly space: { readonly width: number; readonly height: number };
  readonly pitch: { readonly x: number; readonly y: number };
  /** Where a space would lie in this cell. */
  at(cell: Cell): Rect;
}

/** See `BoardLayout` for what these mean. */
export interface CrossingLayout {
  readonly water?: Rect;
  readonly places?: { readonly [place: string]: Rect };
  readonly docks?: { readonly [place: string]: { readonly [dock: string]: Rect } };
  readonly bridge?: Rect;
  readonly frames?: { readonly [name: string]: Rect };
}
