/** What each variant draws on the board itself. The default: its tokens and places as the board draws all tokens and places. */
import type { ByVariant } from './by-variant.ts';
import type { DrawingTraits } from './drawing-traits.ts';
import { raft } from './raft/drawing.tsx';
import { voyage } from './voyage/drawing.tsx';

export const VARIANT_DRAWINGS: ByVariant<DrawingTraits> = { voyage, raft };
