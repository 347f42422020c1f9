import { expect, it } from 'vitest';
import { reader } from './stream.ts';

const TEXT =
  ':\n\nid: 7\nevent: table\ndata: {"table":1}\n\n:\n\nid: 12\nevent: news\ndata: {"news":"ż"}\n\nevent: reconnect\ndata: {}\n\n';

it.each([1, 2, 3, 7, 1000])('events are found in pieces of %i characters; those without an id are left out', size => {
  const heard: [number, string][] = [];
  const read = reader((seq, data) => heard.push([seq, data]));
  for (let from = 0; from < TEXT.length; from += size) read(TEXT.slice(from, from + size));
  expect(heard).toEqual([
    [7, '{"table":1}'],
    [12, '{"news":"ż"}'],
  ]);
});
