/** Turns every error into a problem for the client. Of an unexpected error the client sees only the id under which it is logged. */

import type { Socket } from 'node:net';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { Unavailable } from '../store/unavailable.ts';
import { BARE_HEADERS } from './headers.ts';
import { problemOfMisfit } from './misfit.ts';
import { HttpProblem, malformed, problem } from './problem.ts';

const badJson = (): HttpProblem => malformed('body', 'The body is not valid JSON.');

/** Errors of the framework that the client caused. */
const KNOWN: { readonly [code: string]: () => HttpProblem } = {
  FST_ERR_CTP_BODY_TOO_LARGE: () => problem('too-large'),
  FST_ERR_CTP_INVALID_MEDIA_TYPE: () => problem('wrong-type'),
  FST_ERR_CTP_INVALID_JSON_BODY: badJson,
  FST_ERR_CTP_INVALID_CONTENT_LENGTH: () =>
    malformed('body', 'The body is shorter or longer than the header Content-Length says.'),
  FST_ERR_BAD_URL: () => problem('not-found'),
  FST_ERR_MAX_PARAM_LENGTH: () => problem('not-found'),
  FST_ERR_ASYNC_CONSTRAINT: () => problem('not-found'),
};

function problemOf(error: FastifyError | HttpProblem): HttpProblem | undefined {
  if (error instanceof HttpProblem) return error;
  if (error.validation) return problemOfMisfit(error.validation, error.validationContext ?? 'body');
  const known = KNOWN[error.code]?.();
  if (known) return known;
  // A path that leads out of the folder of pages.
  if (error.statusCode === 403) return problem('not-found');
  return error.statusCode === 400 ? badJson() : undefined;
}

export function sendFailure(
  error: FastifyError | HttpProblem,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  let told = problemOf(error);
  if (error instanceof Unavailable) {
    request.log.error({ err: error }, 'the database is in trouble');
    told = problem('unavailable');
  } else if (told === undefined) {
    request.log.error({ err: error }, 'unexpected');
    told = problem('unexpected', { id: request.id });
  }
  return reply.code(told.status).type('application/json; charset=utf-8').send(told.body);
}

/** For requests that never reached a route, so no hook has seen them. */
export function sendUnrouted(error: FastifyError, request: FastifyRequest, reply: FastifyReply): FastifyReply {
  return sendFailure(error, request, reply.headers(BARE_HEADERS));
}

/** Input that is not HTTP, arrives too slowly, or has too large a head. */
const BROKEN: { readonly [code: string]: readonly [status: string, code: string, text: string] } = {
  HPE_HEADER_OVERFLOW: ['431 Request Header Fields Too Large', 'too-large', 'The headers are too large.'],
  ERR_HTTP_REQUEST_TIMEOUT: ['408 Request Timeout', 'too-slow', 'The request took too long to arrive.'],
};

export function sendBroken(error: Error & { code?: string }, socket: Socket): void {
  if (error.code === 'ECONNRESET' || !socket.writable) return void socket.destroy();
  const [status, code, text] = BROKEN[error.code ?? ''] ?? ['400 Bad Request', 'malformed', 'This is not a request.'];
  const body = JSON.stringify({ code, text });
  const headers = {
    ...BARE_HEADERS,
    'content-type': 'application/json; charset=utf-8',
    'content-length': body.length,
    connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  socket.end(`HTTP/1.1 ${status}\r\n${lines.join('')}\r\n${body}`);
}
