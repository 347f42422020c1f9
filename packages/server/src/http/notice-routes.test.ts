import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { SIGNATURE_HEADER, sign } from '../notices/webhook.ts';
import { newBrowser, startReceiver } from '../testing/browser.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { beginGame, type Client, guests, type Node, step } from '../testing/server.ts';
import { simpleDeals } from '../testing/simple-deals.ts';
import { type HttpConfig, readConfig } from './config.ts';
import { type Running, start } from './start.ts';

let store: MemoryStore;
let receiver: Awaited<ReturnType<typeof startReceiver>>;
let node: Node;
let other: Node;
let anne: Client;
let mary: Client;
const running: Running[] = [];

/** The real thing, on a store that several share. */
async function serve(env: { [name: string]: string } = { NOTICE_NETWORKS: '127.0.0.1' }): Promise<Node> {
  const { config } = readConfig({ PORT: '0', LOG_LEVEL: 'silent', RATE_LIMIT: '0', ...env }) as { config: HttpConfig };
  const one = await start(config, store, simpleDeals, ['sailor']);
  running.push(one);
  return { url: one.address } as Node;
}

beforeEach(async () => {
  store = new MemoryStore();
  receiver = await startReceiver();
  [node, other] = [await serve(), await serve()];
  [anne, mary] = await guests(node, 2);
  mary.node = other;
});
afterEach(async () => {
  for (const one of running.splice(0)) await one.stop();
  receiver.close();
});

const browserOf = async (client: Client, path: string) => {
  const browser = newBrowser();
  const { status } = await client.post('/api/me/push', { endpoint: receiver.url + path, keys: browser.keys });
  expect(status).toBe(204);
  return browser;
};
const subscriptions = async (client: Client) =>
  (await client.get('/api/me/push')).body.subscriptions.map(({ endpoint }: { endpoint: string }) => endpoint);
const hook = (client: Client, url: unknown, path = '/api/me/webhook') => client.ask('PUT', path, { url });
const paths = () => receiver.received.map(({ path }) => path);
const settle = () => new Promise(resolve => setTimeout(resolve, 60));
/** The client whose turn it is comes first. */
async function inOrder(id: string): Promise<[Client, Client]> {
  const { actor } = (await anne.table(id)).game!.view;
  return actor === 0 ? [anne, mary] : [mary, anne];
}
async function finishTurn(id: string): Promise<void> {
  const actor = async () => (await anne.table(id)).game!.view.actor;
  const first = await actor();
  while ((await actor()) === first) await step([anne, mary], id);
}

