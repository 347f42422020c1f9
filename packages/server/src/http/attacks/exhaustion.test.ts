/** Using up what the server has (API4: unrestricted resource consumption). */
import { connect } from 'node:net';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { Client, guests, type Node, startNode } from '../../testing/server.ts';

const OPEN = { game: { edition: 'classic' } };

describe('one address', () => {
  let node: Node;
  beforeAll(async () => {
    node = await startNode({ config: { rateLimit: 60 } });
  });
  afterAll(() => node.close());

  it('opens only so many tables a minute, with however many guests', async () => {
    const clients = await guests(node, 4);
    const answers = await Promise.all(
      [...clients, ...clients, ...clients].map(client => client.post('/api/games', OPEN)),
    );
    expect(answers.filter(({ status }) => status === 201)).toHaveLength(6);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(6);
  });

  it('is limited by the work that it causes, not only by the number of its requests', async () => {
    const [client] = await guests(node, 1);
    const answers: number[] = [];
    for (let i = 0; i < 45; i++) answers.push((await client.get('/api/games?limit=50')).status);
    // 60 requests a minute would be allowed.
    expect(answers).toEqual([...Array(40).fill(200), ...Array(5).fill(429)]);
    const { headers, body } = await client.get('/api/games');
    expect(Number(headers.get('retry-after'))).toBeGreaterThan(0);
    expect(body.code).toBe('too-fast');
    // What causes no such work is still done.
    expect((await client.get('/api/me')).status).toBe(200);
  });

  it('becomes only so many guests a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => new Client(node).get('/api/me')));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6);
  });
});

it('a player starts only so many tables at which bots play alone', async () => {
  let playing = 4;
  const node = await startNode({ botTablesOf: () => playing });
  const [client] = await guests(node, 1);
  const bot = { by: 'bot', bot: 'sailor' };
  const start = async (seats: object[]) => {
    const { id } = (await client.post('/api/games', { ...OPEN, seats })).body;
    return (await client.post(`/api/games/${id}/start`)).body;
  };
  expect(await start([bot, bot])).toHaveProperty('seq');
  playing = 5;
  expect(await start([bot, bot])).toMatchObject({ code: 'enough-bot-tables' });
  expect(await start([{ by: 'person' }, bot])).toHaveProperty('seq');
  await node.close();
});

it('a client that leaves before it is answered leaves no error behind', async () => {
  const node = await startNode({ config: { rateLimit: 60 } });
  for (let i = 0; i < 20; i++)
    await new Promise<void>(resolve => {
      const socket = connect(Number(new URL(node.url).port), '127.0.0.1', () => {
        socket.write('GET /api/games HTTP/1.1\r\nHost: x\r\n\r\n', () => socket.resetAndDestroy());
      });
      socket.once('close', () => resolve()).on('error', () => {});
    });
  await new Client(node).get('/healthz');
  expect(node.lines.filter(line => JSON.parse(line).level >= 50)).toEqual([]);
  await node.close();
});

describe('a player', () => {
  it('begins no further game with 500 that are not over, and can still change seats', async () => {
    const node = await startNode();
    const [anne, mary] = await guests(node, 2);
    const id = (await mary.post('/api/games', OPEN)).body.id;
    expect((await anne.post(`/api/games/${id}/seat`)).status).toBe(200);
    const other = (await mary.post('/api/games', OPEN)).body.id;
    const asked: number[] = [];
    node.store.unfinishedGames = async (_, most) => asked.push(most) && most;
    const refused = { status: 409, body: { code: 'too-many-games' } };
    expect(await anne.post('/api/games', OPEN)).toMatchObject(refused);
    expect(await anne.post(`/api/games/${other}/seat`)).toMatchObject(refused);
    expect((await anne.post(`/api/games/${id}/seat`, { colour: 'green' })).status).toBe(200);
    expect(asked).toEqual([500, 500]);
    await node.close();
  });
});

describe('whoever is slow', () => {
  let node: Node;
  beforeAll(async () => {
    node = await startNode();
    // As in production, but sooner; it is looked for every five seconds.
    Object.assign(node.app.server, { headersTimeout: 500, requestTimeout: 1000 });
  });
  afterAll(() => node.close());

  const HEAD = 'POST /api/games HTTP/1.1\r\nHost: x\r\nContent-Type: application/json\r\n';
  it.concurrent.each([
    ['never says anything', ''],
    ['never ends its headers', 'GET / HTTP/1.1\r\nHost: x\r\nX-A: '],
    ['never ends its body', `${HEAD}Content-Length: 1000\r\n\r\n{`],
    ['never ends its last chunk', `${HEAD}Transfer-Encoding: chunked\r\n\r\n1\r\n{\r\n`],
  ])('%s is cut off', async (_, text) => {
    const socket = connect(Number(new URL(node.url).port), '127.0.0.1');
    socket.on('error', () => {}).resume();
    socket.write(text);
    // A drop now and then keeps no connection alive.
    const drip = setInterval(() => socket.write(text === '' ? '' : 'x'), 400);
    await new Promise(resolve => socket.once('close', resolve));
    clearInterval(drip);
  });

  it('is given no more than this in production', async () => {
    const plain = await startNode();
    const { headersTimeout, requestTimeout, maxConnections } = plain.app.server;
    expect([headersTimeout, requestTimeout, maxConnections]).toEqual([10_000, 20_000, 20_000]);
    await plain.close();
  });
});
