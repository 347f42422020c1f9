import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { beginGame, Client, guests, type Node, startNode, step } from '../testing/server.ts';

let node: Node;
let other: Node;
let players: Client[];
let id: string;

beforeEach(async () => {
  node = await startNode();
  other = await startNode({ store: node.store });
  players = await guests(node, 2);
  // One of them is at another node from now on.
  players[1].node = other;
  id = await beginGame(players);
});
afterEach(async () => {
  await node.close();
  await other.close();
});

const range = (from: number, to: number) => Array.from({ length: to - from + 1 }, (_, i) => from + i);
const lastSeq = () => node.store.rows.get(id)!.seq;

describe('following a table', () => {
  it('starts with the table, then tells each entry once and in order, at every node', async () => {
    const readers = [
      await players[0].follow(id),
      await players[1].follow(id),
      await (await guests(other, 1))[0].follow(id),
    ];
    const from = lastSeq();
    for (let i = 0; i < 12; i++) await step(players, id);
    for (const reader of readers) {
      await vi.waitFor(() => expect(reader.ids).toEqual(range(from, lastSeq())));
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
    const seen = [lastSeq()];
    for (let round = 0; round < 4; round++) {
      for (let i = 0; i < 3; i++) await step(players, id);
      await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(lastSeq()));
      reader.cut();
      seen.push(...(reader.ids.filter(seq => seq! > seen.at(-1)!) as number[]));
      for (let i = 0; i < 3; i++) await step(players, id);
      // At another node than before.
      players[0].node = players[0].node === node ? other : node;
      reader = await players[0].follow(id, seen.at(-1));
    }
    await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(lastSeq()));
    seen.push(...(reader.ids as number[]));
    expect(seen).toEqual(range(seen[0], lastSeq()));
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
      const url = `${node.url}/api/games/${id}/events?after=${after}`;
      const response = await fetch(url, { signal: abort.signal });
      const text = await response.body!.getReader().read();
      abort.abort();
      return [response.status, Buffer.from(text.value!).toString().split('\n')[0]];
    };
    expect(await status('x')).toMatchObject([400, expect.stringContaining('"field":"after"')]);
    expect(await status('99999')).toEqual([200, `id: ${lastSeq()}`]);
    expect(await status(String(lastSeq()))).toEqual([200, ':']);
  });

  it('those who watch from the side get the very same text', async () => {
    const [a, b] = await guests(node, 2);
    const readers = [await a.follow(id), await b.follow(id)];
    await a.post(`/api/games/${id}/chat`, { text: 'ahoy' });
    for (const reader of readers) await vi.waitFor(() => expect(reader.events.length).toBe(2));
    expect(readers[0].events[1].raw).toBe(readers[1].events[1].raw);
    expect(readers[0].events[1].data.news.said).toMatchObject({ text: 'ahoy' });
  });

  it('whoever sits down is told as a player from then on', async () => {
    const [host, guest] = await guests(node, 2);
    const open = (await host.post('/api/games', { game: { edition: 'classic' } })).body.id;
    const reader = await guest.follow(open);
    await guest.post(`/api/games/${open}/seat`);
    await host.post(`/api/games/${open}/start`);
    await vi.waitFor(() => expect(reader.events.at(-1)!.data.table.status).toBe('playing'));
    expect(reader.events.map(({ data }) => data.table.you)).toEqual([null, 1, 1]);
    expect(reader.events.at(-1)!.data.table).toEqual(await guest.table(open));
  });
});

it('a reader that does not read is cut off, and the others go on', async () => {
  const slow = await players[0].follow(id);
  const good = await players[0].follow(id);
  slow.response.pause();
  slow.response.socket.pause();
  await vi.waitFor(
    async () => {
      await Promise.all(
        Array.from({ length: 60 }, () => players[0].post(`/api/games/${id}/chat`, { text: '☠'.repeat(200) })),
      );
      const { body } = await players[0].get('/metrics');
      expect(body).toMatch(/cartagena_streams_cut_off_total 1/);
    },
    { timeout: 40_000, interval: 1 },
  );
  await vi.waitFor(() => expect(good.ids.at(-1)).toBe(lastSeq()));
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

it('connections that ended are forgotten', async () => {
  const readers = await Promise.all(Array.from({ length: 5 }, () => players[0].follow(id)));
  const count = async () => Number(/cartagena_streams (\d+)/.exec((await players[0].get('/metrics')).body)![1]);
  expect(await count()).toBe(5);
  for (const reader of readers) reader.cut();
  await vi.waitFor(async () => expect(await count()).toBe(0));
});

it('of many requests at once through two nodes one is done, and every other told so', async () => {
  const { seq } = await players[0].table(id);
  const tables = await Promise.all(players.map(player => player.table(id)));
  const actor = tables.findIndex(({ game }) => game!.legal.length > 0);
  const action = tables[actor].game!.legal[0];
  const twin = new Client(players[actor].node === node ? other : node);
  twin.cookie = players[actor].cookie;
  const tries = Array.from({ length: 20 }, (_, i) => [players[actor], twin][i % 2]);
  const answers = await Promise.all(tries.map(client => client.post(`/api/games/${id}/actions`, { seq, action })));
  expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
  for (const { status, body } of answers)
    if (status !== 200) expect([status, body.code, body.seq]).toEqual([409, 'stale', seq + 1]);
  expect(lastSeq()).toBe(seq + 1);
});
