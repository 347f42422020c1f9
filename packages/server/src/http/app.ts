/** The HTTP interface of the server. It does not listen yet; see start.ts. */
import { randomUUID } from 'node:crypto';
import { Problem } from '@cartagena/protocol/schemas';
import cookie from '@fastify/cookie';
import Fastify, { type FastifyReply, type FastifyRequest, LogController } from 'fastify';
import { ResultChecker } from '../daily/result-checker.ts';
import { addressRoutes } from './address-routes.ts';
import type { HttpConfig } from './config.ts';
import { makeCounters, type SharedCounters } from './counters.ts';
import { dailyRoutes } from './daily-routes.ts';
import { describeApi } from './docs.ts';
import { eventRoutes } from './event-routes.ts';
import { sendBroken, sendFailure, sendUnrouted } from './failure.ts';
import type { App } from './fastify-app.ts';
import { apiHeaders, pageHeaders } from './headers.ts';
import { hostRoutes } from './host-routes.ts';
import { bearerOf, identify } from './identity.ts';
import { KnownTokens } from './known-tokens.ts';
import { makeLimits } from './limits.ts';
import { closeToOutside } from './local-network.ts';
import { clientOf, type LogOptions, loggerOptions, logsAnswers } from './log.ts';
import { Logins } from './logins.ts';
import { meRoutes } from './me-routes.ts';
import { makeMetrics } from './metrics.ts';
import { isTooDeep } from './nesting.ts';
import { noticeRoutes } from './notice-routes.ts';
import { operationRoutes } from './operation-routes.ts';
import { isChanging, isFromElsewhere } from './origin.ts';
import { BUILT_CLIENT, servePages } from './pages.ts';
import { type Parts, tableOf } from './parts.ts';
import { playRoutes } from './play-routes.ts';
import { playedRoutes } from './played-routes.ts';
import { malformed, problem } from './problem.ts';
import { closeWhenQuiet } from './quiet.ts';
import { Streams } from './streams.ts';
import { tableRoutes } from './table-routes.ts';

const SECOND = 1000;
const BODY_LIMIT = 16 * 1024;

export interface AppOptions extends Omit<Parts, 'limits' | 'logins' | 'tokens' | 'streams' | 'metrics' | 'results'> {
  readonly metrics?: Parts['metrics'];
  readonly streams?: Parts['streams'];
  readonly logger?: LogOptions;
  /** Requests are counted there; otherwise in memory. */
  readonly counters?: SharedCounters | undefined;
}

export async function buildApp(options: AppOptions): Promise<App> {
  const { config, metrics = makeMetrics(), logger } = options;
  const { streams = new Streams(metrics, config.rateLimit > 0) } = options;
  const tokens = new KnownTokens(options.store.tokens, options.now);
  const logins = new Logins({
    async isKnown(token) {
      const isKnown = (await options.store.tokens.get(token)) !== undefined;
      if (!isKnown) tokens.forget(token);
      return isKnown;
    },
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
    clientErrorHandler: sendBroken,
    frameworkErrors: sendUnrouted,
    ajv: { customOptions: { removeAdditional: false, coerceTypes: false, verbose: true } },
  });
  app.server.maxConnections = config.maxConnections;
  if (config.clients === 'local') closeToOutside(app.server);
  // Schemas describe answers, but remove nothing from them.
  app.setSerializerCompiler(() => JSON.stringify);
  app.setErrorHandler(sendFailure);
  readBodies(app);

  await app.register(cookie);
  const counters = await makeCounters(app, options.counters);
  const results = new ResultChecker({
    log: app.log,
    onChecked: (seconds, outcome) => metrics.checks.observe({ outcome }, seconds),
  });
  const parts: Parts = {
    ...options,
    metrics,
    results,
    streams,
    logins,
    tokens,
    limits: makeLimits(counters, config.rateLimit, options.now),
  };

  app.decorateRequest('player', null);
  app.decorateRequest('tokenHash', null);
  const closeConnections = closeWhenQuiet(app.server);
  app.addHook('preClose', async () => {
    logins.stop();
    streams.stop();
    results.close();
    closeConnections();
  });
  noteRequests(app, parts, logsAnswers(logger));

  await describeApi(app);
  operationRoutes(app, parts);
  await servePages(app, config.webRoot ?? BUILT_CLIENT);
  await app.register(async api => guardApi(api as unknown as App, parts), { prefix: '/api' });
  return app;
}

