import { expect, it } from 'vitest';
import { type Answer, beginGame, Client, guests, startNode } from '../testing/server.ts';

it('two who ask for another game at once, on two nodes, are led to one table, and no other is left behind', async () => {
  const node = await startNode();
  const elsewhere = await startNode({ store: node.store });
  const [anne, mary] = await guests(node, 2);
  const id = await beginGame([anne, mary]);
  await mary.post(`/api/games/${id}/resign`);
  const rival = new Client(elsewhere);
  rival.cookie = mary.cookie;
  const before = node.store.rows.size;
  let faster: Answer | undefined;
  node.store.beforeAppend = async () => {
    faster = await rival.post(`/api/games/${id}/rematch`);
  };
  const slower = await anne.post(`/api/games/${id}/rematch`);
  expect([faster!.status, slower.status]).toEqual([200, 200]);
  expect(slower.body.id).toBe(faster!.body.id);
  expect(await mary.table(slower.body.id)).toMatchObject({ status: 'open', you: 0 });
  expect(node.store.rows.size).toBe(before + 1);
  await node.close();
  await elsewhere.close();
});

it('whoever watched cannot take the seats of those who played', async () => {
  let now = Date.now();
  const node = await startNode({ now: () => now });
  const [anne, mary, jack] = await guests(node, 3);
  const id = await beginGame([anne, mary]);
  await mary.post(`/api/games/${id}/resign`);
  const next = (await anne.post(`/api/games/${id}/rematch`)).body.id;
  const early = await jack.post(`/api/games/${next}/seat`);
  expect(early).toMatchObject({ status: 409, body: { code: 'seats-reserved' } });
  expect((await mary.post(`/api/games/${next}/seat`)).status).toBe(200);
  await mary.ask('DELETE', `/api/games/${next}/seat`);
  expect((await jack.post(`/api/games/${next}/seat`)).status).toBe(200);
  await jack.ask('DELETE', `/api/games/${next}/seat`);

  const again = (await mary.post(`/api/games/${await overGame([anne, mary])}/rematch`)).body.id;
  now += 10 * 60 * 1000;
  expect((await jack.post(`/api/games/${again}/seat`)).status).toBe(200);
  await node.close();
});

async function overGame(players: readonly Client[]): Promise<string> {
  const id = await beginGame(players);
  await players[0].post(`/api/games/${id}/resign`);
  return id;
}
