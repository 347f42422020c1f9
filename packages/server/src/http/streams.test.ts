import { IncomingMessage, ServerResponse } from 'node:http';
import { Socket } from 'node:net';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { makeMetrics } from './metrics.ts';
import { Streams } from './streams.ts';

let streams: Streams;
const open: ServerResponse[] = [];

beforeEach(() => {
  streams = new Streams(makeMetrics(), true);
});
afterEach(() => {
  for (const response of open.splice(0)) response.emit('close');
  streams.stop();
});

function follow(client: string, address: string): void {
  const response = new ServerResponse(new IncomingMessage(new Socket()));
  open.push(response);
  streams.add({ client, address, game: 'g' }, response, () => {});
}

it('a client has room for so many, and another one at the same address too', () => {
  for (let i = 0; i < 60; i++) follow('anne', '192.0.2.1');
  expect(streams.hasRoom({ client: 'anne', address: '192.0.2.1' })).toBe(false);
  expect(streams.hasRoom({ client: 'mary', address: '192.0.2.1' })).toBe(true);
});

it('many guests at one address do not take the room of everybody', () => {
  for (let i = 0; i < 600; i++) follow(`guest ${i}`, '192.0.2.1');
  expect(streams.hasRoom({ client: 'another', address: '192.0.2.1' })).toBe(false);
  expect(streams.hasRoom({ client: 'another', address: '192.0.2.2' })).toBe(true);
  open.splice(0, 1)[0].emit('close');
  expect(streams.hasRoom({ client: 'another', address: '192.0.2.1' })).toBe(true);
});
