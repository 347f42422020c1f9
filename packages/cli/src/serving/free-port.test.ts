import { once } from 'node:events';
import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it } from 'vitest';
import { freePortFrom, isCartagena, isFree } from './free-port.ts';

const servers: Server[] = [];
afterEach(() => {
  for (const server of servers.splice(0)) server.close();
});

async function occupy(answer = 'null'): Promise<number> {
  const server = createServer((_, response) => response.end(answer)).listen(0, '127.0.0.1');
  servers.push(server);
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

it('a port that another program has on this machine is not free, for any host', async () => {
  const port = await occupy();
  expect(await isFree(port, '127.0.0.1')).toBe(false);
  expect(await isFree(port, '0.0.0.0')).toBe(false);
  const other = await freePortFrom(port, '127.0.0.1');
  expect(other).not.toBe(port);
  expect(other === 0 || (await isFree(other, '127.0.0.1'))).toBe(true);
});

it('tells this game from other programs', async () => {
  expect(await isCartagena(await occupy('{"url":null}'))).toBe(true);
  expect(await isCartagena(await occupy('null'))).toBe(false);
  expect(await isCartagena(await occupy('<html>'))).toBe(false);
});
