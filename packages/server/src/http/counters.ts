/**
 * Where requests are counted: by the plugin's store in memory, or by its store in Redis, together with all other nodes. While Redis
 * does not answer, each node counts for itself.
 */
import rateLimit, {
  type CreateRateLimitOptions,
  type RateLimitOptions,
  type RateLimitPluginOptions,
} from '@fastify/rate-limit';
import type { FastifyRequest } from 'fastify';
import type { Redis } from 'ioredis';
import type { App } from './fastify-app.ts';

/** The most clients counted in memory. Beyond that, the least recent ones are forgotten, up to a minute early. */
const MOST_CLIENTS = 50_000;
/** How long Redis is not used after it failed. */
const RETRY_AFTER_MS = 5000;

export interface SharedCounters {
  readonly redis: Redis;
  /** The same for all nodes that count together. */
  readonly name: string;
}

type Counted = Awaited<ReturnType<ReturnType<App['createRateLimit']>>>;
export type CountedBy = (options: CreateRateLimitOptions) => (request: FastifyRequest) => Promise<Counted>;

export async function makeCounters(app: App, shared: SharedCounters | undefined): Promise<CountedBy> {
  const local = await scopeWith(app, {});
  const inMemory: CountedBy = options => {
    const withRoom: RateLimitOptions = { ...options, cache: MOST_CLIENTS };
    return local(withRoom);
  };
  if (shared === undefined) return inMemory;
  const together = await scopeWith(app, { redis: shared.redis, nameSpace: `cartagena:${shared.name}:requests:` });
  let isFailingUntil = 0;
  return options => {
    const [here, everywhere] = [inMemory(options), together(options)];
    return async request => {
      if (Date.now() < isFailingUntil) return here(request);
      try {
        return await everywhere(request);
      } catch {
        isFailingUntil = Date.now() + RETRY_AFTER_MS;
        return here(request);
      }
    };
  };
}

/** The plugin has one store, so each store has the plugin in a scope of its own. */
async function scopeWith(app: App, options: RateLimitPluginOptions): Promise<App['createRateLimit']> {
  let made: App['createRateLimit'] | undefined;
  await app.register(async scope => {
    await scope.register(rateLimit, { global: false, ...options });
    made = scope.createRateLimit;
  });
  return made!;
}
