/** Everything that was not done is answered in one shape; which status it has is one table. */
import type { Reason } from '@cartagena/engine';
import type { Problem as ProblemBody } from '@cartagena/protocol';

/** Refusals by this face itself; those of tables and of the engine bring their own texts. */
const TEXTS = {
  'not-found': 'There is nothing at this address. The addresses are listed at /api/docs.',
  'no-table':
    'There is no table at this address. Check the link; tables that nobody starts are cleared away after a while.',
  'no-player': 'Nobody knows you here yet. Ask for GET /api/me first and keep the cookie, or send a token.',
  'bad-token': 'This token is not known. Get a new one with POST /api/me/token.',
  'bad-code': 'This code is not known, was used, or is too old. Ask for a new one on your other device.',
  'other-site':
    'This request comes from another website and was not followed. Open this site and try again there. If the server has a name of its own, PUBLIC_URL must say so.',
  'too-large': 'The request is too large.',
  'wrong-type': 'The body must be JSON, with the header Content-Type: application/json.',
  'too-fast': 'Too many requests. Wait a moment.',
  'too-many-streams': 'You follow too many tables at once. Close some of them.',
  'too-many-games': 'You have 500 games that are not over. Finish some, or give some up, before you begin another one.',
  'key-reused': 'This Idempotency-Key was used for another request. Choose a new key for each new request.',
  'bad-key': 'An Idempotency-Key has 1 to 64 letters, digits or signs.',
  'bad-push-keys': 'These are no keys of a push subscription. Send what the browser gives as JSON, unchanged.',
  'no-door': 'There is nowhere to tell you yet. Subscribe a browser or set a webhook first.',
  'other-board-not-over':
    'The record comes when both boards of the match are over: before that it would give away the cards of the other one.',
  stopping: 'The server is being restarted. Try again in a moment.',
  'not-ready': 'The database does not answer.',
  unavailable: 'The server cannot save or look up anything at the moment. Try again in a moment.',
  malformed: 'This cannot be read.',
  unexpected: 'Something went wrong on the server, and it has been noted. Try again.',
} as const;

export type ProblemCode = keyof typeof TEXTS;

/** Codes that are not here are about how things stand: 409. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  clash: 400,
  segments: 400,
  'no-cards': 400,
  'bad-key': 400,
  'bad-push-keys': 400,
  'bad-url': 400,
  'bad-scheme': 400,
  credentials: 400,
  'bad-port': 400,
  'private-address': 400,
  'no-player': 401,
  'bad-token': 401,
  'other-site': 403,
  'not-seated': 403,
  'not-host': 403,
  'not-your-turn': 403,
  'your-bot-plays': 403,
  removed: 403,
  locked: 403,
  'bad-code': 404,
  'no-table': 404,
  'not-found': 404,
  'too-large': 413,
  'wrong-type': 415,
  'key-reused': 422,
  'too-fast': 429,
  'too-many-streams': 429,
  unexpected: 500,
  stopping: 503,
  'not-ready': 503,
  unavailable: 503,
};

interface Details {
  readonly field?: string;
  readonly seq?: number;
  readonly id?: string;
}

/** Thrown by whatever answers a request; the error handler tells it. */
export class HttpProblem extends Error {
  readonly status: number;
  readonly body: ProblemBody;

  constructor(reason: Reason, { field, seq, id }: Details = {}) {
    super(reason.text);
    this.status = STATUS[reason.code] ?? 409;
    this.body = {
      code: reason.code,
      text: reason.text,
      ...(field === undefined ? {} : { field }),
      ...(seq === undefined ? {} : { seq }),
      ...(id === undefined ? {} : { id }),
    };
  }
}

export const problem = (code: ProblemCode, details?: Details): HttpProblem =>
  new HttpProblem({ code, text: TEXTS[code] }, details);

export const malformed = (field: string, text: string): HttpProblem =>
  new HttpProblem({ code: 'malformed', text }, { field });
