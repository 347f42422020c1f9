import { afterAll, beforeAll, expect, it } from 'vitest';
import { type Node, startNode } from '../testing/server.ts';
import { isNearby } from './origin.ts';

it.each([
  'localhost',
  'play.localhost',
  '127.0.0.1',
  '[::1]',
  '192.168.1.20',
  '203.0.113.5',
  'raspberrypi',
  'pi.local',
  'pi.lan.',
  'nas.home.arpa',
])('a page at %s can only be ours', host => {
  expect(isNearby(host)).toBe(true);
});

it.each(['evil.example', 'rebind.evil.com', 'localhost.evil.com', '127.0.0.1.nip.io', 'local.evil'])(
  'a page at %s may be of somebody else',
  host => {
    expect(isNearby(host)).toBe(false);
  },
);

let node: Node;
let named: Node;
beforeAll(async () => {
  node = await startNode();
  named = await startNode({ config: { publicUrl: 'http://cartagena.example.org' } });
});
afterAll(() => Promise.all([node.close(), named.close()]));

const post = async ({ app }: Node, host: string, origin: string) => {
  const { statusCode } = await app.inject({ method: 'POST', url: '/api/me/token', headers: { host, origin } });
  return statusCode;
};

it('Host and Origin that agree on a foreign name are not enough where nobody said what the server is called', async () => {
  expect(await post(node, 'evil.example:3000', 'http://evil.example:3000')).toBe(403);
  expect(await post(node, '192.168.1.20:3000', 'http://192.168.1.20:3000')).toBe(200);
  expect(await post(node, 'pi.local:3000', 'http://pi.local:3000')).toBe(200);
  expect(await post(node, '192.168.1.20:3000', 'http://192.168.1.21:3000')).toBe(403);
  expect(await post(named, 'evil.example', 'http://evil.example')).toBe(403);
  expect(await post(named, 'localhost:3000', 'http://cartagena.example.org')).toBe(200);
});
