import { EDITIONS, PRESETS, setUp, unwrap } from '@cartagena/engine';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { beginGame, Client, guests, step } from '../testing/server.ts';

const person = { by: 'person' };

describe.each(DATABASES)('on %s', kind => {
  let ground: Ground;
  let anne: Client;
  /** At another node than Anne. */
  let mary: Client;
  let now = 1_000_000;

  beforeAll(async () => {
    ground = await startGround(kind, { now: () => now++ });
    [anne, mary] = await guests(ground.nodes, 2);
  });
  afterAll(() => ground?.close());

  const open = (body: object, headers?: { [name: string]: string }) => anne.post('/api/games', body, headers);

  describe('opening a table', () => {
    it.each(EDITIONS)('of edition %s needs no more than its name', async edition => {
      const { status, body } = await open({ game: { edition } });
      expect(status).toBe(201);
      expect(body.id).toMatch(/^[\w-]{22}$/);
      const table = await anne.table(body.id);
      expect(table).toMatchObject({ seq: body.seq, status: 'open', you: 0, isPublic: false, clock: { kind: 'none' } });
      expect(table.config.edition).toBe(edition);
      expect(table.commitment).toMatch(/^[0-9a-f]{64}$/);
      expect((await mary.table(body.id)).you).toBeNull();
    });

    it.each(Object.entries(PRESETS))('of the preset %s is the table that it names', async (edition, choices) => {
      const { body } = await open({ game: { edition, seats: 3 } });
      expect((await anne.table(body.id)).config).toEqual(unwrap(setUp({ ...choices, seats: 3 })));
    });

    it('of a preset can differ from it', async () => {
      const { body } = await open({ game: { edition: 'tortuga', pirates: 4 } });
      expect((await anne.table(body.id)).config).toMatchObject({ edition: 'classic', supply: 'row', pirates: 4 });
    });

    it('takes seats, bots, a clock and every parameter', async () => {
      const game = { edition: 'diaries', modules: ['retreat', 'assist'], pirates: 4, hands: 'open' };
      const seats = [person, { by: 'bot', bot: 'corsair' }, person];
      const { body } = await open({
        game,
        seats,
        clock: { kind: 'live', seconds: 60 },
        isPublic: true,
        name: 'Captain',
      });
      expect(await anne.table(body.id)).toMatchObject({
        config: { seats: 3, pirates: 4, hands: 'open' },
        clock: { kind: 'live', seconds: 60 },
        isPublic: true,
        seats: [{ name: 'Captain', isYou: true, isHost: true }, { name: 'corsair', bot: 'corsair' }, { name: null }],
      });
    });

    it.each([
      [{}, 'game', 'The field game is missing.'],
      [{ game: 7 }, 'game', 'The field game must be an object.'],
      [
        { game: {} },
        'game.edition',
        'The field edition must be one of classic, cartagena2, wielka, diaries or family.',
      ],
      [{ game: { edition: 'toString' } }, 'game.edition', /must be one of classic/],
      [{ game: { edition: 7 } }, 'game.edition', /must be one of classic/],
      [{ game: { edition: 'classic', pirates: 9 } }, 'game.pirates', 'The field pirates must be 4, 5 or 6, not 9.'],
      [{ game: { edition: 'classic', modules: [] } }, 'game.retreat', /Switch one of them on/],
      [{ game: { edition: 'classic' }, seats: [person] }, 'seats', 'The field seats must have at least 2 entries.'],
      [{ game: { edition: 'classic', seats: 4 }, seats: [person, person] }, 'seats', /must have 4 entries/],
      [
        { game: { edition: 'classic' }, seats: [person, { by: 'bot', bot: 'x' }] },
        'seats',
        /there are sailor, corsair/,
      ],
      [{ game: { edition: 'classic' }, seats: [person, 'me'] }, 'seats.1', /^The field seats.1 does not fit. Who is/],
      [{ game: { edition: 'classic' }, clock: { kind: 'live' } }, 'clock', /Time for a turn/],
      [{ game: { edition: 'classic' }, colour: 1 }, 'colour', 'There is no field colour here. Leave it out.'],
      [{ game: { edition: 'classic' }, isPublic: 'yes' }, 'isPublic', 'The field isPublic must be true or false.'],
      [[], 'body', 'The body must be a JSON object.'],
    ] as const)('%j is refused and %s named', async (body, field, text) => {
      const answer = await open(body);
      expect(answer).toMatchObject({ status: 400, body: { field } });
      expect(answer.body.text).toMatch(text);
    });

    it('twice with the same key opens one table', async () => {
      const body = { game: { edition: 'classic' }, isPublic: false };
      const key = { 'idempotency-key': 'open-1' };
      const first = await open(body, key);
      const twin = new Client(mary.node);
      twin.cookie = anne.cookie;
      for (const client of [anne, twin])
        expect(await client.post('/api/games', body, key)).toMatchObject({ status: 201, body: first.body });
      expect(await open({ ...body, isPublic: true }, key)).toMatchObject({ status: 422, body: { code: 'key-reused' } });
      expect((await open(body, { 'idempotency-key': 'x'.repeat(65) })).status).toBe(400);
      const atOnce = await Promise.all(
        [anne, twin, anne, twin].map(client => client.post('/api/games', body, { 'idempotency-key': 'open-2' })),
      );
      expect(new Set(atOnce.map(answer => answer.body.id)).size).toBe(1);
      // Another player's key is another key.
      expect((await mary.post('/api/games', body, key)).body.id).not.toBe(first.body.id);
    });
  });

  describe('finding tables', () => {
    it('the lobby shows public tables, page by page, without ids of players', async () => {
      const made: string[] = [];
      for (let i = 0; i < 5; i++) made.push((await open({ game: { edition: 'wielka' }, isPublic: true })).body.id);
      const seen: string[] = [];
      let next = '';
      do {
        const { body } = await mary.get(`/api/games?status=open&limit=2${next && `&after=${next}`}`);
        seen.push(...body.tables.map(({ id }: { id: string }) => id));
        next = body.next;
      } while (next);
      expect(seen.slice(0, 5)).toEqual(made.reverse());
      expect(new Set(seen).size).toBe(seen.length);
      expect((await mary.get('/api/games?status=playing')).body.tables).toEqual([]);
      expect((await mary.get('/api/games?status=closed')).body).toMatchObject({ field: 'status' });
      expect((await mary.get('/api/games?limit=1000')).body).toMatchObject({ field: 'limit' });
      expect((await mary.get('/api/games?after=0')).body).toMatchObject({ field: 'after' });
    });

    it('one’s own games say whose turn it is, and since when', async () => {
      const players = await guests(ground.nodes, 2);
      const id = await beginGame(players);
      await step(players, id);
      const lists = await Promise.all(players.map(player => player.get('/api/me/games')));
      const mine = lists.map(({ body }) => body.tables[0]);
      expect(mine.map(({ id }) => id)).toEqual([id, id]);
      expect(mine.map(({ isYourTurn }) => isYourTurn).sort()).toEqual([false, true]);
      expect(mine[mine[0].actor].isYourTurn).toBe(true);
      expect(mine[0].since).toBeGreaterThan(0);
    });

    it('somebody who is not known has no games, and stays unknown for asking', async () => {
      const response = await fetch(`${ground.nodes[0].url}/api/me/games`);
      expect([response.status, await response.json()]).toEqual([200, { tables: [], next: null }]);
      expect(response.headers.get('set-cookie')).toBeNull();
    });
  });

  it('a table that is not there is 404, whatever is asked of it', async () => {
    for (const id of ['AAAAAAAAAAAAAAAAAAAAAA', '%00', 'a%20b', '..%2f..', "'--"]) {
      for (const path of ['', '/record', '/events'])
        expect(await anne.get(`/api/games/${id}${path}`)).toMatchObject({ status: 404, body: { code: 'no-table' } });
      for (const path of ['start', 'undo', 'resign', 'return', 'rematch', 'seat'])
        expect(await anne.post(`/api/games/${id}/${path}`)).toMatchObject({ status: 404, body: { code: 'no-table' } });
      const act = await anne.post(`/api/games/${id}/actions`, { seq: 1, action: 'end' });
      expect(act).toMatchObject({ status: 404, body: { code: 'no-table' } });
    }
  });
});
