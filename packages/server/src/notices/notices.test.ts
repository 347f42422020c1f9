import { createECDH, randomBytes } from 'node:crypto';
import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import { namedActions, ok, type Result, refuse } from '@cartagena/engine';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import webPush from 'web-push';
import { parseNetworks } from '../addresses.ts';
import { act, askBack, comeBack, goAway, say } from '../table-log/play.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { TestNode } from '../testing/node.ts';
import { Courier, type Parcel } from './courier.ts';
import { Notices, type NoticesOptions } from './notices.ts';
import { vapidKeys } from './push.ts';
import { DELIVERY_HEADER, SIGNATURE_HEADER, sign } from './webhook.ts';

let store: MemoryStore;
let node: TestNode;
let sent: Parcel[];
let answers: Result<number>[];
/** Tables have a clock that stands still at 1000. */
let started: number;
const open: { close(): unknown }[] = [];

beforeEach(async () => {
  store = new MemoryStore();
  node = new TestNode(store);
  open.push(node);
  sent = [];
  answers = [];
  started = Date.now();
});
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

const post = async (parcel: Parcel) => {
  sent.push(parcel);
  return answers.shift() ?? ok(201);
};

async function startNotices(options: Partial<NoticesOptions> = {}, on = node): Promise<Notices> {
  const notices = new Notices({
    store: on.store,
    tables: on.tables,
    log: node.log,
    courier: { post },
    sender: { subject: 'mailto:host@example.com', ...(await vapidKeys(store)) },
    isPresent: () => false,
    linkTo: game => `https://play.example/${game}`,
    now: () => 1000 + (Date.now() - started),
    delaysMs: [1, 1],
    everyMs: 5,
    ...options,
  });
  open.push(notices);
  return notices;
}

async function subscribe(player: string, endpoint = `https://push.example/${player}`): Promise<void> {
  const browser = createECDH('prime256v1');
  const keys = { p256dh: browser.generateKeys('base64url'), auth: randomBytes(16).toString('base64url') };
  await store.push.put({ endpoint, player, keys: JSON.stringify(keys), created: 0 });
}

const hook = (
  id: string,
  player: string,
  game: string | null = null,
  url = `https://hooks.example/${id}?token=t0ken`,
) => store.webhooks.put({ id, player, game, url, secret: `secret of ${id}`, created: 0 });

const step = (on = node) =>
  on.tables.run('g', table =>
    act(table, table.seats[table.actor!].player!, namedActions(table.game!.rules, table.game!.state)[0], table.seq),
  );
/** The acting player goes on until it is another player's turn. */
async function finishTurn(on = node): Promise<void> {
  const { actor } = await on.table('g');
  while ((await on.table('g')).actor === actor) await step(on);
}
const begin = (players = ['p0', 'p1']) => node.begin('g', { edition: 'classic' }, players);
const urls = () => sent.map(({ url }) => url);
const settle = () => new Promise(resolve => setTimeout(resolve, 25));

describe('a notice', () => {
  beforeEach(async () => {
    for (const player of ['p0', 'p1']) await subscribe(player);
  });

  it('goes to the player whose turn begins, once', async () => {
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(urls()).toEqual(['https://push.example/p0']));
    await step();
    await settle();
    expect(sent.length).toBe(1);
    await finishTurn();
    await vi.waitFor(() => expect(urls()).toEqual(['https://push.example/p0', 'https://push.example/p1']));
  });

  it('does not go to those who look at the table', async () => {
    await startNotices({ isPresent: (game, player) => game === 'g' && player === 'p0' });
    await begin();
    await finishTurn();
    await vi.waitFor(() => expect(urls()).toEqual(['https://push.example/p1']));
  });

  it('does not go to those who are away, nor because of talk, requests or a return', async () => {
    await startNotices();
    await begin(['p0', 'p1', 'p2']);
    await node.tables.run('g', table => goAway(table, 'p1'));
    await vi.waitFor(() => expect(urls()).toEqual(['https://push.example/p0']));
    node.driver.close();
    await finishTurn();
    await node.tables.run('g', table => ok(say(table, 'p0', { name: 'Zero', text: 'your turn' })));
    await node.tables.run('g', table => askBack(table, 'p0', 0));
    await node.tables.run('g', table => comeBack(table, 'p1'));
    await settle();
    expect(sent.length).toBe(1);
  });

  it('goes out after the turn of a bot', async () => {
    await startNotices();
    await begin(['greedy', 'p1']);
    await vi.waitFor(() => expect(urls()).toEqual(['https://push.example/p1']));
  });

  it('goes out once with several nodes', async () => {
    const other = new TestNode(store);
    open.push(other);
    await startNotices();
    await startNotices({}, other);
    await begin();
    await finishTurn(other);
    await finishTurn(node);
    await vi.waitFor(() => expect(urls()).toEqual(['p0', 'p1', 'p0'].map(player => `https://push.example/${player}`)));
    await settle();
    expect(sent.length).toBe(3);
  });

  it('does not go out more often than anybody plays: it could be a stranger’s address', async () => {
    await hook('here', 'p0', 'g');
    await startNotices({ perMinute: 2 });
    await begin();
    for (let turn = 0; turn < 7; turn++) await finishTurn();
    await settle();
    const counts = ['push.example/p0', 'push.example/p1', 'hooks.example/here'].map(
      where => urls().filter(url => url.includes(where)).length,
    );
    expect(counts).toEqual([2, 2, 2]);
  });

  it('that fails in any way does not disturb the game', async () => {
    store.push.get = () => Promise.reject(new Error('No connection.'));
    const take = store.jobs.take.bind(store.jobs);
    store.jobs.take = vi.fn(take).mockRejectedValueOnce(new Error('No answer.')).mockRejectedValueOnce(new Error(''));
    await startNotices();
    await begin();
    await finishTurn();
    await vi.waitFor(() => expect(node.log.lines.length).toBe(3));
    expect(node.log.lines.slice(0, 2)).toEqual([
      { fields: { error: 'No answer.' }, text: 'Could not look for notices.' },
      { fields: { door: 'push', error: 'No connection.' }, text: 'Could not send a notice.' },
    ]);
  });
});

