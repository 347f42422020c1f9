/** What the hash chain of a table says of each entry of its log (docs/fair-deals.md). Talk, and what follows the game, is not part of it. */
import { type ChainEntry, type ChainLink, configHash, type LinkEntry, nextHead } from '@cartagena/fair';
import type { ChainPage } from '@cartagena/protocol';
import type { Entry, EntryBodies, EntryKind, NewEntry } from './entry.ts';
import type { Table } from './table.ts';

/** The part of a body that is public; null for kinds that are not chained. Names, colours and the ids of players stay out. */
const PUBLIC_PART: { readonly [K in EntryKind]: ((body: EntryBodies[K]) => object) | null } = {
  created: ({ commitment, config, seats, clock }) => ({
    commitment,
    config: Buffer.from(configHash(config)).toString('hex'),
    seats: seats.map(({ by }) => by),
    hasClock: clock.kind !== 'none',
  }),
  mirrored: deal => deal,
  sat: () => ({}),
  left: () => ({}),
  removed: () => ({}),
  locked: null,
  hired: () => ({}),
  stirred: null,
  share: ({ commitment }) => ({ commitment }),
  dealing: ({ shares }) => ({ shares }),
  revealed: ({ share }) => ({ share }),
  restarted: ({ awaited }) => ({ awaited }),
  started: () => ({}),
  acted: ({ action }) => ({ action }),
  undone: ({ to, byConsent }) => ({ to, byConsent }),
  asked: ({ to }) => ({ to }),
  agreed: () => ({}),
  refused: () => ({}),
  claimed: ({ against }) => ({ against }),
  away: ({ why }) => ({ why }),
  back: () => ({}),
  said: null,
  muted: null,
  closed: ({ why, winners }) => ({ why, winners }),
  rematch: null,
};

export const isChained = (kind: EntryKind): boolean => PUBLIC_PART[kind] !== null;

const authorOf = ({ kind, player }: NewEntry): ChainEntry['by'] => {
  if (player !== null) return 'player';
  return kind === 'acted' ? 'bot' : 'table';
};

/** The entry as the record has it after the game; it must be chained. */
export function chainEntryOf(entry: NewEntry): ChainEntry {
  const { kind, seat, body } = entry;
  const part = PUBLIC_PART[kind] as (body: NewEntry['body']) => object;
  return { kind, seat, by: authorOf(entry), ...part(body) } as ChainEntry;
}

/** The head of the chain after an entry from before the deal, when nothing is sealed. */
export const headAfter = (head: string, n: number, entry: NewEntry): string =>
  nextHead(n === 1 && entry.kind === 'created' ? entry.body.commitment : head, n, chainEntryOf(entry) as LinkEntry);

/** What an update about this entry carries. An action may name hidden cards, so it is sealed until the game is over. */
export function linkOf(entry: Entry, seal: (action: string) => string): ChainLink {
  return entry.kind === 'acted' ? { by: authorOf(entry), seal: seal(entry.body.action) } : openLink(entry);
}

function openLink(entry: Entry): ChainLink {
  const { kind: _kind, seat: _seat, ...rest } = chainEntryOf(entry);
  return rest;
}

/** So many are sent at once. */
const LINKS_AT_ONCE = 1000;

/** The links of the first of these entries; they are the last ones of the table's log. */
export function linksOf(table: Table, entries: readonly Entry[]): ChainPage['links'] {
  if (table.fair === 1) return [];
  const chained = entries.filter(({ kind }) => isChained(kind));
  const first = table.chained - chained.length + 1;
  return chained.slice(0, LINKS_AT_ONCE).map((entry, i) => {
    const { seq, kind, seat } = entry;
    return { seq, kind, seat, link: linkOf(entry, action => table.seal(first + i, action)) };
  });
}
