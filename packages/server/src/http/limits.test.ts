import { setTimeout as pause } from 'node:timers/promises';
import type { Redis } from 'ioredis';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { connectRedis } from '../bus/redis-bus.ts';
import { findRedis, TestRedis } from '../testing/redis.ts';
import { Client, type Node, startNode } from '../testing/server.ts';
import { addressOf } from './limits.ts';

it.each([
  ['192.0.2.7', '192.0.2.7'],
  ['::ffff:192.0.2.7', '192.0.2.7'],
  ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::'],
  ['2001:db8::6', '2001:db8::'],
  ['::1', '::'],
])('the network of %s is %s', (ip, network) => {
  expect(addressOf(ip)).toBe(network);
});

it('a client that has left has no address', () => {
  expect(addressOf(undefined)).toBe('gone');
});

const hasRedis = findRedis();

describe.skipIf(!hasRedis)('nodes with a Redis', () => {
  let redis: TestRedis;
  let nodes: Node[];
  const connections: Redis[] = [];
  beforeAll(async () => {
    redis = await TestRedis.start();
    nodes = await Promise.all(
      [1, 2].map(async () => {
        const connection = connectRedis(redis.url, 200).on('error', () => {});
        connections.push(connection);
        await new Promise(resolve => connection.once('ready', resolve));
        return startNode({ config: { rateLimit: 60 }, counters: { redis: connection, name: 'test' } });
      }),
    );
  });
  afterAll(async () => {
    for (const node of nodes) await node.close();
    for (const connection of connections) connection.disconnect();
    await redis.kill();
  });

  const newGuests = async (count: number) => {
    const statuses: number[] = [];
    for (let i = 0; i < count; i++) statuses.push((await new Client(nodes[i % 2]).get('/api/me')).status);
    return statuses;
  };

  it('count together, each limit by itself', async () => {
    expect(await newGuests(8)).toEqual([200, 200, 200, 200, 200, 200, 429, 429]);
    const answer = await nodes.at(-1)!.app.inject('/api/games');
    expect(answer.statusCode).toBe(200);
    const refused = await new Client(nodes[0]).get('/api/me');
    expect(Number(refused.headers.get('retry-after'))).toBeGreaterThan(0);
  });

  it('count each for itself while it is gone or hangs, and answer in time', async () => {
    redis.hang();
    const began = Date.now();
    // Six for each node.
    expect((await newGuests(14)).filter(status => status === 200)).toHaveLength(12);
    expect(Date.now() - began).toBeLessThan(5000);
    redis.goOn();
    await redis.kill();
    await pause(50);
    expect((await nodes[0].app.inject('/api/games')).statusCode).toBe(200);
  });
});
