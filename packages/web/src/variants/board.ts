/** What each variant adds to the board. The default: a place of its own is a labelled box beside the goal. */
import type { BoardTraits } from './board-traits.ts';
import type { ByVariant } from './by-variant.ts';
import { items } from './items/board.ts';
import { raft } from './raft/board.ts';
import { voyage } from './voyage/board.ts';

export const VARIANT_BOARDS: ByVariant<BoardTraits> = { voyage, items, raft };
