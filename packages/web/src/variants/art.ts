/** The drawings of each variant. The default: none. */
import type { ArtTraits } from './art-traits.ts';
import { type ByVariant, entriesOf } from './by-variant.ts';
import { captain } from './captain/art.tsx';
import { items } from './items/art.tsx';
import { raft } from './raft/art.tsx';
import { voyage } from './voyage/art.tsx';

const ART: ByVariant<ArtTraits> = { voyage, items, captain, raft };

export const VARIANT_ART: readonly ArtTraits[] = entriesOf(ART);
