/**
 * The second game of a duplicate match has the luck of the first: its key is that of the first game's deal. Its id says so from the start, and
 * all hashes of its table contain the id, so an operator cannot give it another deal later.
 */
import { ok, type Result, refuse } from '@cartagena/engine';
import { toHex } from '../encoding.ts';
import { configHash, type RecordedConfig } from '../recorded-config.ts';
import { Chain } from './chain.ts';
import type { ChainEntry } from './chain-entry.ts';
import { chainKey, commitToSecret } from './hashes.ts';

/** What the luck of the first game derives from: its secret, and its chain up to the start. */
export interface MatchDeal {
  readonly game: string;
  readonly secret: string;
  readonly chain: readonly ChainEntry[];
}

interface SecondGame {
  readonly game: string;
  readonly config: RecordedConfig;
}

const SECOND = '.2';

/** The id of the second game. */
export const secondGameOf = (first: string): string => first + SECOND;

/** Whether its id promises the luck of another game. */
export const isSecondGame = ({ game, config }: SecondGame): boolean => config.luck === 'same' && game.endsWith(SECOND);

/** The part of the first game that the second one needs. */
export function matchDealOf({ game, secret, chain }: MatchDeal): MatchDeal {
  const start = chain.findIndex(({ kind }) => kind === 'started');
  return { game, secret, chain: chain.slice(0, start + 1) };
}

/** The key of the second game's luck, or why it does not belong to this match. */
export function matchKey({ game, secret, chain: entries }: MatchDeal, second: SecondGame): Result<Uint8Array> {
  const no = (text: string): Result<never> => refuse('match', text);
  if (second.game !== secondGameOf(game)) return no('The game is not the second one of this match.');
  if (second.config.luck !== 'same') return no('The games of a match need the same luck.');
  const chain = new Chain(game);
  for (const entry of entries) {
    const broken = entry.kind === 'acted' ? 'It has actions.' : chain.take(entry);
    if (broken !== undefined) return no(`The deal of the match is not valid. ${broken}`);
  }
  if (entries.at(-1)?.kind !== 'started') return no('The match was never dealt.');
  if (chain.commitment !== commitToSecret(game, secret)) return no('The match was dealt with another secret.');
  if (chain.config !== toHex(configHash(second.config))) return no('The match was set up in another way.');
  return ok(chainKey(secret, chain.frozenHead, chain.shares));
}
