/** The hash chain of a table as clients get it: with each update, and page by page. */
import { type ChainEvidence, Witness } from '@cartagena/fair';
import type { ChainPage, NewsMessage } from '@cartagena/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { type Ground, startGround } from '../testing/ground.ts';
import { beginGame, type Client, guests, step } from '../testing/server.ts';
import { commitShares, revealShares } from '../testing/shares.ts';

let ground: Ground;
let players: Client[];
beforeAll(async () => {
  ground = await startGround('SQLite');
  players = await guests(ground.nodes, 2);
});
afterAll(() => ground?.close());

const chainOf = async (id: string, after = 0): Promise<ChainPage['links']> =>
  (await players[0].get(`/api/games/${id}/chain?after=${after}`)).body.links;

/** A client that only looks on. */
function newWitness(id: string): Witness {
  let saved: ChainEvidence | undefined;
  const storage = {
    read: () => saved,
    write: (evidence: ChainEvidence) => {
      saved = evidence;
    },
  };
  return new Witness(id, storage, () => new Uint8Array(32));
}

it('updates and pages bring the same links, from wherever one goes on', async () => {
  const opened = (await players[0].post('/api/games', { game: { edition: 'classic' } })).body;
  const { id } = opened;
  const reader = await players[1].follow(id, 0);
  await players[1].post(`/api/games/${id}/seat`);
  const shares = await commitShares(players, id);
  await players[0].post(`/api/games/${id}/chat`, { text: 'Ahoy!' });
  await players[0].post(`/api/games/${id}/start`);
  await revealShares(players, id, shares);
  for (let i = 0; i < 5; i++) await step(players, id);
  await players[0].post(`/api/games/${id}/chat`, { text: 'What a game!' });
  const { seq, commitment } = await players[0].table(id);
  expect(opened.commitment).toBe(commitment);
  await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));

  const news = reader.events.filter(({ event }) => event === 'news').map(({ data }) => (data as NewsMessage).news);
  const sent = news.flatMap(({ seq, kind, seat, link }) => (link ? [{ seq, kind, seat, link }] : []));
  const all = await chainOf(id);
  expect(all).toEqual(sent);
  expect(await chainOf(id, all[6].seq)).toEqual(sent.slice(7));
  expect(await chainOf(id, seq)).toEqual([]);
  const [byNews, byPages] = [newWitness(id), newWitness(id)];
  for (const one of news) byNews.observe(one);
  for (const one of all) byPages.observe(one);
  expect(byNews.alarms).toEqual([]);
  expect(byPages.chain.head).toBe(byNews.chain.head);
  expect(byNews.chain).toMatchObject({ phase: 'playing', commitment, shares, length: sent.length });
});

it('a rematch answers with the commitment of its deal, whoever asks', async () => {
  const id = await beginGame(players);
  await players[1].post(`/api/games/${id}/resign`);
  const [first, second] = [
    await players[0].post(`/api/games/${id}/rematch`),
    await players[1].post(`/api/games/${id}/rematch`),
  ];
  const { commitment } = await players[0].table(first.body.id);
  expect([first.body, second.body]).toMatchObject([
    { id: first.body.id, commitment },
    { id: first.body.id, commitment },
  ]);
});

it('a chain is asked for by a number, of a table that is there', async () => {
  expect((await players[0].get('/api/games/nothing-like-it/chain')).status).toBe(404);
  const id = await beginGame(players);
  expect((await players[0].get(`/api/games/${id}/chain?after=x`)).status).toBe(400);
});
