import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../testing/database.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { beginGame, type Client, guests, type Node, startNode, step } from '../testing/server.ts';

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);

describe.each(DATABASES)('following a table on %s', kind => {
  let ground: Ground;
  /** One of them is at another node. */
  let players: Client[];
  let id: string;

  beforeAll(async () => {
    ground = await startGround(kind);
    players = await guests(ground.nodes, 2);
  });
  beforeEach(async () => {
    id = await beginGame(players);
  });
  afterAll(() => ground?.close());

  const lastSeq = async () => (await ground.store.game(id))!.seq;

  it('starts with the table, then tells each entry once and in order, at every node', async () => {
    const readers = [
      await players[0].follow(id),
      await players[1].follow(id),
      await (await guests(ground.nodes[1], 1))[0].follow(id),
    ];
    const from = await lastSeq();
    for (let i = 0; i < 12; i++) await step(players, id);
    const to = await lastSeq();
    for (const reader of readers) {
      await vi.waitFor(() => expect(reader.ids).toEqual(range(from, to)));
      expect(reader.events[0]).toMatchObject({ event: 'table', data: { table: { seq: from } } });
      for (const { event, data, id: seq } of reader.events.slice(1)) {
        expect(event).toBe('news');
        expect(data).toMatchObject({ news: { seq }, table: { seq } });
      }
    }
    expect(readers.map(({ events }) => events[0].data.table.you)).toEqual([0, 1, null]);
    expect(readers[0].events.at(-1)!.data.table).toEqual(await players[0].table(id));
    expect(readers[0].response.headers['content-type']).toMatch('text/event-stream');
    expect(readers[0].response.headers['content-security-policy']).toBeTruthy();
  });

  it('resumes after a lost connection with nothing missing and nothing twice', async () => {
    const whole = await players[0].follow(id);
    let reader = await players[0].follow(id);
    const seen = [await lastSeq()];
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 3; i++) await step(players, id);
      const known = await lastSeq();
      await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(known));
      reader.cut();
      seen.push(...(reader.ids.filter(seq => seq! > seen.at(-1)!) as number[]));
      for (let i = 0; i < 3; i++) await step(players, id);
      // Often at another node than before.
      players[0].node = ground.nodes[round % 2];
      reader = await players[0].follow(id, seen.at(-1));
    }
    const last = await lastSeq();
    await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(last));
    seen.push(...(reader.ids as number[]));
    expect(seen).toEqual(range(seen[0], last));
    await vi.waitFor(() => expect(whole.ids.at(-1)).toBe(last));
    // What was missed is told as it would have been, only the table comes with the last.
    const missed = reader.events.map(({ data }) => data);
    const live = new Map(whole.events.map(({ id: seq, data }) => [seq, data]));
    for (const { news } of missed) expect(news).toEqual(live.get(news.seq).news);
    expect(missed.map(({ table }) => table !== null)).toEqual([false, false, true]);
    expect(missed.at(-1).table).toEqual(await players[0].table(id));
  });

  it('can be told by the address what one knows; nonsense is refused, too much ignored', async () => {
    const status = async (after: string) => {
      const abort = new AbortController();
      const url = `${ground.nodes[0].url}/api/games/${id}/events?after=${after}`;
      const response = await fetch(url, { signal: abort.signal });
      const text = await response.body!.getReader().read();
      abort.abort();
      return [response.status, Buffer.from(text.value!).toString().split('\n')[0]];
    };
    expect(await status('x')).toMatchObject([400, expect.stringContaining('"field":"after"')]);
    expect(await status('99999')).toEqual([200, `id: ${await lastSeq()}`]);
    expect(await status(String(await lastSeq()))).toEqual([200, ':']);
  });

  it('those who watch from the side get the very same text', async () => {
    const [a, b, c] = await guests(ground.nodes, 3);
    const readers = [await a.follow(id), await b.follow(id)];
    await c.post(`/api/games/${id}/chat`, { text: 'ahoy' });
    for (const reader of readers) await vi.waitFor(() => expect(reader.events.length).toBe(2));
    expect(readers[0].events[1].raw).toBe(readers[1].events[1].raw);
    expect(readers[0].events[1].data.news.said).toMatchObject({ text: 'ahoy' });
  });

  it('whoever sits down is told as a player from then on', async () => {
    const [host, guest] = await guests(ground.nodes, 2);
    const open = (await host.post('/api/games', { game: { edition: 'classic' } })).body.id;
    const reader = await guest.follow(open);
    await guest.post(`/api/games/${open}/seat`);
    await host.post(`/api/games/${open}/start`);
    await vi.waitFor(() => expect(reader.events.at(-1)!.data.table.status).toBe('playing'));
    expect(reader.events.map(({ data }) => data.table.you)).toEqual([null, 1, 1, 1]);
    expect(reader.events.at(-1)!.data.table).toEqual(await guest.table(open));
  });
});

