/** What the set-up needs to know about each variant. The default: a switch, labelled by the id of the module. */
import { assist } from './assist/setup.ts';
import type { ByVariant } from './by-variant.ts';
import { captain } from './captain/setup.ts';
import { items } from './items/setup.ts';
import { limit } from './limit/setup.ts';
import { raft } from './raft/setup.ts';
import type { SetupTraits } from './setup-traits.ts';
import { voyage } from './voyage/setup.ts';

export const VARIANT_SETUPS: ByVariant<SetupTraits> = { assist, limit, voyage, items, captain, raft };
