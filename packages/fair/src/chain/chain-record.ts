/** The record of a game of version 2, for after the game. */
import {
  type ChanceSource,
  ok,
  RECORD_FORMAT,
  type RecordedAction,
  type RecordReason,
  type Result,
  seatsIn,
} from '@cartagena/engine';
import { parseFields } from '../deal-fields.ts';
import { chanceFromKey } from '../fair-chance.ts';
import type { RecordedConfig } from '../recorded-config.ts';
import { Chain } from './chain.ts';
import { type ChainEntry, parseChainEntry } from './chain-entry.ts';
import { type ChainGame, chainChance, linkOf, playChain } from './chain-replay.ts';
import { type MatchDeal, matchKey } from './match-deal.ts';

const MAX_CHAIN = 20_000;

/** Everything that the luck of a game derives from, and everything that happened at its table. */
export interface RevealedChain {
  readonly version: 2;
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  readonly chain: readonly ChainEntry[];
  /** The second game of a match: the deal of the first one, whose luck it has. */
  readonly match?: MatchDeal;
  /** Empty if the game was abandoned. */
  readonly winners: readonly number[];
  /** The last head of the chain: equal fingerprints mean the same game. */
  readonly fingerprint: string;
}

export interface ChainRecord {
  readonly format: typeof RECORD_FORMAT;
  readonly config: RecordedConfig;
  /** Those that were not taken back. */
  readonly actions: readonly RecordedAction[];
  readonly fair: RevealedChain;
}

/** The record to publish when the game is over or abandoned; refused if its chain is not valid. */
export function makeChainRecord(source: ChainGame): Result<ChainRecord, RecordReason> {
  const played = playChain(source);
  if (!played.ok) return { ok: false, reason: played.reason };
  const { chain, remaining, state } = played.value;
  const { game, config, secret } = source;
  const winners = state ? seatsIn(state.winners) : [];
  const { commitment, head: fingerprint } = chain;
  return ok({
    format: RECORD_FORMAT,
    config,
    actions: remaining,
    fair: { version: 2, game, commitment, secret, chain: source.chain, ...matchOf(source), winners, fingerprint },
  });
}

/** Reads the field `fair` of an untrusted record. */
export function parseRevealedChain(value: unknown): Result<RevealedChain, RecordReason> {
  const bad = (text: string): Result<never, RecordReason> => ({
    ok: false,
    reason: { code: 'malformed', text, at: -1 },
  });
  const fields = parseFields(value, SHARED_FIELDS);
  if (!fields.ok) return fields;
  const { chain, match } = value as { chain?: unknown; match?: unknown };
  const entries = parseEntries(chain, 'fair.chain');
  if (typeof entries === 'string') return bad(entries);
  const { game, commitment, secret, winners, fingerprint } = fields.value;
  const own = { version: 2, game, commitment, secret, chain: entries, winners, fingerprint } as const;
  if (match === undefined) return ok(own);
  const first = parseFields(match, ['game', 'secret'] as const);
  if (!first.ok) return bad('The field fair.match must be the deal of the first game of the match.');
  const dealt = parseEntries((match as { chain?: unknown }).chain, 'fair.match.chain');
  return typeof dealt === 'string' ? bad(dealt) : ok({ ...own, match: { ...first.value, chain: dealt } });
}

/** The entries of a chain, or what is wrong with them. */
function parseEntries(chain: unknown, field: string): readonly ChainEntry[] | string {
  if (!Array.isArray(chain) || chain.length > MAX_CHAIN)
    return `The field ${field} must be a list of at most ${MAX_CHAIN} entries.`;
  const entries: ChainEntry[] = [];
  for (const one of chain) {
    const entry = parseChainEntry(one);
    if (entry === undefined) return `Entry ${entries.length + 1} of ${field} is not valid.`;
    entries.push(entry);
  }
  return entries;
}

const matchOf = ({ match }: { readonly match?: MatchDeal }): { readonly match?: MatchDeal } => (match ? { match } : {});

const SHARED_FIELDS = ['game', 'commitment', 'secret', 'winners', 'fingerprint'] as const;

/** The luck of a record; of one whose chain is not valid, as far as it is. */
export function chanceOfChain(
  { game, secret, chain: entries, match }: RevealedChain,
  config: RecordedConfig,
): ChanceSource {
  const chain = new Chain(game);
  for (const [i, entry] of entries.entries()) if (chain.take(linkOf(entry, i + 1, secret)) !== undefined) break;
  const dealt = match && matchKey(match, { game, config });
  return dealt?.ok ? chanceFromKey(dealt.value, chain.takebacks) : chainChance(chain, secret);
}
