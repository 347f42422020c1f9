/** Reading what another seat holds, or what comes next (API3: broken authorisation of properties). `secrecy.test.ts` reads everything along. */
import type { TableDetails } from '@cartagena/protocol';
import { afterAll, beforeAll, expect, it, vi } from 'vitest';
import { beginGame, type Client, guests, type Node, startNode, step } from '../../testing/server.ts';

let node: Node;
let players: Client[];
let spy: Client;

beforeAll(async () => {
  node = await startNode();
  players = await guests(node, 2);
  [spy] = await guests(node, 1);
});
afterAll(() => node.close());

const HIDDEN = { edition: 'classic', hands: 'hidden' };
const handsIn = ({ game }: TableDetails) => game!.view.seats.map(({ hand }) => hand !== undefined && hand !== null);

it('a second identity of a player sees no hand, however it asks', async () => {
  const id = await beginGame(players, HIDDEN);
  expect(handsIn(await players[0].table(id))).toEqual([true, false]);
  expect(handsIn(await spy.table(id))).toEqual([false, false]);
  for (const after of [0, 1, 3, 999_999]) {
    const reader = await spy.follow(id, after);
    const { seq } = (await players[0].post(`/api/games/${id}/chat`, { emote: 'hello' })).body;
    await vi.waitFor(() => expect(reader.ids.at(-1)).toBe(seq));
    const told = reader.events.map(({ raw }) => raw).join('');
    expect(told).not.toContain('"secret"');
    reader.cut();
  }
});

it('a cookie in the place of an id, and the id of another table’s event, lead nowhere', async () => {
  const id = await beginGame(players, HIDDEN);
  const reader = await spy.follow(id, 2);
  await vi.waitFor(() => expect(reader.events.length).toBeGreaterThan(0));
  for (const { data } of reader.events) if (data.table) expect(data.table.you).toBeNull();
  reader.cut();
  const answer = await spy.get(`/api/games/${id}`, {
    'x-player': 'p0',
    'x-forwarded-user': 'p0',
    'last-event-id': '1',
  });
  expect(answer.body.you).toBeNull();
});

it('the record of a running game is nobody’s, not even after a request to go back', async () => {
  const id = await beginGame(players, HIDDEN);
  for (let i = 0; i < 4; i++) await step(players, id);
  await players[0].post(`/api/games/${id}/back`, { to: 0 });
  for (const client of [...players, spy]) {
    const { status, body } = await client.get(`/api/games/${id}/record`);
    expect([status, Object.keys(body)]).toEqual([409, ['code', 'text', 'seq']]);
  }
});

it('taking back and trying the next choice brings the same luck: nothing can be found out', async () => {
  const id = await beginGame(players, HIDDEN);
  const { actor } = (await players[0].table(id)).game!.view;
  const client = players[actor];
  const retreat = async () => {
    const { seq, game } = await client.table(id);
    const draws = game!.legal.filter(({ type }) => type === 'retreat');
    return draws.length > 0 ? client.post(`/api/games/${id}/actions`, { seq, action: draws[0] }) : undefined;
  };
  const plays = (await client.table(id)).game!.legal.filter(({ type }) => type === 'play');
  const { seq } = await client.table(id);
  await client.post(`/api/games/${id}/actions`, { seq, action: plays[0] });
  expect((await client.post(`/api/games/${id}/undo`)).status).toBe(200);
  const before = await client.table(id);
  await client.post(`/api/games/${id}/actions`, { seq: before.seq, action: plays.at(-1) });
  await client.post(`/api/games/${id}/undo`);
  expect((await client.table(id)).game).toEqual(before.game);
  // What showed a card stays done.
  await client.post(`/api/games/${id}/actions`, { seq: (await client.table(id)).seq, action: plays[0] });
  if ((await retreat())?.status === 200)
    expect(await client.post(`/api/games/${id}/undo`)).toMatchObject({
      status: 409,
      body: { code: 'nothing-to-undo' },
    });
});

it('whoever watches a stand-in play cannot take that back alone', async () => {
  const id = await beginGame(players, HIDDEN);
  for (let i = 0; i < 4; i++) await step(players, id);
  await players[1].ask('DELETE', `/api/games/${id}/seat`);
  expect(await players[0].post(`/api/games/${id}/back`, { to: 0 })).toMatchObject({
    status: 409,
    body: { code: 'nobody-to-agree' },
  });
  expect((await players[1].post(`/api/games/${id}/return`)).status).toBe(200);
  expect(handsIn(await players[1].table(id))).toEqual([false, true]);
});

it('the deal of a rematch has nothing to do with the one that was opened', async () => {
  const id = await beginGame(players, HIDDEN);
  await players[1].post(`/api/games/${id}/resign`);
  const told = JSON.stringify((await spy.get(`/api/games/${id}/record`)).body);
  const next = (await players[0].post(`/api/games/${id}/rematch`)).body.id as string;
  const { secret } = node.store.rows.get(next)!;
  expect(told).not.toContain(secret);
  expect(told).toContain(node.store.rows.get(id)!.secret);
  expect((await spy.get(`/api/games/${next}/record`)).status).toBe(409);
});