/** A number of proxies, counted from the server, or those at certain addresses. */
function proxyTrust({ trustProxy }: HttpConfig): string | boolean | ((address: string, hop: number) => boolean) {
  return typeof trustProxy === 'number' ? (_, hop) => hop < trustProxy : trustProxy;
}

/** Bodies must be JSON; a request without parameters needs no body. */
function readBodies(app: App): void {
  const parse = app.getDefaultJsonParser('error', 'error');
  app.removeAllContentTypeParsers();
  app.addContentTypeParser('application/json', { parseAs: 'string' }, (request, body, done) => {
    if (body === '') done(null, {});
    else if (isTooDeep(body as string)) done(malformed('body', 'The body is nested too deeply.'));
    else parse(request, body as string, done);
  });
  app.addHook('preValidation', (request, _, done) => {
    if (isChanging(request)) request.body ??= {};
    done();
  });
}

/** The page that describes the API gets the headers of a page. */
const isApi = (url: string): boolean => url.startsWith('/api/') && !url.startsWith('/api/docs');

function noteRequests(app: App, { metrics, streams, config }: Parts, isLogged: boolean): void {
  const isHttps = config.publicUrl?.startsWith('https:') ?? false;
  const [forApi, forPages] = [apiHeaders(isHttps), pageHeaders(isHttps)];
  app.addHook('onRequest', (request, reply, done) => {
    reply.headers(isApi(request.url) ? forApi : forPages).header('x-request-id', request.id);
    done();
  });
  app.addHook('onSend', (_, reply, payload, done) => {
    if (streams.isStopping) reply.header('connection', 'close');
    done(null, payload);
  });
  app.addHook('onResponse', (request, reply, done) => {
    done();
    // A stream is logged when it ends, for whatever reason.
    if (streams.has(reply.raw)) return;
    const { statusCode: status, elapsedTime } = reply;
    const route = request.routeOptions.url ?? 'none';
    metrics.requests.observe({ method: request.method, route, status }, elapsedTime / SECOND);
    if (!isLogged) return;
    request.log.info(Object.assign(clientOf(request), { status, ms: Math.round(elapsedTime) }), 'answered');
  });
}

/** A table that is not in memory is folded from its log, whatever the request needs of it. */
async function payForLoading(
  request: FastifyRequest,
  reply: FastifyReply,
  { tables, limits }: Pick<Parts, 'tables' | 'limits'>,
): Promise<void> {
  limits.work(request, reply, 0);
  const table = await tables.read(tableOf(request));
  if (table) limits.work(request, reply, table.seq);
}

/** The hooks of every API request, in this order. */
function guardApi(api: App, parts: Parts): void {
  const { limits, config } = parts;
  api.addHook('onRoute', ({ schema }) => {
    if (schema) schema.response = { ...(schema.response as object), '4xx': Problem };
  });
  api.addHook('onRequest', async (request, reply) => {
    await limits.address(request, reply);
    if (isChanging(request) && bearerOf(request) === undefined && isFromElsewhere(request, config.publicUrl))
      throw problem('other-site');
    await identify(request, parts);
    await limits.player(request, reply);
  });
  api.addHook('preHandler', (request, reply, done) => {
    const { id } = request.params as { id?: string };
    if (id === undefined || parts.tables.isInMemory(id)) return done();
    payForLoading(request, reply, parts).then(() => done(), done);
  });
  for (const routes of [
    meRoutes,
    playedRoutes,
    noticeRoutes,
    addressRoutes,
    dailyRoutes,
    tableRoutes,
    hostRoutes,
    playRoutes,
    eventRoutes,
  ])
    routes(api, parts);
}
