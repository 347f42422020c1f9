import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, guests, type Node, startNode } from '../testing/server.ts';

let node: Node;
let client: Client;

beforeAll(async () => {
  node = await startNode();
  [client] = await guests(node, 1);
});
afterAll(() => node.close());

const OPEN = { game: { edition: 'classic' } };

describe('what cannot be read', () => {
  it.each([
    ['not JSON', '{"game":', {}, 400, 'malformed'],
    ['a poisoned prototype', '{"__proto__": {"x": 1}}', {}, 400, 'malformed'],
    ['too large', JSON.stringify({ name: 'x'.repeat(20_000) }), {}, 413, 'too-large'],
    ['plain text', 'hello', { 'content-type': 'text/plain' }, 415, 'wrong-type'],
    ['a form', 'a=b', { 'content-type': 'application/x-www-form-urlencoded' }, 415, 'wrong-type'],
  ] as const)('%s', async (_, body, headers, status, code) => {
    const answer = await client.post('/api/games', body, headers);
    expect(answer).toMatchObject({ status, body: { code, text: expect.any(String) } });
  });

  it('unknown addresses and methods are 404', async () => {
    for (const path of ['/api', '/api/unknown', '/api/games/%zz', '/.env'])
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
    expect((await client.ask('PUT', '/api/me', {})).status).toBe(404);
    expect((await client.ask('HEAD', '/api/games/AAAAAAAAAAAAAAAAAAAAAA/events')).status).toBe(404);
  });

  it('nor is there anything at an address that never ends', async () => {
    const name = 'x'.repeat(101);
    for (const path of [`/api/games/${name}`, `/api/games/${name}/events`, `/api/games/${'%41'.repeat(400)}`])
      expect(await client.get(path)).toMatchObject({ status: 404, body: { code: 'not-found' } });
  });

  it.each([
    ['no HTTP', 'hello\r\n\r\n', 400],
    ['endless headers', `GET / HTTP/1.1\r\nx: ${'y'.repeat(40_000)}\r\n\r\n`, 431],
  ])('%s', async (_, text, status) => {
    const { port } = new URL(node.url);
    const answer = await new Promise<string>(resolve => {
      let heard = '';
      const socket = connect(Number(port), '127.0.0.1', () => socket.write(text));
      socket.on('data', data => {
        heard += data;
      });
      socket.on('close', () => resolve(heard));
      socket.on('error', () => {});
    });
    expect(answer).toMatch(new RegExp(`^HTTP/1.1 ${status} `));
    expect(JSON.parse(answer.split('\r\n\r\n')[1])).toMatchObject({
      code: expect.any(String),
      text: expect.any(String),
    });
  });
});

it('an unexpected failure has an id that the log has too, and says nothing else', async () => {
  node.store.trouble = new Error('SELECT * FROM secrets at /srv/data.db');
  const answer = await client.get('/api/games/AAAAAAAAAAAAAAAAAAAAAA');
  expect(await client.get('/readyz')).toMatchObject({ status: 503, body: { code: 'not-ready' } });
  node.store.trouble = undefined;
  expect(answer).toMatchObject({ status: 500, body: { code: 'unexpected' } });
  expect(JSON.stringify(answer.body)).not.toMatch(/SELECT|srv|\.ts/);
  const line = node.lines.map(text => JSON.parse(text)).find(({ reqId, err }) => reqId === answer.body.id && err);
  expect(line.err.message).toContain('SELECT');
  expect(answer.headers.get('x-request-id')).toBe(answer.body.id);
  expect((await client.get('/readyz')).status).toBe(200);
});

describe('requests from other sites', () => {
  it.each([
    [{ origin: 'https://evil.example' }, 403],
    [{ origin: 'null' }, 403],
    [{ 'sec-fetch-site': 'cross-site' }, 403],
    [{ 'sec-fetch-site': 'same-site' }, 403],
    [{ 'sec-fetch-site': 'same-origin' }, 201],
    [{}, 201],
  ] as const)('with %j: %i', async (headers, status) => {
    expect((await client.post('/api/games', OPEN, headers)).status).toBe(status);
  });

  it('ours is the address that people open', async () => {
    expect((await client.post('/api/games', OPEN, { origin: node.url })).status).toBe(201);
    const other = await startNode({ config: { publicUrl: 'https://play.example.org' } });
    const [guest] = await guests(other, 1);
    expect((await guest.post('/api/games', OPEN, { origin: 'https://play.example.org' })).status).toBe(201);
    expect(await guest.post('/api/games', OPEN, { origin: other.url })).toMatchObject({
      status: 403,
      body: { code: 'other-site' },
    });
    await other.close();
  });

  it('do not give people a new identity; programs with a token have no site', async () => {
    const elsewhere = { 'sec-fetch-site': 'cross-site' };
    const answer = await new Client(node).get('/api/me', elsewhere);
    expect(answer.status).toBe(403);
    expect(answer.headers.get('set-cookie')).toBeNull();
    const { token } = (await client.post('/api/me/token')).body;
    const headers = { ...elsewhere, authorization: `Bearer ${token}` };
    expect((await new Client(node).post('/api/games', OPEN, headers)).status).toBe(201);
  });
});

