import { afterAll, beforeAll, beforeEach, expect, it, vi } from 'vitest';
import type { EventReader } from '../testing/event-reader.ts';
import { beginGame, type Client, guests, type Node, startNode } from '../testing/server.ts';

let node: Node;
let other: Node;
let anne: Client;
let mary: Client;
let heckler: Client;
let watcher: Client;
let id: string;

beforeAll(async () => {
  node = await startNode();
  other = await startNode({ store: node.store });
  [anne, mary, heckler, watcher] = await guests(node, 4);
  for (const client of [mary, watcher]) client.node = other;
});
afterAll(async () => {
  await node.close();
  await other.close();
});
beforeEach(async () => {
  id = await beginGame([anne, mary]);
});

const say = (client: Client, text: string) => client.post(`/api/games/${id}/chat`, { text });
const mute = (client: Client, voice: number, isMuted = true) =>
  client.post(`/api/games/${id}/mute`, { voice, isMuted });
const heardBy = (reader: EventReader) =>
  reader.events.flatMap(({ data }) => (data.news?.said?.text === undefined ? [] : [data.news.said.text]));
const voiceOf = async (seat: number) => (await anne.table(id)).seats[seat].voice!;
/** Everything that was said so far, as a new device hears it. */
async function retold(client: Client): Promise<string[]> {
  const { seq } = await client.table(id);
  const reader = await client.follow(id, 0);
  await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));
  reader.cut();
  return heardBy(reader);
}

it('whoever is muted is heard by all others, and by the one who muted only before and after', async () => {
  const readers = await Promise.all([anne, mary, watcher].map(client => client.follow(id)));
  const voice = await voiceOf(1);
  await say(mary, 'one');
  expect((await mute(anne, voice)).status).toBe(200);
  expect((await anne.table(id)).muted).toEqual([voice]);
  await say(mary, 'two');
  await mary.post(`/api/games/${id}/chat`, { emote: 'angry' });
  await mute(anne, voice, false);
  expect((await anne.table(id)).muted).toEqual([]);
  const { seq } = (await say(mary, 'three')).body;
  for (const reader of readers) await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));
  expect(readers.map(heardBy)).toEqual([
    ['one', 'three'],
    ['one', 'two', 'three'],
    ['one', 'two', 'three'],
  ]);
  expect(readers[0].events.map(({ raw }) => raw).join()).not.toContain('angry');
});

it('on every device of the one who muted, also what was said before', async () => {
  await say(mary, 'one');
  await mute(anne, await voiceOf(1));
  await say(mary, 'two');
  expect(await retold(anne)).toEqual([]);
  expect(await retold(mary)).toEqual(['one', 'two']);
});

it('whoever speaks is told by what number, at once, and nobody else is taken for them', async () => {
  const readers = await Promise.all([heckler, watcher].map(client => client.follow(id)));
  const { seq } = (await say(heckler, 'boo')).body;
  for (const reader of readers) await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));
  const [own, others] = readers.map(reader => reader.events.at(-1)!.data);
  expect(own.table.voice).toBe(own.news.said.voice);
  expect(others.table.voice).toBeNull();
});

it('those who watch can mute and be muted', async () => {
  const readers = await Promise.all([anne, watcher].map(client => client.follow(id)));
  await say(heckler, 'boo');
  await vi.waitFor(() => expect(heardBy(readers[1])).toEqual(['boo']));
  const { voice } = readers[1].events.at(-1)!.data.news.said;
  await mute(watcher, voice);
  expect((await heckler.table(id)).muted).toEqual([]);
  const { seq } = (await say(heckler, 'booo')).body;
  for (const reader of readers) await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));
  expect(readers.map(heardBy)).toEqual([['boo', 'booo'], ['boo']]);
});

it('is nobody else’s business, and does not hold up the game', async () => {
  const readers = await Promise.all([mary, watcher].map(client => client.follow(id)));
  const voice = await voiceOf(1);
  const { actor } = (await anne.table(id)).game!.view;
  const player = [anne, mary][actor];
  const { seq, game } = await player.table(id);
  const { body } = await mute(anne, voice);
  for (const reader of readers) {
    await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(body.seq));
    const { news, table } = reader.events.at(-1)!.data;
    expect(news).toEqual({ seq: body.seq, at: news.at, kind: 'private', seat: null, made: 0, events: [] });
    expect(table.muted).toEqual([]);
  }
  expect((await player.post(`/api/games/${id}/actions`, { seq, action: game!.legal[0] })).status).toBe(200);
});

it('needs a voice, and one’s own is none', async () => {
  const voice = await voiceOf(0);
  expect(await mute(anne, voice)).toMatchObject({ status: 409, body: { code: 'own-voice' } });
  expect(await mute(anne, 99)).toMatchObject({ status: 409, body: { code: 'no-such-voice' } });
  expect(await mute(anne, -1)).toMatchObject({ status: 400, body: { field: 'voice' } });
  const before = (await anne.table(id)).seq;
  await mute(anne, await voiceOf(1), false);
  expect((await anne.table(id)).seq).toBe(before);
});