describe('a browser', () => {
  it('is pushed when it is its player’s turn, once, whichever nodes there are, and told no secret', async () => {
    const browsers = { '/anne': await browserOf(anne, '/anne'), '/mary': await browserOf(mary, '/mary') };
    const id = await beginGame([anne, mary], { edition: 'wielka', modules: ['retreat', 'items'] });
    await finishTurn(id);
    await vi.waitFor(() => expect(paths().sort()).toEqual(['/anne', '/mary']));
    await settle();
    expect(receiver.received).toHaveLength(2);
    const names = await Promise.all([anne, mary].map(async client => (await client.get('/api/me')).body.name));
    for (const { path, body, headers } of receiver.received) {
      const told = browsers[path as keyof typeof browsers].open(body);
      expect(told).toEqual({ event: 'your-turn', game: id, edition: 'wielka', names });
      expect(headers.authorization).toContain((await anne.get('/api/push-key')).body.publicKey);
    }
    const counted = await Promise.all(
      [anne, mary].map(
        async client =>
          /_notices_total\{by="push",outcome="done"\} (\d)/.exec((await client.get('/metrics')).body)?.[1] ?? 0,
      ),
    );
    expect(counted.map(Number).reduce((sum, one) => sum + one)).toBe(2);
  });

  it('is not pushed while its player follows the table', async () => {
    await browserOf(anne, '/anne');
    await browserOf(mary, '/mary');
    // Those who act and those who follow are on one node here: a node knows its own followers only.
    mary.node = node;
    const { body } = await anne.post('/api/games', { game: { edition: 'classic' } });
    await mary.post(`/api/games/${body.id}/seat`);
    const reader = await anne.follow(body.id);
    await anne.post(`/api/games/${body.id}/start`);
    await finishTurn(body.id);
    await vi.waitFor(() => expect(paths()).toEqual(['/mary']));
    reader.cut();
    await vi.waitFor(async () => {
      await finishTurn(body.id);
      expect(paths()).toContain('/anne');
    });
  });

  it('that is no more is forgotten', async () => {
    await browserOf(anne, '/anne');
    await browserOf(mary, '/mary');
    receiver.status = 410;
    const id = await beginGame([anne, mary]);
    const [first, second] = await inOrder(id);
    await vi.waitFor(async () => expect(await subscriptions(first)).toEqual([]));
    expect(await subscriptions(second)).toHaveLength(1);
  });

  it('can be given up by its own player only', async () => {
    await browserOf(anne, '/anne');
    const endpoint = `${receiver.url}/anne`;
    expect((await mary.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect(await subscriptions(anne)).toEqual([endpoint]);
    expect((await anne.ask('DELETE', '/api/me/push', { endpoint })).status).toBe(204);
    expect(await subscriptions(anne)).toEqual([]);
  });

  it('takes the place of the oldest when there are too many', async () => {
    for (let i = 0; i < 12; i++) {
      await browserOf(anne, `/${i}`);
      await new Promise(resolve => setTimeout(resolve, 2));
    }
    const wanted = Array.from({ length: 10 }, (_, i) => `${receiver.url}/${i + 2}`);
    expect((await subscriptions(anne)).sort()).toEqual(wanted.sort());
  });

  it('needs keys that can be sealed for', async () => {
    const { keys } = newBrowser();
    const endpoint = `${receiver.url}/anne`;
    for (const bad of [
      { ...keys, p256dh: 'x' },
      { ...keys, auth: '' },
      { ...keys, p256dh: Buffer.alloc(65, 4).toString('base64url') },
    ])
      expect(await anne.post('/api/me/push', { endpoint, keys: bad })).toMatchObject({
        status: 400,
        body: { code: 'bad-push-keys', field: 'keys' },
      });
    expect((await anne.post('/api/me/push', { endpoint })).body).toMatchObject({ code: 'malformed', field: 'keys' });
    expect((await anne.post('/api/me/push', { endpoint, expirationTime: null, keys })).status).toBe(204);
  });
});

describe('a webhook', () => {
  it('of a player is called when it is that player’s turn, signed with the secret that was shown once', async () => {
    const { body: set } = await hook(anne, `${receiver.url}/anne`);
    expect((await anne.get('/api/me/webhook')).body).toEqual({ url: `${receiver.url}/anne` });
    const id = await beginGame([anne, mary]);
    await finishTurn(id);
    await vi.waitFor(() => expect(paths()).toEqual(['/anne']));
    const { headers, body } = receiver.received[0];
    expect(headers[SIGNATURE_HEADER]).toBe(sign(body.toString(), set.secret));
    const { name } = (await anne.get('/api/me')).body;
    const told = JSON.parse(body.toString());
    expect(told).toEqual({
      event: 'your-turn',
      game: id,
      seat: 0,
      name,
      url: expect.any(String),
      at: expect.any(Number),
    });
    expect([node.url, other.url]).toContain(told.url.replace(`/table/${id}`, ''));
    expect((await anne.ask('DELETE', '/api/me/webhook')).status).toBe(204);
    expect((await anne.get('/api/me/webhook')).body).toEqual({ url: null });
    await finishTurn(id);
    await finishTurn(id);
    await settle();
    expect(receiver.received).toHaveLength(1);
  });

  it('of a table is its host’s to set, and is told of every turn', async () => {
    const { body } = await anne.post('/api/games', { game: { edition: 'classic' } });
    const path = `/api/games/${body.id}/webhook`;
    await mary.post(`/api/games/${body.id}/seat`);
    for (const method of ['GET', 'PUT', 'DELETE'])
      expect(await mary.ask(method, path, method === 'GET' ? undefined : { url: receiver.url })).toMatchObject({
        status: 403,
        body: { code: 'not-host' },
      });
    expect((await hook(anne, receiver.url, '/api/games/AAAAAAAAAAAAAAAAAAAAAA/webhook')).status).toBe(404);
    await hook(anne, `${receiver.url}/old`, path);
    await hook(anne, `${receiver.url}/table`, path);
    await anne.post(`/api/games/${body.id}/start`);
    await finishTurn(body.id);
    await vi.waitFor(() => expect(paths()).toEqual(['/table', '/table']));
    const told = receiver.received.map(one => JSON.parse(one.body.toString()));
    expect(told.map(({ seat }) => seat).sort()).toEqual([0, 1]);
    expect(Object.keys(told[0]).sort()).toEqual(['at', 'event', 'game', 'name', 'seat', 'url']);
  });

  it('of a table belongs to the host who set it, and ends when that host leaves', async () => {
    const { body } = await anne.post('/api/games', { game: { edition: 'classic' } });
    const path = `/api/games/${body.id}/webhook`;
    await mary.post(`/api/games/${body.id}/seat`);
    await hook(anne, `${receiver.url}/anne`, path);
    await anne.ask('DELETE', `/api/games/${body.id}/seat`);
    // Mary is the host now.
    expect((await mary.get(path)).body).toEqual({ url: null });
    expect((await anne.get(path)).body).toEqual({ url: `${receiver.url}/anne` });
    await anne.post(`/api/games/${body.id}/seat`);
    expect((await hook(anne, receiver.url, path)).status).toBe(403);
    await mary.post(`/api/games/${body.id}/start`);
    await finishTurn(body.id);
    await settle();
    expect(receiver.received).toEqual([]);
    expect((await anne.get(path)).status).toBe(403);
    await hook(mary, `${receiver.url}/mary`, path);
    await finishTurn(body.id);
    await vi.waitFor(() => expect(paths()).toEqual(['/mary']));
  });

  it.each([
    ['nowhere', 'bad-url'],
    ['ftp://example.org/', 'bad-scheme'],
    ['https://anne:word@example.org/', 'credentials'],
    ['https://example.org:22/', 'bad-port'],
    ['http://127.0.0.1/', 'private-address'],
    ['http://10.0.0.1/', 'private-address'],
    ['http://169.254.169.254/latest/', 'private-address'],
  ])('may not lead to %s: %s', async (url, code) => {
    anne.node = await serve({});
    for (const [path, method, body, field] of [
      ['/api/me/webhook', 'PUT', { url }, 'url'],
      ['/api/me/push', 'POST', { endpoint: url, keys: newBrowser().keys }, 'endpoint'],
    ] as const)
      expect(await anne.ask(method, path, body)).toMatchObject({
        status: 400,
        body: { code, field, text: expect.stringMatching(/\.$/) },
      });
    expect((await anne.get('/api/me/webhook')).body).toEqual({ url: null });
  });

  it('wants a URL', async () => {
    for (const url of [undefined, 7, '', `https://example.org/${'x'.repeat(1000)}`])
      expect(await hook(anne, url)).toMatchObject({ status: 400, body: { code: 'malformed', field: 'url' } });
  });
});

describe('a trial', () => {
  const test = async (body?: object) => (await anne.post('/api/me/notices/test', body)).body;

  it('is one request, and says what became of it', async () => {
    expect(await anne.post('/api/me/notices/test')).toMatchObject({ status: 409, body: { code: 'no-door' } });
    await browserOf(anne, '/older');
    await new Promise(resolve => setTimeout(resolve, 2));
    const browser = await browserOf(anne, '/anne');
    await hook(anne, `${receiver.url}/hook`);
    expect(await test()).toEqual({ by: 'push', isDelivered: true, status: 201 });
    expect(paths()).toEqual(['/anne']);
    expect(browser.open(receiver.received[0].body)).toEqual({ event: 'test' });
    expect(await test({ by: 'webhook' })).toEqual({ by: 'webhook', isDelivered: true, status: 201 });
    expect(paths()).toEqual(['/anne', '/hook']);
    receiver.status = 404;
    for (let browsers = 2; browsers > 0; browsers--)
      expect(await test()).toEqual({ by: 'push', isDelivered: false, status: 404 });
    expect(await subscriptions(anne)).toEqual([]);
    expect(await test()).toEqual({ by: 'webhook', isDelivered: false, status: 404 });
    expect(await test({ by: 'push' })).toMatchObject({ code: 'no-door' });
  });

  it('cannot be had too often', async () => {
    anne.node = await serve({ NOTICE_NETWORKS: '127.0.0.1', RATE_LIMIT: '120' });
    await hook(anne, receiver.url);
    expect((await anne.post('/api/me/notices/test')).status).toBe(200);
    expect((await anne.post('/api/me/notices/test')).status).toBe(429);
    expect(receiver.received).toHaveLength(1);
  });
});

it('the keys of the server are made once, for all nodes and restarts', async () => {
  const keys = await Promise.all([anne, mary].map(async client => (await client.get('/api/push-key')).body.publicKey));
  expect(keys[0]).toMatch(/^[\w-]{87}$/);
  expect(keys[1]).toBe(keys[0]);
});

it('nobody without an identity', async () => {
  anne.cookie = '';
  for (const [method, path] of [
    ['GET', '/api/me/push'],
    ['POST', '/api/me/notices/test'],
    ['GET', '/api/me/webhook'],
    ['DELETE', '/api/me/webhook'],
  ])
    expect((await anne.ask(method, path)).status).toBe(401);
});