describe('whoever is too fast', () => {
  let limited: Node;
  beforeAll(async () => {
    limited = await startNode({ config: { rateLimit: 60 } });
  });
  afterAll(() => limited.close());

  it('is told when to come again; others are not concerned', async () => {
    const [fast, calm] = await guests(limited, 2);
    const id = (await calm.post('/api/games', OPEN)).body.id;
    const talk = [1, 2, 3].map(() => fast.post(`/api/games/${id}/chat`, { emote: 'hello' }));
    const refused = (await Promise.all(talk)).filter(({ status }) => status === 429);
    expect(refused).toHaveLength(1);
    expect(refused[0].body).toEqual({
      code: 'too-fast',
      text: expect.stringMatching(/^Too many requests. Wait \d+ sec/),
    });
    expect(Number(refused[0].headers.get('retry-after'))).toBeGreaterThan(0);
    const reads = await Promise.all(Array.from({ length: 60 }, () => fast.get('/api/me')));
    expect(reads.filter(({ status }) => status === 429).length).toBeGreaterThan(0);
    expect((await calm.get('/api/me')).status).toBe(200);
  });

  it('cannot follow more tables than anybody could look at', async () => {
    const [client] = await guests(limited, 1);
    const { id } = (await client.post('/api/games', OPEN)).body;
    const other = await startNode({ store: limited.store, config: { rateLimit: 600 } });
    client.node = other;
    const readers = await Promise.all(Array.from({ length: 61 }, () => client.follow(id)));
    expect(readers.filter(({ response }) => response.statusCode === 200)).toHaveLength(60);
    expect(await client.get(`/api/games/${id}/events`)).toMatchObject({
      status: 429,
      body: { code: 'too-many-streams' },
    });
    await other.close();
  });

  it('cannot guess codes', async () => {
    const [thief] = await guests(limited, 1);
    const tries = await Promise.all(['0000-0000', '1111-1111'].map(code => thief.post('/api/me/claim', { code })));
    expect(tries.map(({ status }) => status).sort()).toEqual([404, 429]);
  });
});

describe('for browsers', () => {
  it('the headers allow nothing but what comes from here', async () => {
    const { headers } = await client.get('/api/me');
    const policy = headers.get('content-security-policy')!;
    expect(policy).toContain("default-src 'none'");
    expect(policy).not.toMatch(/unsafe|\*/);
    expect(headers.get('x-content-type-options')).toBe('nosniff');
    expect(headers.get('cache-control')).toBe('no-store');
    expect(headers.get('referrer-policy')).toBe('same-origin');
    expect(headers.get('x-powered-by')).toBeNull();
  });

  it('the API describes itself', async () => {
    const { body } = await client.get('/api/openapi.json');
    const paths = Object.keys(body.paths);
    for (const path of ['/api/me', '/api/games', '/api/games/{id}/actions', '/api/games/{id}/events'])
      expect(paths).toContain(path);
    for (const methods of Object.values(body.paths))
      for (const route of Object.values(methods as object))
        expect(route).toMatchObject({ summary: expect.any(String), responses: { '4XX': {} } });
    const page = await client.get('/api/docs/');
    expect(page.body).toContain('swagger-ui');
    expect(page.body).not.toMatch(/<script>|style=/);
  });
});

it('measures itself, and tells it to those who may know', async () => {
  const { body } = await client.get('/metrics');
  for (const name of [
    'cartagena_request_seconds',
    'cartagena_actions_total',
    'cartagena_streams',
    'cartagena_append_seconds',
    'nodejs_eventloop_lag',
  ])
    expect(body).toContain(name);
  const guarded = await startNode({ config: { metricsToken: 'a-long-enough-token' } });
  expect((await new Client(guarded).get('/metrics')).status).toBe(401);
  const headers = { authorization: 'Bearer a-long-enough-token' };
  expect((await new Client(guarded).get('/metrics', headers)).status).toBe(200);
  await guarded.close();
});

it('believes proxies only if it is told to', async () => {
  const trusting = await startNode({ config: { trustProxy: 1, rateLimit: 60 } });
  const careful = await startNode({ config: { rateLimit: 60 } });
  const statuses = async (from: Node) => {
    const answers = await Promise.all(
      Array.from({ length: 8 }, (_, i) => new Client(from).get('/api/me', { 'x-forwarded-for': `10.0.0.${i}` })),
    );
    return answers.filter(({ status }) => status === 429).length;
  };
  expect(await statuses(trusting)).toBe(0);
  expect(await statuses(careful)).toBe(2);
  await trusting.close();
  await careful.close();
});
