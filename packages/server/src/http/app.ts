/** The HTTP face of the server. It listens when it is told to; see start.ts. */
import { randomUUID } from 'node:crypto';
import { Problem } from '@cartagena/protocol/schemas';
import cookie from '@fastify/cookie';
import helmet from '@fastify/helmet';
import rateLimit from '@fastify/rate-limit';
import Fastify, { LogController } from 'fastify';
import type { HttpConfig } from './config.ts';
import { describeApi } from './docs.ts';
import { eventRoutes } from './event-routes.ts';
import { tellBroken, tellFailure, tellUnrouted } from './failure.ts';
import type { App } from './fastify-app.ts';
import { PERMISSIONS, securityHeaders } from './headers.ts';
import { bearerOf, identify } from './identity.ts';
import { makeLimits } from './limits.ts';
import { type LogOptions, loggerOptions, pathOf } from './log.ts';
import { Logins } from './logins.ts';
import { meRoutes } from './me-routes.ts';
import { makeMetrics } from './metrics.ts';
import { isTooDeep } from './nesting.ts';
import { noticeRoutes } from './notice-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import { isChanging, isFromElsewhere } from './origin.ts';
import { BUILT_CLIENT, servePages } from './pages.ts';
import type { Parts } from './parts.ts';
import { playRoutes } from './play-routes.ts';
import { playedRoutes } from './played-routes.ts';
import { malformed, problem } from './problem.ts';
import { closeWhenQuiet } from './quiet.ts';
import { Streams } from './streams.ts';
import { tableRoutes } from './table-routes.ts';

const SECOND = 1000;
const BODY_LIMIT = 16 * 1024;

export interface AppOptions extends Omit<Parts, 'limits' | 'logins' | 'streams' | 'metrics'> {
  readonly metrics?: Parts['metrics'];
  readonly streams?: Parts['streams'];
  readonly logger?: LogOptions;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, metrics = makeMetrics(), logger } = options;
  const { streams = new Streams(metrics, config.rateLimit > 0) } = options;
  const logins = new Logins({
    isKnown: async token => (await options.store.tokens.get(token)) !== undefined,
    end: response => streams.end(response),
  });
  const app: App = Fastify({
    logger: logger ? loggerOptions(logger) : false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: proxyTrust(config),
    genReqId: () => randomUUID(),
    bodyLimit: BODY_LIMIT,
    requestTimeout: 20 * SECOND,
    keepAliveTimeout: 70 * SECOND,
    return503OnClosing: false,
    http: { maxHeaderSize: BODY_LIMIT, headersTimeout: 10 * SECOND, connectionsCheckingInterval: 5 * SECOND },
    clientErrorHandler: tellBroken,
    frameworkErrors: tellUnrouted,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, verbose: true } },
  });
  app.server.maxConnections = config.maxConnections;
  // Answers are described by their schemas, not cut to them.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(tellFailure);
  readBodies(app);

  await app.register(helmet, securityHeaders(config.publicUrl?.startsWith('https:') ?? false));
  await app.register(cookie);
  await app.register(rateLimit, { global: false });
  const parts: Parts = { ...options, metrics, streams, logins, limits: makeLimits(app, config.rateLimit) };

  app.decorateRequest('player', null);
  app.decorateRequest('tokenHash', null);
  const closeConnections = closeWhenQuiet(app.server);
  app.addHook('preClose', async () => {
    logins.stop();
    streams.stop();
    closeConnections();
  });
  noteRequests(app, parts);

  await describeApi(app);
  operationRoutes(app, parts);
  await servePages(app, config.webRoot ?? BUILT_CLIENT);
  await app.register(async api => guardApi(api as unknown as App, parts), { prefix: '/api' });
  return app;
}

/** So many proxies, counted from us, or those at certain addresses. */
function proxyTrust({ trustProxy }: HttpConfig): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy;
}

/** Bodies are JSON and nothing else; where nothing has to be said, nothing needs to be sent. */
function readBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (isTooDeep(body as string)) done(malformed('body', 'The body is nested too deeply.'));
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', async request => {
    if (isChanging(request)) request.body ??= {};
  });
}

function noteRequests(app: App, { metrics, streams }: Parts): void {
  app.addHook('onRequest', async (request, reply) => {
    reply.header('x-request-id', request.id).header('permissions-policy', PERMISSIONS);
  });
  app.addHook('onSend', async (_, reply) => {
    if (streams.isStopping) reply.header('connection', 'close');
  });
  app.addHook('onResponse', async (request, reply) => {
    const { method, routeOptions } = request;
    const { statusCode: status, elapsedTime } = reply;
    metrics.requests.observe({ method, route: routeOptions.url ?? 'none', status }, elapsedTime / SECOND);
    request.log.info({ method, path: pathOf(request), status, ms: Math.round(elapsedTime) }, 'answered');
  });
}

/** What every request to the API goes through, in this order. */
function guardApi(api: App, parts: Parts): void {
  const { limits, config } = parts;
  api.addHook('onRoute', ({ schema }) => {
    if (schema) schema.response = { ...(schema.response as object), '4xx': Problem };
  });
  api.addHook('onRequest', async (request, reply) => {
    reply.header('cache-control', 'no-store');
    await limits.address(request, reply);
    if (isChanging(request) && bearerOf(request) === undefined && isFromElsewhere(request, config.publicUrl))
      throw problem('other-site');
    await identify(request, parts);
    await limits.player(request, reply);
  });
  for (const routes of [meRoutes, playedRoutes, noticeRoutes, tableRoutes, playRoutes, eventRoutes]) routes(api, parts);
}
