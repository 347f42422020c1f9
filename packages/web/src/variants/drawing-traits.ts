/** What a variant draws on the board itself. All of it may be left out. */
import type { ComponentType } from 'preact';
import type { BoardContext } from '../board/context.ts';
import type { BoardLayout } from '../board/layout.ts';
import type { Motion } from '../board/motion.ts';

export interface DrawingProps {
  readonly table: BoardContext;
  readonly layout: BoardLayout;
  readonly motion: Motion | undefined;
}

export interface DrawingTraits {
  /** Its places between the two stretches of the path, as items of the list of places. */
  readonly Middle?: ComponentType<DrawingProps>;
  /** Its places after the goal. */
  readonly End?: ComponentType<DrawingProps>;
  /** What leaves the board during a motion. */
  readonly Leaving?: ComponentType<DrawingProps & { readonly motion: Motion }>;
  /** What never moves, below the path. */
  readonly Ground?: ComponentType<{ readonly layout: BoardLayout }>;
}
