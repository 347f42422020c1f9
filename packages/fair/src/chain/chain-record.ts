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
import type { RecordedConfig } from '../recorded-config.ts';
import { Chain } from './chain.ts';
import { type ChainEntry, parseChainEntry } from './chain-entry.ts';
import { type ChainGame, chainChance, type InSteps, linkOf, playChainInSteps, toItsEnd } from './chain-replay.ts';

const MAX_CHAIN = 20_000;

/** Everything that the luck of a game derives from, and everything that happened at its table. */
export interface RevealedChain {
  readonly version: 2;
  readonly game: string;
  readonly commitment: string;
  readonly secret: string;
  readonly chain: readonly ChainEntry[];
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
export const makeChainRecord = (source: ChainGame): Result<ChainRecord, RecordReason> =>
  toItsEnd(makeChainRecordInSteps(source));

/** The same, one entry of the chain at a step: a long game takes some tenths of a second, and a server has other things to do. */
export function* makeChainRecordInSteps(source: ChainGame): InSteps<Result<ChainRecord, RecordReason>> {
  const played = yield* playChainInSteps(source);
  if (!played.ok) return { ok: false, reason: played.reason };
  const { chain, remaining, state } = played.value;
  const { game, config, secret } = source;
  const winners = state ? seatsIn(state.winners) : [];
  const { commitment, head: fingerprint } = chain;
  return ok({
    format: RECORD_FORMAT,
    config,
    actions: remaining,
    fair: { version: 2, game, commitment, secret, chain: source.chain, winners, fingerprint },
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
  const { chain } = value as { chain?: unknown };
  if (!Array.isArray(chain) || chain.length > MAX_CHAIN)
    return bad(`The field fair.chain must be a list of at most ${MAX_CHAIN} entries.`);
  const entries: ChainEntry[] = [];
  for (const one of chain) {
    const entry = parseChainEntry(one);
    if (entry === undefined) return bad(`Entry ${entries.length + 1} of fair.chain is not valid.`);
    entries.push(entry);
  }
  const { game, commitment, secret, winners, fingerprint } = fields.value;
  return ok({ version: 2, game, commitment, secret, chain: entries, winners, fingerprint });
}

const SHARED_FIELDS = ['game', 'commitment', 'secret', 'winners', 'fingerprint'] as const;

/** The luck of a record; of one whose chain is not valid, as far as it is. */
export function chanceOfChain({ game, secret, chain: entries }: RevealedChain): ChanceSource {
  const chain = new Chain(game);
  for (const [i, entry] of entries.entries()) if (chain.take(linkOf(entry, i + 1, secret)) !== undefined) break;
  return chainChance(chain, secret);
}
