/** What the routes are made from. */

import type { FastifyRequest } from 'fastify';
import type { ResultChecker } from '../daily/result-checker.ts';
import type { Courier } from '../notices/courier.ts';
import type { Sender } from '../notices/push.ts';
import type { Store } from '../store/store.ts';
import type { Deals } from '../table-host/deals.ts';
import type { Tables } from '../table-host/tables.ts';
import type { HttpConfig } from './config.ts';
import type { KnownTokens } from './known-tokens.ts';
import type { RateLimits } from './limits.ts';
import type { Logins } from './logins.ts';
import type { Metrics } from './metrics.ts';
import { problem } from './problem.ts';
import type { Streams } from './streams.ts';

export interface Parts {
  readonly store: Store;
  readonly tables: Tables;
  readonly deals: Deals;
  /** Names of the bots that can have a seat. */
  readonly bots: readonly string[];
  readonly config: HttpConfig;
  readonly now: () => number;
  readonly metrics: Metrics;
  readonly limits: RateLimits;
  readonly streams: Streams;
  readonly logins: Logins;
  readonly tokens: KnownTokens;
  readonly mail: Mail;
  readonly results: Pick<ResultChecker, 'check'>;
  /** The number of tables opened by this player where only bots are playing. */
  readonly botTablesOf?: (player: string) => number;
}

/** What is needed to send notices. */
export interface Mail {
  readonly courier: Pick<Courier, 'judge' | 'post'>;
  readonly sender: Sender;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** The player; null: unknown. */
    player: string | null;
    /** The hash of the token that identified the player. */
    tokenHash: string | null;
  }
}

/** The player who sent the request. A client without an identity gets an error that explains how to get one. */
export function whoAsks(request: FastifyRequest): string {
  if (request.player === null) throw problem('no-player');
  return request.player;
}

const ID = /^[A-Za-z0-9_-]{1,64}$/;

/** The table's id in the address. */
export function tableOf(request: { readonly params: unknown }): string {
  const { id } = request.params as { id: string };
  if (!ID.test(id)) throw problem('no-table');
  return id;
}

/** The most unfinished games in a list, since the whole list is sorted. */
const MOST_UNFINISHED = 500;

export async function refuseTooManyGames({ store }: Pick<Parts, 'store'>, player: string): Promise<void> {
  if ((await store.unfinishedGames(player, MOST_UNFINISHED)) >= MOST_UNFINISHED) throw problem('too-many-games');
}
