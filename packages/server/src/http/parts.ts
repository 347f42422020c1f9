/** What the routes are made from. */

import type { FastifyRequest } from 'fastify';
import type { Courier } from '../notices/courier.ts';
import type { Sender } from '../notices/push.ts';
import type { Store } from '../store/store.ts';
import type { Deals } from '../tables/deals.ts';
import type { Tables } from '../tables/tables.ts';
import type { HttpConfig } from './config.ts';
import type { Limits } from './limits.ts';
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
  readonly limits: Limits;
  readonly streams: Streams;
  readonly logins: Logins;
  readonly mail: Mail;
}

/** What notices are sent with. */
export interface Mail {
  readonly courier: Pick<Courier, 'judge' | 'post'>;
  readonly sender: Sender;
}

declare module 'fastify' {
  interface FastifyRequest {
    /** Who asks; null: nobody knows. */
    player: string | null;
    /** The hash of the token that said so. */
    tokenHash: string | null;
  }
}

/** The player who asks. Somebody without an identity is told how to get one. */
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
