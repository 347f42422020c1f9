/** Who one is: a guest without any form, on as many devices as one likes. */

import { randomInt } from 'node:crypto';
import { ClaimRequest, Code, Me, NameRequest, NewToken, TokenRequest } from '@cartagena/protocol/schemas';
import type { FastifyRequest } from 'fastify';
import type { App } from './fastify-app.ts';
import { addToken, giveCookie, newPlayer, takeCookie } from './identity.ts';
import { isFromElsewhere } from './origin.ts';
import { type Parts, whoAsks } from './parts.ts';
import { problem } from './problem.ts';
import { hashOfCode, newCode } from './secrets.ts';
import { cleanedName } from './wording.ts';

const CODE_LIFE_MS = 10 * 60 * 1000;
const tags = ['me'];

/** How somebody is called who has not said it, by language; the first of them unless another one is wanted. */
const GUESTS = { en: 'Guest', pl: 'Gość' } as const;

function guestName({ headers }: FastifyRequest): string {
  const [language] = (headers['accept-language'] ?? '').toLowerCase().split(/[^a-z]/, 1);
  const guest = Object.hasOwn(GUESTS, language) ? GUESTS[language as keyof typeof GUESTS] : GUESTS.en;
  return `${guest} ${randomInt(1000, 10_000)}`;
}

export function meRoutes(app: App, parts: Parts): void {
  const { store, tokens, now, limits, logins, config } = parts;

  /** Undefined if the player was removed. */
  const nameOf = async (player: string): Promise<string | undefined> => (await store.players.get(player))?.name;

  /** The token that the request came with is nobody's any more. */
  const logOut = async ({ tokenHash }: FastifyRequest): Promise<void> => {
    if (tokenHash === null) return;
    await store.tokens.remove(tokenHash);
    tokens.forget(tokenHash);
    logins.end(tokenHash);
  };

  app.get(
    '/me',
    { schema: { tags, summary: 'Who you are; makes you a guest if you are new', response: { 200: Me } } },
    async (request, reply) => {
      const known = request.player === null ? undefined : await nameOf(request.player);
      if (known !== undefined) return { name: known };
      // Another site must not give people a new identity in place of their own.
      if (isFromElsewhere(request, config.publicUrl)) throw problem('other-site');
      await limits.guests(request, reply);
      const name = guestName(request);
      await giveCookie(request, reply, parts, await newPlayer(parts, name));
      return { name };
    },
  );

  app.patch(
    '/me',
    { schema: { tags, summary: 'Change your name', body: NameRequest, response: { 200: Me } } },
    async request => {
      const name = cleanedName('name', request.body.name);
      if (!(await store.players.rename(whoAsks(request), name))) throw problem('no-player');
      return { name };
    },
  );

  app.delete(
    '/me',
    {
      schema: {
        tags,
        summary: 'Log out: this cookie or token is forgotten',
        description: 'Without another device, token or code nobody can be this player again.',
      },
    },
    async (request, reply) => {
      await logOut(request);
      takeCookie(request, reply, parts);
      return reply.code(204).send();
    },
  );

  app.post(
    '/me/code',
    { schema: { tags, summary: 'A one-time code for another device, good for ten minutes', response: { 200: Code } } },
    async (request, reply) => {
      const player = whoAsks(request);
      await limits.codes(request, reply);
      const code = newCode();
      const expires = now() + CODE_LIFE_MS;
      await store.codes.put(hashOfCode(code), player, expires);
      return { code, expires };
    },
  );

  app.post(
    '/me/claim',
    { schema: { tags, summary: 'Be the player of another device', body: ClaimRequest, response: { 200: Me } } },
    async (request, reply) => {
      await limits.codes(request, reply);
      const player = await store.codes.take(hashOfCode(request.body.code), now());
      const name = player === undefined ? undefined : await nameOf(player);
      if (player === undefined || name === undefined) throw problem('bad-code');
      await logOut(request);
      await giveCookie(request, reply, parts, player);
      return { name };
    },
  );

  app.post(
    '/me/token',
    {
      schema: {
        tags,
        summary: 'A token for a program that plays for you, or for a new player of its own',
        description: 'Send it as `Authorization: Bearer …`. It works until it is logged out with DELETE /api/me.',
        body: TokenRequest,
        response: { 200: NewToken },
      },
    },
    async (request, reply) => {
      const { name } = request.body;
      if (request.player === null) await limits.guests(request, reply);
      else await limits.codes(request, reply);
      const player =
        request.player ?? (await newPlayer(parts, name === undefined ? guestName(request) : cleanedName('name', name)));
      return { token: await addToken(store, player, now()) };
    },
  );
}
