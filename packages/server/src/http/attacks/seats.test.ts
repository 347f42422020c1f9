/** Acting for somebody else (API1, API5: broken authorisation of objects and functions). */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, Client, guests, type Node, startNode } from '../../testing/server.ts';

let node: Node;
let players: Client[];
let stranger: Client;
let id: string;

beforeAll(async () => {
  node = await startNode();
  players = await guests(node, 2);
  [stranger] = await guests(node, 1);
  id = await beginGame(players);
});
afterAll(() => node.close());

const ATTEMPTS: [method: string, path: string, body?: object][] = [
  ['POST', 'start'],
  ['POST', 'undo'],
  ['POST', 'resign'],
  ['POST', 'return'],
  ['POST', 'seat', { seat: 0 }],
  ['DELETE', 'seat'],
  ['POST', 'share', { commitment: 'ab'.repeat(32) }],
  ['POST', 'reveal', { share: 'ab'.repeat(32) }],
  ['POST', 'restart'],
  ['POST', 'back', { to: 0 }],
  ['POST', 'back/answer', { agrees: true }],
  ['POST', 'rematch'],
  ['PUT', 'webhook', { url: 'https://example.org/' }],
  ['DELETE', 'webhook'],
  ['GET', 'webhook'],
];

describe.each([
  ['a stranger', () => stranger],
  ['nobody', () => new Client(node)],
])('%s', (_, who) => {
  it.each(ATTEMPTS)('cannot %s %s', async (...[method, path, body]) => {
    const { seq } = await players[0].table(id);
    const { status } = await who().ask(method, `/api/games/${id}/${path}`, body);
    expect([401, 403, 409]).toContain(status);
    expect((await players[0].table(id)).seq).toBe(seq);
  });
});

it('no action of the other one can be done, whatever the body says about seats and players', async () => {
  const { actor } = (await players[0].table(id)).game!.view;
  const [mine, other] = [players[actor], players[1 - actor]];
  const { seq, game } = await mine.table(id);
  const [action] = game!.legal;
  for (const extra of [{}, { seat: actor }, { player: 'p' }, { you: actor }]) {
    const answer = await other.post(`/api/games/${id}/actions`, { seq, action, ...extra });
    expect([400, 403]).toContain(answer.status);
  }
  const smuggled = { ...action, seat: actor };
  expect((await other.post(`/api/games/${id}/actions`, { seq, action: smuggled })).status).toBe(400);
  expect((await mine.table(id)).seq).toBe(seq);
});

it('the key of somebody else’s request gets no answer of theirs', async () => {
  const key = { 'idempotency-key': 'the-same-key' };
  const opened = await players[0].post('/api/games', { game: { edition: 'classic' } }, key);
  const tried = await stranger.post('/api/games', { game: { edition: 'classic' } }, key);
  expect(tried.headers.get('idempotency-replayed')).toBeNull();
  expect(tried.body.id).not.toBe(opened.body.id);
});

it('a player’s notices are told to that player only', async () => {
  await players[0].ask('PUT', '/api/me/webhook', { url: 'https://example.org/secret-path' });
  expect((await stranger.get('/api/me/webhook')).body).toEqual({ url: null });
  expect((await players[1].get(`/api/games/${id}/webhook`)).status).toBe(403);
});
