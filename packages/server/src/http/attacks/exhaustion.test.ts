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

  it('becomes only so many guests a minute', async () => {
    const answers = await Promise.all(Array.from({ length: 10 }, () => new Client(node).get('/api/me')));
    expect(answers.filter(({ status }) => status === 200).length).toBeLessThanOrEqual(6);
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
