import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { beginGame, Client, guests, step } from '../testing/server.ts';

let now = 5_000_000;

describe.each(DATABASES)('games that one has played, on %s', kind => {
  let ground: Ground;
  beforeAll(async () => {
    ground = await startGround(kind, { now: () => now });
  });
  afterAll(() => ground?.close());

  it('are told in few words, and forgotten for one player only', async () => {
    const [anne, mary] = await guests(ground.nodes, 2);
    await mary.ask('PATCH', '/api/me', { name: 'Mary' });
    const id = await beginGame([anne, mary]);
    for (let i = 0; i < 7; i++) await step([anne, mary], id, i);
    expect((await mary.get('/api/me/played')).body).toEqual({ games: [], next: null });
    const { turns } = (await mary.table(id)).game!.view;
    expect(turns).toBeGreaterThan(0);
    now += 1000;
    const ended = now;
    await anne.post(`/api/games/${id}/resign`);
    now += 1000;
    await anne.post(`/api/games/${id}/chat`, { text: 'Well played!' });

    const { games, next } = (await mary.get('/api/me/played')).body;
    expect(next).toBeNull();
    expect(games).toEqual([
      {
        id,
        edition: 'classic',
        seats: [
          { name: expect.stringMatching(/^Guest/), bot: null },
          { name: 'Mary', bot: null },
        ],
        you: 1,
        winners: [1],
        turns,
        ended,
      },
    ]);

    expect((await mary.ask('DELETE', '/api/me/played')).status).toBe(204);
    expect((await mary.ask('DELETE', '/api/me/played')).status).toBe(204);
    expect((await mary.get('/api/me/played')).body.games).toEqual([]);
    await anne.post(`/api/games/${id}/chat`, { text: 'Again?' });
    expect((await mary.get('/api/me/played')).body.games).toEqual([]);
    expect((await anne.get('/api/me/played')).body.games).toMatchObject([{ id, you: 0 }]);
    expect((await mary.get(`/api/games/${id}/record`)).status).toBe(200);
  });

  it('come page by page, with bots by their names', async () => {
    const [anne] = await guests(ground.nodes, 1);
    const ids: string[] = [];
    for (let i = 0; i < 3; i++) {
      now += 1000;
      const seats = [{ by: 'person' }, { by: 'bot', bot: 'corsair' }];
      const { id } = (await anne.post('/api/games', { game: { edition: 'diaries' }, seats })).body;
      await anne.post(`/api/games/${id}/start`);
      await anne.post(`/api/games/${id}/resign`);
      ids.unshift(id);
    }
    const first = (await anne.get('/api/me/played?limit=2')).body;
    const second = (await anne.get(`/api/me/played?limit=2&after=${first.next}`)).body;
    expect([...first.games, ...second.games].map(({ id }) => id)).toEqual(ids);
    expect(second.next).toBeNull();
    expect(first.games[0]).toMatchObject({
      seats: [{ bot: null }, { bot: 'corsair' }],
      you: 0,
      winners: [1],
      turns: 0,
    });
    expect((await anne.get('/api/me/played?after=soon')).body).toMatchObject({ code: 'malformed', field: 'after' });
  });

  it('may be from before turns were counted', async () => {
    const [anne, mary] = await guests(ground.nodes, 2);
    const id = await beginGame([anne, mary]);
    await anne.post(`/api/games/${id}/resign`);
    const row = (await ground.store.game(id))!;
    const { turns: _, endedAt: __, ...summary } = JSON.parse(row.summary);
    await ground.store.append({ game: id, after: row.seq, entries: [], row: { summary: JSON.stringify(summary) } });
    expect((await mary.get('/api/me/played')).body.games).toMatchObject([
      { id, turns: null, ended: row.updated, winners: [1] },
    ]);
  });

  it('are none for somebody who is not known, and who stays unknown', async () => {
    const nobody = new Client(ground.nodes[0]);
    expect((await nobody.get('/api/me/played')).body).toEqual({ games: [], next: null });
    expect((await nobody.ask('DELETE', '/api/me/played')).status).toBe(204);
    expect(nobody.cookie).toBe('');
  });
});