describe('by Web Push', () => {
  it('is sealed for the browser, with keys that all nodes have', async () => {
    const keys = await vapidKeys(store);
    expect(await vapidKeys(store)).toEqual(keys);
    expect(keys.publicKey).toMatch(/^[\w-]{87}$/);
    await subscribe('p0');
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(sent.length).toBe(1));
    expect(sent[0].headers).toMatchObject({ TTL: 86400, Urgency: 'high', 'Content-Encoding': 'aes128gcm' });
    expect(sent[0].headers.Authorization).toContain(keys.publicKey);
    expect(JSON.stringify(sent)).not.toContain(keys.privateKey);
    expect(sent[0].body.toString()).not.toContain('classic');
  });

  it('says nothing but which table it is', async () => {
    const sealing = vi.spyOn(webPush, 'generateRequestDetails');
    await subscribe('p0');
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(sealing).toHaveBeenCalledOnce());
    const payload = { event: 'your-turn', game: 'g', edition: 'classic', names: ['P0', 'P1'] };
    expect(JSON.parse(sealing.mock.calls[0][1] as unknown as string)).toEqual(payload);
    sealing.mockRestore();
  });

  it.each([404, 410])('removes a subscription that is no more: %d', async status => {
    await subscribe('p0');
    answers = [ok(status)];
    await startNotices();
    await begin();
    await vi.waitFor(async () => expect(await store.push.of('p0')).toEqual([]));
    expect(sent.length).toBe(1);
  });

  it('removes a subscription without proper keys', async () => {
    await store.push.put({ endpoint: 'https://push.example/x', player: 'p0', keys: '{"p256dh":"?"}', created: 0 });
    await startNotices();
    await begin();
    await vi.waitFor(async () => expect(await store.push.of('p0')).toEqual([]));
    expect(sent).toEqual([]);
  });

  it('tries again, and keeps a subscription that may work tomorrow', async () => {
    await subscribe('p0', 'https://push.example/c4pability');
    answers = [ok(503), refuse('timeout', ''), ok(429), ok(201)];
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(node.log.lines.length).toBe(1));
    expect(sent.length).toBe(3);
    expect((await store.push.of('p0')).length).toBe(1);
    expect(node.log.lines).toEqual([{ fields: { player: 'p0', status: 429 }, text: 'A push notice failed.' }]);
  });
});

