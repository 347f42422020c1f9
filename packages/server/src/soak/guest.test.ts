import { createServer, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Findings } from './findings.ts';
import { Guest } from './guest.ts';

/** A server that sends whatever it likes. */
let tell: (event: 'table' | 'news', seq: number) => void;
let cut: () => void;
let asked: (string | undefined)[];
let findings: Findings;
let guest: Guest;
let status: number;
const server = createServer((request, response: ServerResponse) => {
  if (request.method === 'POST') return void response.writeHead(status, JSON_TYPE).end('{"code":"why"}');
  asked.push(request.headers['last-event-id'] as string | undefined);
  response.writeHead(200, { 'content-type': 'text/event-stream' }).write(':\n\n');
  cut = () => response.destroy();
  tell = (event, seq) => {
    const data = JSON.stringify({ ...(event === 'news' ? { news: { seq } } : {}), table: { seq } });
    response.write(`id: ${seq}\nevent: ${event}\ndata: ${data}\n\n`);
  };
});
const JSON_TYPE = { 'content-type': 'application/json' };

beforeEach(async () => {
  await new Promise<void>(ready => server.listen(0, '127.0.0.1', ready));
  asked = [];
  findings = new Findings();
  guest = Guest.again((server.address() as AddressInfo).port, '', findings);
  await guest.come('g');
  tell('table', 5);
});
afterEach(async () => {
  guest.leave();
  server.closeAllConnections();
  await new Promise(done => server.close(done));
});

const hears = (seq: number) => vi.waitFor(() => expect(guest.known).toBe(seq));

it('what comes in order, also after a break, is as it must be', async () => {
  tell('news', 6);
  await hears(6);
  guest.drop();
  await guest.resume(guest.port);
  tell('news', 7);
  await hears(7);
  expect(asked).toEqual([undefined, '6']);
  expect(findings.faults).toEqual([]);
  expect(findings.events).toBe(3);
});

it.each([
  ['a gap', 'news', 7, 'news 7 after 5'],
  ['a repetition', 'news', 5, 'news 5 after 5'],
  ['the whole table in place of news', 'table', 6, 'the table at 6 after 5'],
] as const)('%s is a fault', async (_, event, seq, fault) => {
  await hears(5);
  tell(event, seq);
  await vi.waitFor(() => expect(findings.faults).toEqual([fault]));
});

it('a connection that ends by itself is a fault, one that is dropped is not', async () => {
  await hears(5);
  guest.drop();
  await guest.resume(guest.port);
  expect(findings.faults).toEqual([]);
  cut();
  await vi.waitFor(() => expect(findings.faults).toEqual(['a connection was lost after 5']));
});

it('a client that connects and reconnects at once follows once', async () => {
  await hears(5);
  await Promise.all([guest.come('g'), guest.resume(guest.port), guest.come('g'), guest.resume(guest.port)]);
  expect(asked.length).toBe(3);
  expect(guest.isFollowing).toBe(true);
  expect(findings.faults).toEqual([]);
});

it('refusals that can happen to anybody are counted, others are faults', async () => {
  status = 409;
  expect(await guest.do('POST', '/api/games/g/undo')).toBeUndefined();
  expect(findings.refused).toEqual({ why: 1 });
  status = 500;
  await guest.do('POST', '/api/games/g/undo');
  expect(findings.faults).toEqual(['POST /api/games/…/undo: 500 why']);
});
