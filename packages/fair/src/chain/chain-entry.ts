/** The entries of a table's hash chain: everything that happens at the table except talk. */

/** Whose doing an entry is: the player's at that seat, a bot's, or the table's own (a clock that ran out). */
const ENTRY_AUTHORS = ['player', 'bot', 'table'] as const;
export type EntryAuthor = (typeof ENTRY_AUTHORS)[number];

/** What each kind of entry says, apart from its seat and its author. */
interface ChainBodies {
  /** `config` is the hash of the configuration as recorded. */
  readonly created: {
    readonly commitment: string;
    readonly config: string;
    readonly seats: readonly ('person' | 'bot')[];
    readonly hasClock: boolean;
  };
  /** This table plays the deal of another one: its id, its commitment, the head of its chain at the freeze, and its shares. */
  readonly mirrored: {
    readonly game: string;
    readonly commitment: string;
    readonly head: string;
    readonly shares: readonly string[];
  };
  readonly sat: object;
  readonly left: object;
  /** By the host. */
  readonly removed: object;
  /** A bot takes a free seat. */
  readonly hired: object;
  /** The commitment to a share. */
  readonly share: { readonly commitment: string };
  /** From here on nothing can be added. For each seat the commitment to its share, null if it has none. */
  readonly dealing: { readonly shares: readonly (string | null)[] };
  readonly revealed: { readonly share: string };
  /** The seats in `awaited` did not reveal theirs: all shares are void, and everything can be changed again. */
  readonly restarted: { readonly awaited: readonly number[] };
  readonly started: object;
  readonly acted: { readonly seal: string };
  /** Only the first `to` actions remain. */
  readonly undone: { readonly to: number; readonly byConsent: boolean };
  readonly asked: { readonly to: number };
  readonly agreed: object;
  readonly refused: object;
  /** At a table without a clock: a player says, or agrees, that the acting seat is idle. */
  readonly claimed: { readonly against: number };
  readonly away: { readonly why: string };
  readonly back: object;
  readonly closed: { readonly why: string; readonly winners: readonly number[] };
}

export type ChainKind = keyof ChainBodies;

interface EntryBase<K> {
  readonly kind: K;
  readonly seat: number | null;
  readonly by: EntryAuthor;
}

/** As it is hashed: an action is sealed, because it may name hidden cards. */
export type LinkEntry = { [K in ChainKind]: EntryBase<K> & ChainBodies[K] }[ChainKind];

/** As the record of a finished game has it: the action in notation replaces its seal. */
export type ChainEntry =
  | Exclude<LinkEntry, { readonly kind: 'acted' }>
  | (EntryBase<'acted'> & { readonly action: string });

/** What an update carries so that clients can continue the chain: the entry without its kind and seat, which are in the update. */
export type ChainLink = { readonly by: EntryAuthor; readonly [field: string]: unknown };

const isHash = (value: unknown): value is string => typeof value === 'string' && /^[0-9a-f]{64}$/.test(value);
const isCount = (value: unknown): value is number =>
  Number.isInteger(value) && (value as number) >= 0 && (value as number) < 2 ** 32;
const isText = (value: unknown): value is string => typeof value === 'string' && value.length <= 200;
const isFlag = (value: unknown): value is boolean => typeof value === 'boolean';
const listOf =
  (is: (value: unknown) => boolean) =>
  (value: unknown): boolean =>
    Array.isArray(value) && value.length <= 16 && Array.from(value).every(is);

type Field = (value: unknown) => boolean;

const FIELDS: { readonly [K in ChainKind]: { readonly [field: string]: Field } } = {
  created: {
    commitment: isHash,
    config: isHash,
    seats: listOf(value => value === 'person' || value === 'bot'),
    hasClock: isFlag,
  },
  mirrored: {
    game: isText,
    commitment: isHash,
    head: isHash,
    shares: listOf(value => value === '' || isHash(value)),
  },
  sat: {},
  left: {},
  removed: {},
  hired: {},
  share: { commitment: isHash },
  dealing: { shares: listOf(value => value === null || isHash(value)) },
  revealed: { share: isHash },
  restarted: { awaited: listOf(isCount) },
  started: {},
  acted: { seal: value => typeof value === 'string' && /^[\w-]{43}$/.test(value) },
  undone: { to: isCount, byConsent: isFlag },
  asked: { to: isCount },
  agreed: {},
  refused: {},
  claimed: { against: isCount },
  away: { why: isText },
  back: {},
  closed: { why: isText, winners: listOf(isCount) },
};

const isChainKind = (kind: string): kind is ChainKind => Object.hasOwn(FIELDS, kind);

/** Reads an untrusted entry with exactly the fields of its kind; undefined if it is none. */
function parseLinkEntry(value: unknown): LinkEntry | undefined {
  if (typeof value !== 'object' || value === null) return undefined;
  const { kind, seat, by } = value as { [field: string]: unknown };
  if (typeof kind !== 'string' || !isChainKind(kind)) return undefined;
  if (!(seat === null || isCount(seat)) || !ENTRY_AUTHORS.includes(by as EntryAuthor)) return undefined;
  const fields = FIELDS[kind];
  const entry: { [field: string]: unknown } = { kind, seat, by };
  for (const [name, isValid] of Object.entries(fields)) {
    const field = (value as { [field: string]: unknown })[name];
    if (!isValid(field)) return undefined;
    entry[name] = Array.isArray(field) ? [...field] : field;
  }
  return Object.keys(value).every(name => Object.hasOwn(entry, name)) ? (entry as unknown as LinkEntry) : undefined;
}

/** Reads an entry of a record. */
export function parseChainEntry(value: unknown): ChainEntry | undefined {
  if ((value as { kind?: unknown } | null)?.kind !== 'acted') return parseLinkEntry(value) as ChainEntry | undefined;
  const { action, ...rest } = value as { [field: string]: unknown };
  const entry = parseLinkEntry({ ...rest, seal: 'A'.repeat(43) });
  if (entry === undefined || !isText(action) || 'seal' in rest) return undefined;
  const { kind, seat, by } = entry;
  return { kind: kind as 'acted', seat, by, action };
}

/** The entry of an update, put together from its kind, its seat and its link. */
export const entryOf = (kind: string, seat: number | null, link: ChainLink): LinkEntry | undefined =>
  parseLinkEntry({ ...link, kind, seat });