describe('on a store in memory', () => {
  let node: Node;
  let other: Node;
  let players: Client[];
  let id: string;

  beforeEach(async () => {
    node = await startNode();
    other = await startNode({ store: node.store });
    players = await guests([node, other], 2);
    id = await beginGame(players);
  });
  afterEach(async () => {
    await node.close();
    await other.close();
  });

  it('on a stop everybody is told to connect again, and requests are finished', async () => {
    const readers = [await players[0].follow(id), await players[1].follow(id)];
    let release = () => {};
    node.store.beforeAppend = () =>
      new Promise(resolve => {
        release = resolve;
      });
    const slow = players[0].post(`/api/games/${id}/chat`, { text: 'last words' });
    await vi.waitFor(() => expect(node.store.beforeAppend).toBeUndefined());
    const closing = node.close();
    await vi.waitFor(() => expect(readers[0].isEnded).toBe(true));
    expect(readers[0].events.at(-1)).toMatchObject({ event: 'reconnect', id: undefined });
    expect(readers[1].isEnded).toBe(false);
    release();
    expect((await slow).status).toBe(200);
    await closing;
    await expect(fetch(node.url)).rejects.toThrow();
    // The other node goes on from there.
    players[0].node = other;
    const resumed = await players[0].follow(id, readers[0].ids[0]);
    await vi.waitFor(() => expect(resumed.events.at(-1)?.data.news.said.text).toBe('last words'));
  });

  it('each node counts what it tells as it happens', async () => {
    await Promise.all([players[0], players[1], players[1]].map(player => player.follow(id)));
    for (let i = 0; i < 12; i++) await step(players, id);
    const told = async (client: Client) =>
      Number(/cartagena_events_total (\d+)/.exec((await client.get('/metrics')).body)![1]);
    await vi.waitFor(async () => expect(await Promise.all(players.map(told))).toEqual([12, 24]));
  });

  it('connections that ended are forgotten', async () => {
    const readers = await Promise.all(Array.from({ length: 5 }, () => players[0].follow(id)));
    const count = async () => Number(/cartagena_streams (\d+)/.exec((await players[0].get('/metrics')).body)![1]);
    expect(await count()).toBe(5);
    for (const reader of readers) reader.cut();
    await vi.waitFor(async () => expect(await count()).toBe(0));
  });
});

it('a stream is logged and timed when it ends, with who followed and why it ended', async () => {
  const node = await startNode();
  const players = await guests(node, 2);
  const id = await beginGame(players);
  const lines = () => node.lines.map(line => JSON.parse(line)).filter(({ msg }) => msg === 'stream ended');
  const reader = await players[0].follow(id);
  expect(lines()).toEqual([]);
  reader.cut();
  await vi.waitFor(() => expect(lines()).toHaveLength(1));
  expect(lines()[0]).toMatchObject({
    method: 'GET',
    path: `/api/games/${id}/events`,
    player: expect.any(String),
    network: '127.0.0.0',
    status: 200,
    ms: expect.any(Number),
    end: 'left',
  });
  expect(lines()[0].bytes).toBeGreaterThan(1000);
  const last = await players[0].follow(id);
  await players[0].ask('DELETE', '/api/me');
  await last.ended;
  await vi.waitFor(() => expect(lines().map(({ end }) => end)).toEqual(['left', 'reconnect']));
  const { body } = await players[1].get('/metrics');
  expect(body).toMatch('cartagena_stream_seconds_count{end="left"} 1');
  expect(body).not.toMatch(/cartagena_request_seconds_count\{[^}]*events/);
  await node.close();
});
