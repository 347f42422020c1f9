/** What an error of PostgreSQL, or on the way to it, means for what was asked. */

/**
 * `undone`: nothing of it happened, and it may well succeed when it is tried again.
 * `lost`: the connection broke, so it may have happened if it was a commit.
 * `final`: nothing of it happened, and trying again would not help.
 */
export type Trouble = 'undone' | 'lost' | 'final';

/** Serialization failure, deadlock. */
const UNDONE = new Set(['40001', '40P01']);

/** Classes and codes of the server, and of Node's sockets. */
const LOST = [
  /^08/, // connection exceptions
  /^57P0[123]$/, // shutting down, crashed, starting up
  /^53300$/, // too many connections
  /^(ECONN|EPIPE|ETIMEDOUT|EHOSTUNREACH|ENETUNREACH|EAI_AGAIN|ENOTFOUND|ENOENT)/,
];

/** What the driver says in its own words has no code. */
const LOST_WORDS = /connection terminated|timeout exceeded when trying to connect|not queryable|Query read timeout/i;

/** Classes and codes of the server that are about how it does at the moment, not about what it was asked. */
const PASSING = [
  /^53/, // no room on the disk, in memory, for connections
  /^57/, // an operator or a timeout stepped in
  /^58/, // the disk fails
  /^55P03$/, // locked
  /^25006$/, // for reading only: another one has taken over
];

/** Whether the same may well succeed later, if not at once. */
export function mayPass(error: unknown): boolean {
  const { code } = error as { code?: unknown };
  return troubleOf(error) !== 'final' || (typeof code === 'string' && PASSING.some(pattern => pattern.test(code)));
}

export function troubleOf(error: unknown): Trouble {
  const { code, message } = error as { code?: unknown; message?: unknown };
  if (typeof code === 'string') {
    if (UNDONE.has(code)) return 'undone';
    if (LOST.some(pattern => pattern.test(code))) return 'lost';
    return 'final';
  }
  return LOST_WORDS.test(String(message)) ? 'lost' : 'final';
}
