import type { NewsMessage } from '@cartagena/protocol';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type Following, followTable } from './follow.ts';

/** A connection to the table, from the server's side. */
interface Line {
  readonly address: string;
  isOpen: boolean;
  write(text: string): Promise<void>;
  end(): Promise<void>;
}

const encoder = new TextEncoder();
const turnOfEvents = () => vi.advanceTimersByTimeAsync(0);
const news = (seq: number) => `id: ${seq}\nevent: news\ndata: ${JSON.stringify({ news: { seq }, table: null })}\n\n`;

let lines: Line[] = [];
let refusals: Response[] = [];
let window: EventTarget;
let page: EventTarget & { visibilityState: string };
let following: Following;
let heard: number[] = [];
let tables: NewsMessage['table'][] = [];

function pickUp(address: string, signal: AbortSignal): Response {
  let controller!: ReadableStreamDefaultController<Uint8Array>;
  const body = new ReadableStream<Uint8Array>({
    start(one) {
      controller = one;
    },
  });
  const line: Line = {
    address,
    isOpen: true,
    write(text) {
      controller.enqueue(encoder.encode(text));
      return turnOfEvents().then(() => {});
    },
    end() {
      line.isOpen = false;
      controller.close();
      return turnOfEvents().then(() => {});
    },
  };
  signal.addEventListener('abort', () => {
    if (!line.isOpen) return;
    line.isOpen = false;
    controller.error(new DOMException('Aborted', 'AbortError'));
  });
  lines.push(line);
  return new Response(body);
}

beforeEach(async () => {
  vi.useFakeTimers();
  lines = [];
  refusals = [];
  heard = [];
  tables = [];
  window = new EventTarget();
  page = Object.assign(new EventTarget(), { visibilityState: 'visible' });
  vi.stubGlobal('document', page);
  vi.stubGlobal('addEventListener', window.addEventListener.bind(window));
  vi.stubGlobal('removeEventListener', window.removeEventListener.bind(window));
  vi.stubGlobal('fetch', async (address: string, { signal }: { signal: AbortSignal }) => {
    if (address === '/api/me') return new Response('{"name":"Guest 1"}');
    signal.throwIfAborted();
    return refusals.shift() ?? pickUp(address, signal);
  });
  following = followTable('x', ({ news, table }: NewsMessage) => {
    heard.push(news.seq);
    tables.push(table);
  });
  await turnOfEvents();
});

afterEach(() => {
  following.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

it('begins at the beginning, and resumes where it was', async () => {
  expect(lines[0].address).toBe('/api/games/x/events?after=0&changes=1');
  await lines[0].write(news(1) + news(2));
  await lines[0].end();
  expect(following.connection.value).toBe('lost');
  await vi.advanceTimersByTimeAsync(1000);
  expect(following.connection.value).toBe('live');
  expect(lines[1].address).toBe('/api/games/x/events?after=2&changes=1');
  await lines[1].write(news(2) + news(3));
  expect(heard).toEqual([1, 2, 3]);
});

it('of what changed it makes the whole table again; where it lacks the one before, it asks again', async () => {
  const message = (seq: number, rest: object) =>
    `id: ${seq}\nevent: news\ndata: ${JSON.stringify({ news: { seq }, ...rest })}\n\n`;
  const table = { seq: 2, seats: [{ name: 'Anne' }, { name: null }] };
  await lines[0].write(news(1) + message(2, { table }));
  await lines[0].write(message(3, { change: { '=seq': 3, '~seats': { '~1': { '=name': 'Mary' } } } }));
  expect(tables).toEqual([null, table, { seq: 3, seats: [{ name: 'Anne' }, { name: 'Mary' }] }]);
  await lines[0].write(message(4, { table: null }) + message(5, { change: { '=seq': 5 } }));
  expect(lines[0].isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines[1].address).toBe('/api/games/x/events?after=4&changes=1');
  await lines[1].write(message(5, { table: { seq: 5 } }));
  expect(heard).toEqual([1, 2, 3, 4, 5]);
  expect(tables.at(-1)).toEqual({ seq: 5 });
});

it('waits longer after each failure, and at once no more when somebody is in a hurry', async () => {
  await lines[0].end();
  refusals = Array.from({ length: 5 }, () => new Response('', { status: 503 }));
  await vi.advanceTimersByTimeAsync(3000);
  expect(refusals.length).toBeGreaterThan(1);
  refusals = [];
  window.dispatchEvent(new Event('online'));
  await turnOfEvents();
  expect(following.connection.value).toBe('live');
});

it('a connection that is silent is dead; one that only breathes is not', async () => {
  for (let i = 0; i < 5; i++) {
    await vi.advanceTimersByTimeAsync(20_000);
    await lines[0].write(':\n\n');
  }
  expect(lines).toHaveLength(1);
  await vi.advanceTimersByTimeAsync(46_000);
  expect(lines).toHaveLength(2);
});

it('whoever wakes up after a sleep does not trust the connection', async () => {
  vi.setSystemTime(Date.now() + 60_000);
  page.dispatchEvent(new Event('visibilitychange'));
  await turnOfEvents();
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false, true]);
});

it('if the server was set back, all is told again', async () => {
  await lines[0].write(news(1) + news(2) + news(3));
  await lines[0].end();
  await vi.advanceTimersByTimeAsync(1000);
  await lines[1].write('id: 2\nevent: table\ndata: {}\n\n');
  expect(lines[2].address).toBe('/api/games/x/events?after=0&changes=1');
  await lines[2].write(news(1) + news(2));
  expect(heard).toEqual([1, 2, 3, 1, 2]);
});

it.each([
  ['is cut off', 'id: 2\nevent: news\ndata: {"news":{"seq":2},"ta\n\n'],
  ['is something else', 'id: 2\nevent: news\ndata: {"table":null}\n\n'],
  ['is nothing', 'id: 2\nevent: news\ndata: null\n\n'],
])('an event that %s was not heard: it is asked for again', async (_, spoilt) => {
  await lines[0].write(news(1) + spoilt + news(3));
  expect(lines[0].isOpen).toBe(false);
  await vi.advanceTimersByTimeAsync(1000);
  expect(lines[1].address).toBe('/api/games/x/events?after=1&changes=1');
  await lines[1].write(news(2) + news(3));
  expect(heard).toEqual([1, 2, 3]);
});

it('waits longer each time if nothing that comes can be read', async () => {
  for (let second = 0; second < 30; second++) {
    const line = lines.at(-1)!;
    if (line.isOpen) await line.write('id: 1\nevent: news\ndata: {\n\n');
    await vi.advanceTimersByTimeAsync(1000);
  }
  expect(heard).toEqual([]);
  expect(lines.length).toBeLessThan(12);
});

it('where there is no table there is nothing to follow', async () => {
  refusals = [new Response('{"code":"no-table","text":"None."}', { status: 404 })];
  await lines[0].end();
  await vi.advanceTimersByTimeAsync(60_000);
  expect(following.connection.value).toBe('gone');
  expect(following.problem.value?.code).toBe('no-table');
  expect(lines).toHaveLength(1);
});

it('whoever has left hears nothing, and is not connected again', async () => {
  following.close();
  window.dispatchEvent(new Event('online'));
  page.dispatchEvent(new Event('visibilitychange'));
  await vi.advanceTimersByTimeAsync(60_000);
  expect(lines.map(({ isOpen }) => isOpen)).toEqual([false]);
});
