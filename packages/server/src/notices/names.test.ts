import { createSocket, type Socket } from 'node:dgram';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { nameResolver } from './names.ts';

const TYPES = { a: 1, aaaa: 28 };
const KNOWN: { readonly [name: string]: { readonly [type: number]: readonly number[] } } = {
  both: { [TYPES.a]: [192, 0, 2, 1], [TYPES.aaaa]: [0x20, 1, 0xd, 0xb8, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 0, 1] },
  four: { [TYPES.a]: [192, 0, 2, 4] },
};

/** Answers as RFC 1035 has it, with one address or none. */
function answerTo(query: Buffer): Buffer {
  const label = query.toString('latin1', 13, 13 + query[12]);
  let end = 12;
  while (query[end] !== 0) end += query[end] + 1;
  const type = query.readUInt16BE(end + 1);
  const data = KNOWN[label]?.[type];
  const header = Buffer.from([query[0], query[1], 0x81, KNOWN[label] ? 0x80 : 0x83, 0, 1, 0, data ? 1 : 0, 0, 0, 0, 0]);
  const question = query.subarray(12, end + 5);
  if (data === undefined) return Buffer.concat([header, question]);
  const record = [0xc0, 12, 0, type, 0, 1, 0, 0, 0, 60, 0, data.length, ...data];
  return Buffer.concat([header, question, Buffer.from(record)]);
}

let server: Socket;
let resolve: ReturnType<typeof nameResolver>;
beforeAll(async () => {
  server = createSocket('udp4', (query, { port, address }) => server.send(answerTo(query), port, address));
  await new Promise<void>(ready => server.bind(0, '127.0.0.1', ready));
  resolve = nameResolver([`127.0.0.1:${server.address().port}`]);
});
afterAll(() => server.close());

it.each([
  ['both.example', ['192.0.2.1', '2001:db8::1']],
  ['four.example', ['192.0.2.4']],
  ['nowhere.example', []],
])('%s stands for %j', async (name, expected) => {
  expect((await resolve(name)).map(({ address }) => address)).toEqual(expected);
});
