/** Guessing ids, codes and tokens, and using them twice (API2, A07: broken authentication). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { Client, guests, type Node, startNode } from '../../testing/server.ts';
import { hashOf, newCode, newId, newToken } from '../secrets.ts';

let node: Node;
beforeAll(async () => {
  node = await startNode();
});
afterAll(() => node.close());

const MANY = 2000;

it.each([
  ['ids', newId, 22, 64],
  ['tokens', newToken, 43, 64],
  ['codes', newCode, 9, 32],
])('%s are long, all different, and use all signs at every place', (_, make, length, signs) => {
  const made = Array.from({ length: MANY }, make);
  expect(new Set(made).size).toBe(MANY);
  for (let place = 0; place < length - 1; place++) {
    const seen = new Set(made.map(text => text[place]));
    if (!seen.has('-') || seen.size > 1) expect(seen.size).toBe(signs);
  }
});

it('a table that is not public is in no list but those of its players, and its id is in no answer to others', async () => {
  const [host, other] = await guests(node, 2);
  const { id } = (await host.post('/api/games', { game: { edition: 'classic' } })).body;
  for (const path of [
    '/api/games',
    '/api/games?status=playing',
    '/api/me/games',
    '/api/games?after=9999999999999-z',
    '/metrics',
  ])
    expect(JSON.stringify((await other.get(path)).body)).not.toContain(id);
  expect(JSON.stringify((await host.get('/api/me/games')).body)).toContain(id);
});

it('what is nearly an id is answered as what is no id at all', async () => {
  const [host] = await guests(node, 1);
  const { id } = (await host.post('/api/games', { game: { edition: 'classic' } })).body as { id: string };
  const near = id.slice(0, -1) + (id.endsWith('A') ? 'B' : 'A');
  const answers = await Promise.all([near, newId(), 'x', `${id}x`].map(guess => host.get(`/api/games/${guess}`)));
  const bodies = answers.map(({ status, body }) => ({ status, body }));
  expect(new Set(bodies.map(body => JSON.stringify(body))).size).toBe(1);
});

it('a code that many send at once makes one of them the player', async () => {
  const [owner] = await guests(node, 1);
  await owner.ask('PATCH', '/api/me', { name: 'Owner' });
  const { code } = (await owner.post('/api/me/code')).body;
  const thieves = await guests(node, 8);
  const answers = await Promise.all(thieves.map(thief => thief.post('/api/me/claim', { code })));
  expect(answers.map(({ status }) => status).sort()).toEqual([200, ...Array(7).fill(404)]);
});

it('whoever becomes another player gets a new token, and the old one is worth nothing', async () => {
  const [owner, device] = await guests(node, 2);
  const before = device.cookie;
  const { code } = (await owner.post('/api/me/code')).body;
  await device.post('/api/me/claim', { code });
  expect(device.cookie).not.toBe(before);
  expect(device.cookie).not.toBe(owner.cookie);
  const thief = new Client(node);
  thief.cookie = before;
  expect((await thief.post('/api/me/code')).status).toBe(401);
});

it('nobody can be given a token of one’s choice', async () => {
  const client = new Client(node);
  client.cookie = `cartagena=${newToken()}`;
  const chosen = client.cookie;
  await client.get('/api/me');
  expect(client.cookie).not.toBe(chosen);
});

it('the hash that the database has is no token', async () => {
  const [client] = await guests(node, 1);
  const stolen = hashOf(client.cookie.split('=')[1]);
  const thief = new Client(node);
  expect((await thief.get('/api/me/webhook', { cookie: `cartagena=${stolen}` })).status).toBe(401);
  expect((await thief.get('/api/me/webhook', { authorization: `Bearer ${stolen}` })).status).toBe(401);
});
