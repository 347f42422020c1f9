/** Drawings of a variant that become symbols of the sprite. All of them may be left out. */
import type { JSX } from 'preact';

export type Drawings = { readonly [name: string]: JSX.Element };

export interface ArtTraits {
  /** Tokens and signs, by their ids, on a square of 48. */
  readonly pieces?: Drawings;
  /** What pirates wear, as `pawn-NAME`, on 32 × 40. */
  readonly pawns?: Drawings;
  /** As `vessel-NAME`, on 160 × 80. */
  readonly vessels?: Drawings;
}
