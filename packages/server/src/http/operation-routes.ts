/** Routes for the operator. */
import { timingSafeEqual } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { App } from './fastify-app.ts';
import type { Parts } from './parts.ts';
import { problem } from './problem.ts';
import { hashOf } from './secrets.ts';

/** In milliseconds. */
const READY_TIMEOUT_MS = 3000;

export function operationRoutes(app: App, { store, config, metrics, streams }: Parts): void {
  const schema = { hide: true };

  app.get('/healthz', { schema }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema }, async request => {
    if (streams.isStopping) throw problem('stopping');
    try {
      await inTime(store.ready());
    } catch (error) {
      request.log.warn({ err: error }, 'not ready');
      throw problem('not-ready');
    }
    return { status: 'ready' };
  });

  app.get('/metrics', { schema }, async (request, reply) => {
    const { metricsToken } = config;
    if (metricsToken !== null && !isSame(request.headers.authorization ?? '', `Bearer ${metricsToken}`))
      throw problem('bad-token');
    reply.type(metrics.registry.contentType);
    return metrics.registry.metrics();
  });
}

/** A disk that hangs reports no error. */
async function inTime(ready: Promise<void>): Promise<void> {
  const late = new AbortController();
  const limit = sleep(READY_TIMEOUT_MS, undefined, { signal: late.signal, ref: false }).then(() => {
    throw new Error(`The database has not answered within ${READY_TIMEOUT_MS} ms.`);
  });
  try {
    await Promise.race([ready, limit]);
  } finally {
    late.abort();
  }
}

const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
