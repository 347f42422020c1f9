/** Identifies the client: a guest with a cookie, or a program with a token. Both are random and stored only as hashes. */
import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Store } from '../store/store.ts';
import type { Parts } from './parts.ts';
import { problem } from './problem.ts';
import { hashOf, newId, newToken } from './secrets.ts';

const YEAR = 365 * 24 * 60 * 60;
/** How often uses are recorded, in milliseconds. */
const TOUCH_EVERY_MS = 60 * 60 * 1000;

type Needed = Pick<Parts, 'store' | 'tokens' | 'now' | 'config'>;

/** Browsers accept a cookie with this prefix only over https, and only from the same host. */
const cookieName = (isSecure: boolean): string => (isSecure ? '__Host-cartagena' : 'cartagena');
/** Decided by the public address; a proxy may use http to reach the server. */
const isSecure = (request: FastifyRequest, { config }: Pick<Parts, 'config'>): boolean =>
  (config.publicUrl ?? `${request.protocol}:`).startsWith('https:');

/** Records in the request who sent it. An unknown token is refused; an unknown cookie identifies no one. */
export async function identify(request: FastifyRequest, parts: Needed): Promise<void> {
  const { store, tokens, now } = parts;
  const bearer = bearerOf(request);
  const secret = bearer ?? request.cookies[cookieName(isSecure(request, parts))];
  if (secret === undefined) return;
  const hash = hashOf(secret);
  const token = await tokens.get(hash);
  if (token === undefined) {
    if (bearer !== undefined) throw problem('bad-token');
    return;
  }
  request.player = token.player;
  request.tokenHash = hash;
  if (now() - token.used <= TOUCH_EVERY_MS) return;
  tokens.forget(hash);
  await store.tokens.touch(hash, now()).catch(error => {
    // Reading must work while nothing can be written.
    request.log.warn({ err: error }, 'could not record the use of a token');
  });
}

export function bearerOf(request: FastifyRequest): string | undefined {
  const { authorization } = request.headers;
  if (authorization === undefined) return undefined;
  const [, token] = /^Bearer +([\w-]{1,100})$/i.exec(authorization) ?? [];
  if (token === undefined) throw problem('bad-token');
  return token;
}

/** A new player, without any credentials yet. */
export async function newPlayer({ store, now }: Needed, name: string): Promise<string> {
  const id = newId();
  await store.players.create({ id, name, created: now() });
  return id;
}

export async function addToken(store: Store, player: string, at: number): Promise<string> {
  const token = newToken();
  await store.tokens.add({ hash: hashOf(token), player, created: at, used: at });
  return token;
}

export async function giveCookie(
  request: FastifyRequest,
  reply: FastifyReply,
  parts: Needed,
  player: string,
): Promise<void> {
  const token = await addToken(parts.store, player, parts.now());
  const secure = isSecure(request, parts);
  reply.setCookie(cookieName(secure), token, { ...COOKIE, secure, maxAge: YEAR });
}

export function takeCookie(request: FastifyRequest, reply: FastifyReply, parts: Needed): void {
  const secure = isSecure(request, parts);
  reply.clearCookie(cookieName(secure), { ...COOKIE, secure });
}

const COOKIE = { path: '/', httpOnly: true, sameSite: 'lax' } as const;
