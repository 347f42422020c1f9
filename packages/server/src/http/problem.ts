/** All errors have one shape; one table gives their status. */
import type { Reason } from '@cartagena/engine';
import type { Problem as ProblemBody } from '@cartagena/protocol';

/** Errors of the HTTP layer itself; tables and the engine have their own texts. */
const TEXTS = {
  'not-found': 'There is nothing at this address. The addresses are listed at /api/docs.',
  'no-table':
    'There is no table at this address. Check the link; tables that are never started are removed after a while.',
  'no-player': 'You are not signed in yet. Request GET /api/me first and keep the cookie, or send a token.',
  'bad-token': 'This token is unknown. Get a new one with POST /api/me/token.',
  'bad-code': 'This code is unknown, used or expired. Get a new one on your other device.',
  'other-site':
    'This request came from another website and was refused. Open this site and try again there. If the server has its own domain name, set PUBLIC_URL to it.',
  'too-large': 'The request is too large.',
  'wrong-type': 'The body must be JSON, with the header Content-Type: application/json.',
  'too-fast': 'Too many requests. Wait a moment.',
  'too-many-streams': 'You follow too many tables at once. Close some of them.',
  'too-many-games': 'You have 500 unfinished games. Finish or resign some before you begin another one.',
  'key-reused': 'This Idempotency-Key was used for another request. Choose a new key for each new request.',
  'bad-key': 'An Idempotency-Key has 1 to 64 printable ASCII characters, without spaces.',
  'bad-push-keys':
    'These are not the keys of a push subscription. Send the JSON that the browser gives you, unchanged.',
  'no-door': 'There is nowhere to send a notice yet. Subscribe a browser or set a webhook first.',
  'other-board-not-over':
    'The record is available when both boards of the match are over: before that it would reveal the cards of the other one.',
  'no-day': 'There is no deal of this day. Days are written like 2026-11-18, and the first is 2026-11-01.',
  'sent-before': 'You have sent a result of this day already. The first one counts, even if you withdrew it.',
  'name-taken': 'Another player on this leaderboard has a name that looks the same. Choose another one.',
  stopping: 'The server is being restarted. Try again in a moment.',
  'not-ready': 'The database is not answering.',
  unavailable: 'The server cannot save or read anything at the moment. Try again shortly.',
  malformed: 'The request is malformed.',
  unexpected: 'Something went wrong on the server and was logged. Try again.',
} as const;

export type ProblemCode = keyof typeof TEXTS;

/** Codes that are not listed are conflicts with the current state: 409. */
const STATUS: { readonly [code: string]: number } = {
  malformed: 400,
  'too-long': 400,
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
  'no-day': 404,
  'no-table': 404,
  'not-found': 404,
  'too-large': 413,
  'wrong-type': 415,
  'key-reused': 422,
  'too-fast': 429,
  'too-many-streams': 429,
  unexpected: 500,
  busy: 503,
  'check-failed': 503,
  stopping: 503,
  'not-ready': 503,
  unavailable: 503,
};

interface Details {
  readonly field?: string;
  readonly seq?: number;
  readonly id?: string;
}

/** Thrown by route handlers; the error handler sends it as the answer. */
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