describe('by webhook', () => {
  it('says whose turn it is where, and is signed', async () => {
    await hook('mine', 'p0');
    await hook('of-another', 'p1');
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(sent.length).toBe(1));
    const { url, body, headers } = sent[0];
    expect(url).toBe('https://hooks.example/mine?token=t0ken');
    expect(JSON.parse(body as string)).toEqual({
      event: 'your-turn',
      game: 'g',
      seat: 0,
      name: 'P0',
      url: 'https://play.example/g',
      at: 1000,
    });
    expect(headers[SIGNATURE_HEADER]).toBe(sign(body as string, 'secret of mine'));
    expect(sign('what', 'key')).toBe('sha256=b59f11781f13ebddc6e28e44ba0214d79f27e3fe1ec643e09a9ffe90eeceff7b');
  });

  it('of a table reports each person’s turn, even to followers, and no other table’s', async () => {
    await hook('here', 'p0', 'g');
    await hook('elsewhere', 'p0', 'other');
    await startNotices({ isPresent: () => true });
    await begin(['p0', 'greedy', 'p2']);
    await finishTurn();
    await vi.waitFor(() => expect(sent.length).toBe(2));
    expect(urls()).toEqual(['here', 'here'].map(id => `https://hooks.example/${id}?token=t0ken`));
    const told = sent.map(({ body }) => JSON.parse(body as string));
    expect(told).toMatchObject([0, 2].map(seat => ({ event: 'turn', game: 'g', seat, name: `P${seat}` })));
  });

  it.each([ok(400), ok(301), refuse('private-address', '')])('does not try in vain: %j', async answer => {
    await hook('mine', 'p0');
    answers = [answer];
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(node.log.lines.length).toBe(1));
    expect(sent.length).toBe(1);
    expect(JSON.stringify(node.log.lines)).not.toMatch(/t0ken|secret of|hooks\.example/);
  });

  it('reaches a real server at the third attempt', async () => {
    const heard: { headers: IncomingHttpHeaders; body: string }[] = [];
    const server = createServer(async (request, response) => {
      let body = '';
      for await (const chunk of request) body += chunk;
      heard.push({ headers: request.headers, body });
      response.writeHead(heard.length < 3 ? 500 : 200).end();
    });
    await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
    open.push(server);
    const { port } = server.address() as AddressInfo;
    await hook('mine', 'p0', null, `http://127.0.0.1:${port}/turn`);
    await startNotices({ courier: new Courier({ isAllowed: parseNetworks('127.0.0.1') }) });
    await begin();
    await vi.waitFor(() => expect(heard.length).toBe(3));
    for (const { headers, body } of heard) expect(headers[SIGNATURE_HEADER]).toBe(sign(body, 'secret of mine'));
    expect(node.log.lines).toEqual([]);
  });

  it('has the same number however often it is sent, and another one for another turn', async () => {
    await hook('mine', 'p0');
    await hook('theirs', 'p1');
    answers = [ok(500)];
    await startNotices();
    await begin();
    await vi.waitFor(() => expect(sent.length).toBe(2));
    await finishTurn();
    await vi.waitFor(() => expect(sent.length).toBe(3));
    const [first, again, next] = sent.map(({ headers }) => headers[DELIVERY_HEADER]);
    expect(first).toMatch(/^[0-9a-f]{32}$/);
    expect(again).toBe(first);
    expect(next).not.toBe(first);
  });

  it('is not tried again when the turn has passed, unless it is of a table', async () => {
    await hook('mine', 'p0');
    await hook('here', 'p0', 'g');
    answers = [ok(500), ok(500)];
    await startNotices({ delaysMs: [700] });
    await begin();
    await vi.waitFor(() => expect(sent.length).toBe(2));
    await finishTurn();
    await vi.waitFor(() => expect(store.jobs.all.size).toBe(0));
    expect(urls().filter(url => url.includes('mine'))).toHaveLength(1);
    expect(urls().filter(url => url.includes('here'))).toHaveLength(3);
  });

  it('is left to another node when one stops, or dies with it', async () => {
    await hook('mine', 'p0');
    answers = [ok(500)];
    const stopping = await startNotices({ delaysMs: [200] });
    await begin();
    await vi.waitFor(() => expect(sent.length).toBe(1));
    await stopping.close();
    expect(store.jobs.all.size).toBe(1);
    // It takes the job, and nothing more is heard of it.
    const hanging = vi.fn(() => new Promise<never>(() => {}));
    const dying = await startNotices({ courier: { post: hanging }, leaseMs: 50 });
    open.pop();
    await vi.waitFor(() => expect(hanging).toHaveBeenCalledOnce());
    void dying.close();
    await startNotices({ delaysMs: [1, 1, 1] });
    await vi.waitFor(() => expect(sent.length).toBe(2));
    await vi.waitFor(() => expect(store.jobs.all.size).toBe(0));
  });

  it('that kills every node that takes it ends some day', async () => {
    await hook('mine', 'p0');
    const post = vi.fn(() => Promise.reject(new Error('broken')));
    await startNotices({ courier: { post }, delaysMs: [1, 1], leaseMs: 5 });
    await begin();
    await vi.waitFor(() => expect(store.jobs.all.size).toBe(0));
    expect(post).toHaveBeenCalledTimes(3);
  });
});
