/** A stream that comes in pieces of any size, with anything in between. */
import { fuzz } from '@cartagena/engine/testing/fuzz/fuzz';
import { rubbishText } from '@cartagena/engine/testing/fuzz/rubbish';
import { somewhere, spoiltText } from '@cartagena/engine/testing/fuzz/spoilt';
import fc from 'fast-check';
import { expect, it } from 'vitest';
import { eventReader, readEvents, type StreamEvent } from './event-stream.ts';

const frame = (id: number): string => `id: ${id}\nevent: news\ndata: {"news":{"seq":${id}},"table":null}\n\n`;
const STREAM = `:\n\n${[1, 2, 3].map(frame).join('')}: ping\n\n${frame(4)}`;

function inPieces(text: string, cuts: readonly number[]): StreamEvent[] {
  const heard: StreamEvent[] = [];
  const read = eventReader(event => heard.push(event));
  const at = [0, ...cuts.map(cut => Math.floor(cut * text.length)).sort((a, b) => a - b), text.length];
  for (let i = 1; i < at.length; i++) read(text.slice(at[i - 1], at[i]));
  return heard;
}

const cuts = fc.array(somewhere, { maxLength: 10 });

it('it does not matter where a stream is cut, and what is good in it is heard', () =>
  fuzz(
    'web: event stream',
    200,
    fc.tuple(fc.oneof(rubbishText, spoiltText(fc.constant(STREAM))), cuts),
    ([text, at]) => {
      const whole = inPieces(text, []);
      expect(inPieces(text, at)).toEqual(whole);
      for (const { type, data } of whole) expect([type, data]).toEqual([expect.any(String), expect.any(String)]);
      const after = inPieces(`${text}\n\n${frame(9)}`, at).at(-1);
      expect(after).toEqual({ id: '9', type: 'news', data: '{"news":{"seq":9},"table":null}' });
      return whole.length > 0 ? 'accepted' : 'refused';
    },
  ));

it('bytes that are no text end nothing', () =>
  fuzz('web: event stream, bytes', 100, fc.array(fc.uint8Array({ maxLength: 50 }), { maxLength: 5 }), async pieces => {
    const heard: StreamEvent[] = [];
    const good = new TextEncoder().encode(`\n\n${frame(9)}`);
    const body = new Blob([...pieces.map(piece => new Uint8Array(piece)), good]).stream();
    await readEvents(
      body,
      event => heard.push(event),
      () => {},
    );
    expect(heard.at(-1)?.id).toBe('9');
    return heard.length > 1 ? 'accepted' : 'refused';
  }));
