/** For whoever runs the server. */
import { timingSafeEqual } from 'node:crypto';
import type { App, Parts } from './parts.ts';
import { problem } from './problem.ts';
import { hashOf } from './secrets.ts';

export function operationRoutes(app: App, { store, config, metrics, streams }: Parts): void {
  const schema = { hide: true };

  app.get('/healthz', { schema }, async () => ({ status: 'ok' }));

  app.get('/readyz', { schema }, async request => {
    if (streams.isStopping) throw problem('stopping');
    try {
      await store.ready();
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

const isSame = (given: string, wanted: string): boolean =>
  timingSafeEqual(Buffer.from(hashOf(given)), Buffer.from(hashOf(wanted)));
