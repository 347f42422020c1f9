import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { Store } from '../store/store.ts';
import { DATABASES } from '../testing/database.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { Client, guests, type Node, startNode } from '../testing/server.ts';

let now = 1_000_000;

describe.each(DATABASES)('on %s', kind => {
  let ground: Ground;
  /** Who comes back may reach another node than before. */
  let node: Node<Store>;
  let other: Node<Store>;

  beforeAll(async () => {
    ground = await startGround(kind, { now: () => now });
    [node, other] = ground.nodes;
  });
  afterAll(() => ground?.close());

  describe('a guest', () => {
    it('gets an identity without any form, and keeps it', async () => {
      const client = new Client(node);
      const first = await client.get('/api/me');
      expect(first.status).toBe(200);
      expect(first.headers.get('set-cookie')).toMatch(
        /^cartagena=[\w-]{43}; Max-Age=\d+; Path=\/; HttpOnly; SameSite=Lax$/,
      );
      client.node = other;
      const second = await client.get('/api/me');
      expect(second.body).toEqual(first.body);
      expect(second.headers.get('set-cookie')).toBeNull();
    });

    it.each([
      ['pl-PL,pl;q=0.9,en;q=0.8', /^Gość \d{4}$/],
      ['en-GB', /^Guest \d{4}$/],
      ['constructor', /^Guest \d{4}$/],
      ['*', /^Guest \d{4}$/],
    ])('who reads %s is called by a word of that language', async (language, name) => {
      const { body } = await new Client(node).get('/api/me', { 'accept-language': language });
      expect(body.name).toMatch(name);
    });

    it('can have another name', async () => {
      const [client] = await guests(node, 1);
      expect((await client.ask('PATCH', '/api/me', { name: '  Anne \u202e Bonny ' })).body).toEqual({
        name: 'Anne Bonny',
      });
      expect((await client.get('/api/me')).body).toEqual({ name: 'Anne Bonny' });
      expect((await client.ask('PATCH', '/api/me', { name: '\u200b \u0000' })).body).toMatchObject({
        code: 'malformed',
        field: 'name',
      });
      expect((await client.ask('PATCH', '/api/me', { name: 'x'.repeat(25) })).body.text).toBe(
        'The field name must have at most 24 characters.',
      );
      expect((await new Client(node).ask('PATCH', '/api/me', { name: 'X' })).status).toBe(401);
    });

    it('can be the same player on another device, by a code that works once and for ten minutes', async () => {
      const [one, two, three] = await guests(ground.nodes, 3);
      await one.ask('PATCH', '/api/me', { name: 'Mary' });
      const { code } = (await one.post('/api/me/code')).body;
      expect(code).toMatch(/^[0-9A-Z]{4}-[0-9A-Z]{4}$/);
      const typed = ` ${code.toLowerCase().replace('-', ' ').replace(/0/g, 'o')}`;
      expect((await two.post('/api/me/claim', { code: typed })).body).toEqual({ name: 'Mary' });
      expect((await two.get('/api/me')).body).toEqual({ name: 'Mary' });
      expect(await three.post('/api/me/claim', { code })).toMatchObject({ status: 404, body: { code: 'bad-code' } });
      const late = (await one.post('/api/me/code')).body;
      now += 10 * 60 * 1000;
      expect((await three.post('/api/me/claim', { code: late.code })).status).toBe(404);
    });

    it('logs out', async () => {
      const [client] = await guests(node, 1);
      const { cookie } = client;
      expect((await client.ask('DELETE', '/api/me')).status).toBe(204);
      client.cookie = cookie;
      expect((await client.post('/api/me/code')).status).toBe(401);
    });
  });

  describe('a program', () => {
    const bearer = (token: string) => ({ authorization: `Bearer ${token}` });

    it('plays as its owner, or as a player of its own', async () => {
      const [owner] = await guests(node, 1);
      await owner.ask('PATCH', '/api/me', { name: 'Owner' });
      const own = (await owner.post('/api/me/token')).body.token;
      expect((await new Client(other).get('/api/me', bearer(own))).body).toEqual({ name: 'Owner' });
      const { token } = (await new Client(node).post('/api/me/token', { name: 'Robot' })).body;
      expect((await new Client(node).get('/api/me', bearer(token))).body).toEqual({ name: 'Robot' });
      await new Client(node).ask('DELETE', '/api/me', undefined, bearer(token));
      expect(await new Client(node).get('/api/me', bearer(token))).toMatchObject({
        status: 401,
        body: { code: 'bad-token' },
      });
    });

    it('with a token that nobody knows is told so', async () => {
      for (const authorization of ['Bearer nonsense', 'Basic abc', 'Bearer'])
        expect((await new Client(node).get('/api/me', { authorization })).status).toBe(401);
    });
  });

  it('tokens and codes are stored as hashes only', async () => {
    const [client] = await guests(node, 1);
    const { code } = (await client.post('/api/me/code')).body;
    const { token } = (await client.post('/api/me/token')).body;
    const cookie = client.cookie.split('=')[1];
    for (const secret of [code, token, cookie]) {
      expect(await node.store.tokens.get(secret)).toBeUndefined();
      expect(await node.store.codes.take(secret, now)).toBeUndefined();
      expect(ground.lines()).not.toContain(secret);
    }
  });
});

it('on https the cookie is for https only', async () => {
  const secure = await startNode({ config: { publicUrl: 'https://play.example.org' } });
  const { headers } = await new Client(secure).get('/api/me');
  expect(headers.get('set-cookie')).toMatch(/^__Host-cartagena=.*; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  expect(headers.get('strict-transport-security')).toMatch(/^max-age=\d+$/);
  await secure.close();
});
