import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { eventReader, readEvents, type StreamEvent } from './event-stream.ts';

const TEXT =
  ':\n\nid: 7\nevent: news\ndata: {"a":1}\n\n: alive\n\nevent: reconnect\ndata: {}\n\ndata: one\ndata: two\n\n';
const EVENTS: StreamEvent[] = [
  { id: '7', type: 'news', data: '{"a":1}' },
  { id: undefined, type: 'reconnect', data: '{}' },
  { id: undefined, type: 'message', data: 'one\ntwo' },
];

describe('an event stream', () => {
  it('gives its events wherever it is cut into pieces', () => {
    fc.assert(
      fc.property(fc.uniqueArray(fc.nat({ max: TEXT.length })), cuts => {
        const heard: StreamEvent[] = [];
        const read = eventReader(event => heard.push(event));
        const at = [0, ...cuts.sort((a, b) => a - b), TEXT.length];
        for (let i = 1; i < at.length; i++) read(TEXT.slice(at[i - 1], at[i]));
        expect(heard).toEqual(EVENTS);
      }),
    );
  });

  it('keeps to itself what is not complete', () => {
    const heard: StreamEvent[] = [];
    eventReader(event => heard.push(event))('id: 1\ndata: {"half":');
    expect(heard).toEqual([]);
  });

  it('takes letters that are cut in two, and tells every sign of life', async () => {
    const bytes = new TextEncoder().encode('data: żółw\n\n');
    const heard: StreamEvent[] = [];
    let signs = 0;
    const body = new ReadableStream<Uint8Array>({
      start(controller) {
        for (const byte of bytes) controller.enqueue(Uint8Array.of(byte));
        controller.close();
      },
    });
    await readEvents(
      body,
      event => heard.push(event),
      () => signs++,
    );
    expect(heard.map(({ data }) => data)).toEqual(['żółw']);
    expect(signs).toBeGreaterThan(1);
  });
});
