/** Input that means something else than it seems to (API3, API6, A03: mass assignment, pollution, injection). */
import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Client, guests, type Node, startNode } from '../../testing/server.ts';

let node: Node;
let client: Client;
beforeAll(async () => {
  node = await startNode();
  [client] = await guests(node, 1);
});
afterAll(() => node.close());

const OPEN = { game: { edition: 'classic' } };
const deep = (depth: number) => '['.repeat(depth) + ']'.repeat(depth);

it.each([
  ['a secret of one’s own', { ...OPEN, secret: '00' }],
  ['an id', { ...OPEN, id: 'mine' }],
  ['a host', { ...OPEN, host: 'somebody' }],
  ['a commitment', { ...OPEN, commitment: 'c' }],
  ['the seed of the game', { game: { edition: 'classic', seed: 'x' } }],
  ['another revision of the rules', { game: { edition: 'classic', revision: 0 } }],
  ['a bot’s seat with a player', { ...OPEN, seats: [{ by: 'bot', bot: 'sailor', player: 'x' }, { by: 'person' }] }],
  ['a bot that is no bot', { ...OPEN, seats: [{ by: 'bot', bot: '__proto__' }, { by: 'person' }] }],
  ['an edition from the prototype', { game: { edition: 'constructor' } }],
  ['a field from the prototype', { game: { edition: 'classic', toString: 1 } }],
  ['a huge table', { game: { edition: 'classic', segments: Array(3000).fill(8) } }],
  ['a table with a million seats', { game: { edition: 'classic', seats: 1e6 } }],
])('nobody opens a table with %s', async (_, body) => {
  expect(await client.post('/api/games', body)).toMatchObject({ status: 400, body: { text: expect.any(String) } });
});

it.each([
  ['__proto__', '{"game":{"edition":"classic","__proto__":{"seats":5}}}'],
  ['constructor.prototype', '{"constructor":{"prototype":{"isPublic":true}},"game":{"edition":"classic"}}'],
])('prototypes are not polluted by %s', async (_, body) => {
  expect((await client.post('/api/games', body)).status).toBe(400);
  expect(({} as { isPublic?: boolean }).isPublic).toBeUndefined();
});

it.each([
  ['a body', '/api/games', deep(8000)],
  ['a choice', '/api/games', `{"game":{"edition":"classic","segments":${deep(7000)}}}`],
  ['an unknown choice', '/api/games', `{"game":{"edition":"classic","x":${deep(7000)}}}`],
  ['an action', '/api/games/AAAAAAAAAAAAAAAAAAAAAA/actions', `{"seq":1,"action":{"type":"play","from":${deep(7000)}}}`],
])('%s that is nested very deeply is refused, not choked on', async (_, path, body) => {
  const answer = await client.post(path, body, { 'idempotency-key': 'deep' });
  expect([400, 404]).toContain(answer.status);
});

it.each([
  'status=open&status=playing',
  'limit=5&limit=50',
  'after=1-a&after=2-b',
  'status[]=open',
  'status[x]=open',
  'x=1',
])('parameters that are given twice, or in disguise, are refused: %s', async query =>
  expect((await client.get(`/api/games?${query}`)).status).toBe(400),
);

it('of two cookies one counts, and of two tokens none', async () => {
  const [other] = await guests(node, 1);
  await client.ask('PATCH', '/api/me', { name: 'First' });
  const both = await client.get('/api/me', { cookie: `${client.cookie}; ${other.cookie}` });
  expect(both.body).toEqual({ name: 'First' });
  expect((await client.get('/api/me', { authorization: 'Bearer a, Bearer b' })).status).toBe(401);
});

it.each([
  ['of spaces', ' '.repeat(12_000)],
  ['of signs that are not seen', '\u200b'.repeat(5000)],
  ['of accents', 'a\u0301'.repeat(5000)],
])('a long text %s is refused at once', async (_, text) => {
  expect((await client.ask('PATCH', '/api/me', { name: text })).status).toBe(400);
  expect((await client.post('/api/me/claim', { code: text })).status).toBe(400);
});

it('a log line cannot be forged', async () => {
  const before = node.lines.length;
  await client.get('/api/games/x%0A{"level":30,"msg":"forged"}');
  await client.ask('PATCH', '/api/me', { name: 'a\n{"msg":"forged"}' });
  for (const line of node.lines.slice(before)) expect(JSON.parse(line).msg).not.toBe('forged');
});
