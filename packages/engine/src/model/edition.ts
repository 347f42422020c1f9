/** What a box holds, and what it chooses unless a table says otherwise. */
import type { Icon, ModuleId } from '../base/vocabulary.ts';
import type { GameConfig } from './game-config.ts';

/** A piece of path; a tile that is printed on both sides has two faces. */
export type Tile = readonly [face: readonly Icon[], back?: readonly Icon[]];

/** Which way a tile may lie: turned round, either face up, or the face that belongs to the landscape. */
type TilePlacement = 'either-direction' | 'either-face' | 'by-landscape';

export interface Edition {
  readonly icons: readonly Icon[];
  readonly tiles: readonly Tile[];
  readonly tilePlacement: TilePlacement;
  /** Cards of each icon, and how many of them are golden or grey. */
  readonly cardsPerIcon: number;
  readonly markedPerIcon: number;
  /** What the box's own rules let players switch on. */
  readonly optional: readonly ModuleId[];
  readonly defaults: Omit<GameConfig, 'revision' | 'edition' | 'seats' | 'segments' | 'recycle'>;
  /** Whether an exhausted stock is made anew unless the table says otherwise, by the supply (CORE-8). */
  readonly recycles: { readonly [S in GameConfig['supply']]: boolean };
  /** How many segments make the path: on one leg, and on each of two. */
  readonly segments: { readonly one: number; readonly two: readonly [number, number] };
}
