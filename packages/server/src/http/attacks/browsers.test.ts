/** Using somebody's browser against them: forged requests, frames, sniffing, redirects, caches (A01, A05). */
import { request } from 'node:http';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { beginGame, type Client, guests, type Node, startNode } from '../../testing/server.ts';

let node: Node;
let players: Client[];
let id: string;

beforeAll(async () => {
  node = await startNode();
  players = await guests(node, 2);
  id = await beginGame(players);
});
afterAll(() => node.close());

interface Raw {
  readonly status: number;
  readonly headers: { readonly [name: string]: string | string[] | undefined };
}
/** With a path as it is given, which `fetch` would tidy up. */
const raw = (path: string, headers: { [name: string]: string } = {}, method = 'GET') =>
  new Promise<Raw>((resolve, reject) => {
    request(node.url, { path, headers, method, agent: false }, response => {
      response.resume();
      resolve({ status: response.statusCode!, headers: response.headers });
    })
      .once('error', reject)
      .end();
  });

const ELSEWHERE = { origin: 'https://evil.example', 'sec-fetch-site': 'cross-site' };

describe('another site', () => {
  it.each([
    'start',
    'undo',
    'resign',
    'return',
    'rematch',
    'chat',
    'mute',
    'actions',
    'back',
    'share',
    'reveal',
    'restart',
    'seat',
  ])('cannot post to %s with a form', async path => {
    const { seq } = await players[0].table(id);
    for (const type of ['text/plain', 'application/x-www-form-urlencoded', 'application/json']) {
      const answer = await players[0].post(`/api/games/${id}/${path}`, '{}', { ...ELSEWHERE, 'content-type': type });
      expect([403, 415]).toContain(answer.status);
    }
    expect((await players[0].table(id)).seq).toBe(seq);
  });

  it('changes nothing by having things looked at', async () => {
    const { seq } = await players[0].table(id);
    for (const path of ['start', 'undo', 'resign', 'return', 'rematch', 'actions', 'seat'])
      expect((await players[0].get(`/api/games/${id}/${path}`)).status).toBe(404);
    expect((await players[0].table(id)).seq).toBe(seq);
  });

  it('may read nothing: no answer allows it', async () => {
    for (const path of ['/api/me', `/api/games/${id}`, '/api/openapi.json', '/']) {
      const { headers } = await raw(path, { ...ELSEWHERE, cookie: players[0].cookie });
      expect(Object.keys(headers).filter(name => name.startsWith('access-control'))).toEqual([]);
    }
    const asked = await raw('/api/games', { ...ELSEWHERE, 'access-control-request-method': 'POST' }, 'OPTIONS');
    expect(asked.status).toBe(404);
    expect(asked.headers['access-control-allow-origin']).toBeUndefined();
  });

  it('cannot pretend to be us by the Host header', async () => {
    const answer = await raw(
      `/api/games/${id}/undo`,
      { cookie: players[0].cookie, host: 'evil.example', ...ELSEWHERE },
      'POST',
    );
    expect(answer.status).toBe(403);
    const guarded = await startNode({ config: { publicUrl: 'https://play.example.org' } });
    const [guest] = await guests(guarded, 1);
    const headers = { host: 'evil.example', origin: 'http://evil.example', 'x-forwarded-host': 'evil.example' };
    expect((await guest.post('/api/games', { game: { edition: 'classic' } }, headers)).status).toBe(403);
    await guarded.close();
  });
});

describe('every answer, errors too,', () => {
  it.each([
    ['/', 200],
    ['/healthz', 200],
    ['/api/me/webhook', 401],
    ['/api/games/none', 404],
    ['/api/unknown', 404],
    ['/unknown', 404],
    ['/%zz', 404],
    ['/api/games/%zz', 404],
    [`/api/games/${'x'.repeat(300)}`, 404],
    ['/api/games?limit=0', 400],
  ] as const)('%s is neither framed nor sniffed nor kept', async (path, status) => {
    const answer = await raw(path);
    expect(answer.status).toBe(status);
    expect(answer.headers['x-content-type-options']).toBe('nosniff');
    expect(answer.headers['content-security-policy']).toContain("frame-ancestors 'none'");
    expect(answer.headers['content-type']).toMatch(/^(application\/json|text\/html)/);
    if (path.startsWith('/api')) expect(answer.headers['cache-control']).toBe('no-store');
  });

  it('leads nowhere else', async () => {
    for (const path of [
      '//evil.example/',
      '//evil.example/%2e%2e',
      '/\\evil.example',
      '/api//evil.example',
      '/assets//evil.example/..',
    ]) {
      const { status, headers } = await raw(path, { accept: 'text/html' });
      expect([path, status >= 300 && status < 400, headers.location]).toEqual([path, false, undefined]);
    }
  });
});

it('what people write comes back as JSON, never as a page', async () => {
  const markup = '<img src=x onerror=alert(1)>';
  await players[0].ask('PATCH', '/api/me', { name: markup.slice(0, 24) });
  await players[0].post(`/api/games/${id}/chat`, { text: markup });
  const reader = await players[1].follow(id, 0);
  expect(reader.response.headers['content-type']).toBe('text/event-stream; charset=utf-8');
  expect(reader.response.headers['x-content-type-options']).toBe('nosniff');
  expect(reader.response.headers['cache-control']).toBe('no-store');
  reader.cut();
  const unknown = await players[0].post(`/api/games/${id}/chat`, { [markup]: 1 });
  expect(unknown.headers.get('content-type')).toContain('application/json');
});
