/** A notice that could not be delivered yet survives the node that tried: another one, or the same after a restart, delivers it. */
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, expect, it, vi } from 'vitest';
import { DELIVERY_HEADER } from '../notices/webhook.ts';
import { DATABASES } from '../testing/database.ts';
import { Program } from '../testing/program.ts';
import { type Programs, startPrograms } from '../testing/programs.ts';
import { beginGame, guests } from '../testing/server.ts';

const ENV = { NOTICE_NETWORKS: '127.0.0.1' };
const open: { close(): unknown }[] = [];
afterEach(async () => {
  for (const one of open.splice(0).reverse()) await one.close();
});

it.each(DATABASES)('a node dies with a notice that failed: %s', async kind => {
  const calls: { readonly id: unknown; readonly body: string }[] = [];
  let status = 503;
  const receiver = createServer(async (request, response) => {
    let body = '';
    for await (const chunk of request) body += chunk;
    calls.push({ id: request.headers[DELIVERY_HEADER], body });
    response.writeHead(status).end();
  });
  receiver.listen(0, '127.0.0.1');
  await once(receiver, 'listening');
  open.push(receiver);
  const programs: Programs = await startPrograms(kind, ENV);
  open.push(programs);
  const [first, second] = programs.nodes;
  const clients = await guests(first, 2);
  const url = `http://127.0.0.1:${(receiver.address() as AddressInfo).port}/turn`;
  for (const client of clients) expect((await client.ask('PUT', '/api/me/webhook', { url })).status).toBe(200);
  const id = await beginGame(clients);
  await vi.waitFor(() => expect(calls.length).toBe(1));
  // Time to note that it is to be tried again; otherwise that takes until its lease ends.
  await new Promise(resolve => setTimeout(resolve, 300));
  await first.end('SIGKILL');
  status = 200;
  if (second === undefined) programs.nodes[0] = await Program.start(programs.database, ENV);
  await vi.waitFor(() => expect(calls.length).toBeGreaterThan(1));
  expect(JSON.parse(calls[1].body)).toMatchObject({ event: 'your-turn', game: id });
  expect(calls[1]).toEqual({ id: calls[0].id, body: calls[1].body });
  // It was delivered, so it is not sent any more.
  await new Promise(resolve => setTimeout(resolve, 1500));
  expect(calls.length).toBe(2);
});
