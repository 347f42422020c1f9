/** The events of each variant in words and sounds. The default is a sentence made from the names in the event, and no sound. */
import { assist } from './assist/events.ts';
import { type ByVariant, entriesOf } from './by-variant.ts';
import { captain } from './captain/events.ts';
import type { VariantEvents } from './event-traits.ts';
import { flag } from './flag/events.ts';
import { items } from './items/events.ts';
import { limit } from './limit/events.ts';
import { raft } from './raft/events.ts';
import { retreat } from './retreat/events.ts';
import { voyage } from './voyage/events.ts';

const EVENTS: ByVariant<VariantEvents> = { retreat, assist, voyage, limit, items, captain, raft, flag };

export const VARIANT_EVENTS: readonly VariantEvents[] = entriesOf(EVENTS);
