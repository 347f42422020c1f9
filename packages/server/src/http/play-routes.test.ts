import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { DATABASES } from '../testing/database.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { type Answer, beginGame, Client, guests, step } from '../testing/server.ts';
import { commitShares, revealShares } from '../testing/shares.ts';

const expectProblem = (answer: Answer, status: number, code: string) =>
  expect(answer).toMatchObject({ status, body: { code, text: expect.stringMatching(/^[A-Z“"].*\.$/) } });

describe.each(DATABASES)('on %s', kind => {
  let ground: Ground;
  /** Each at a node of its own. */
  let players: Client[];
  let stranger: Client;

  beforeAll(async () => {
    ground = await startGround(kind);
    players = await guests(ground.nodes, 2);
    [stranger] = await guests(ground.nodes[1], 1);
  });
  afterAll(() => ground?.close());

  describe('gathering', () => {
    let id: string;
    beforeEach(async () => {
      id = (await players[0].post('/api/games', { game: { edition: 'classic', seats: 3 } })).body.id;
    });

    it('people sit down, change and leave', async () => {
      expect((await players[1].post(`/api/games/${id}/seat`, { name: 'Mary', seat: 2, colour: 'green' })).status).toBe(
        200,
      );
      expect((await players[1].table(id)).seats[2]).toMatchObject({ name: 'Mary', colour: 'green', isYou: true });
      await players[1].post(`/api/games/${id}/seat`, { colour: 'purple' });
      expect((await players[1].table(id)).seats[2]).toMatchObject({ name: 'Mary', colour: 'purple' });
      expectProblem(await stranger.post(`/api/games/${id}/seat`, { seat: 2 }), 409, 'seat-taken');
      expectProblem(await stranger.post(`/api/games/${id}/seat`, { colour: 'purple' }), 409, 'colour-taken');
      expectProblem(await stranger.post(`/api/games/${id}/seat`, { colour: 'pink' }), 400, 'malformed');
      expectProblem(await stranger.post(`/api/games/${id}/seat`, { seat: 4 }), 409, 'no-seat-free');
      expect((await players[1].ask('DELETE', `/api/games/${id}/seat`)).status).toBe(200);
      expect((await players[1].table(id)).you).toBeNull();
      expectProblem(await players[1].ask('DELETE', `/api/games/${id}/seat`), 403, 'not-seated');
    });

    it('nobody without an identity', async () => {
      for (const path of ['seat', 'start', 'undo', 'resign', 'return', 'rematch'])
        expectProblem(await new Client(ground.nodes[1]).post(`/api/games/${id}/${path}`), 401, 'no-player');
    });

    it('the host lets bots take the free seats', async () => {
      await players[1].post(`/api/games/${id}/seat`);
      expectProblem(await players[1].post(`/api/games/${id}/bots`, { bot: 'corsair' }), 403, 'not-host');
      expectProblem(await players[0].post(`/api/games/${id}/bots`, { bot: 'nobody' }), 400, 'malformed');
      expect((await players[0].post(`/api/games/${id}/bots`, { bot: 'corsair' })).status).toBe(200);
      const { seats } = await stranger.table(id);
      expect(seats.map(({ bot }) => bot)).toEqual([null, null, 'corsair']);
      expectProblem(await stranger.post(`/api/games/${id}/seat`), 409, 'no-seat-free');
      expect((await players[0].post(`/api/games/${id}/start`)).status).toBe(200);
    });

    it('the host starts, when all are there', async () => {
      expectProblem(await players[0].post(`/api/games/${id}/start`), 409, 'seats-empty');
      await players[1].post(`/api/games/${id}/seat`);
      await stranger.post(`/api/games/${id}/seat`);
      expectProblem(await players[1].post(`/api/games/${id}/start`), 403, 'not-host');
      expect((await players[0].post(`/api/games/${id}/start`)).status).toBe(200);
      expectProblem(await stranger.post(`/api/games/${id}/seat`), 409, 'not-open');
    });

    it('everybody commits to a share, and the cards are dealt when all are revealed', async () => {
      await players[1].post(`/api/games/${id}/seat`);
      await stranger.post(`/api/games/${id}/seat`);
      const shares = await commitShares(players, id);
      expectProblem(await stranger.post(`/api/games/${id}/share`, { commitment: 'salt' }), 400, 'malformed');
      expectProblem(await players[0].post(`/api/games/${id}/reveal`, { share: shares[0] }), 409, 'not-dealing');
      await players[0].post(`/api/games/${id}/start`);
      expect(await stranger.table(id)).toMatchObject({ status: 'open', dealing: [0, 1] });
      await players[1].post(`/api/games/${id}/reveal`, { share: shares[1] });
      expectProblem(await players[1].post(`/api/games/${id}/restart`), 403, 'not-host');
      expect((await players[0].post(`/api/games/${id}/restart`)).status).toBe(200);
      expect(await stranger.table(id)).toMatchObject({ status: 'open', dealing: null });
      const again = await commitShares(players, id);
      await players[0].post(`/api/games/${id}/start`);
      expectProblem(await players[1].post(`/api/games/${id}/reveal`, { share: again[0] }), 409, 'wrong-share');
      await revealShares(players, id, again);
      expect(await stranger.table(id)).toMatchObject({ status: 'playing', dealing: null, fair: 2 });
    });
  });

  describe('playing', () => {
    let id: string;
    let actor: Client;
    let other: Client;
    beforeEach(async () => {
      id = await beginGame(players);
      const seat = (await players[0].table(id)).game!.view.actor;
      [actor, other] = [players[seat], players[1 - seat]];
    });
    const act = (client: Client, body: object, headers?: { [name: string]: string }) =>
      client.post(`/api/games/${id}/actions`, body, headers);

    it('legal actions are done, as objects or as text', async () => {
      const { seq, game } = await actor.table(id);
      const answer = await act(actor, { seq, action: game!.legal[0] });
      expect(answer).toMatchObject({ status: 200, body: { seq: seq + 1 } });
      expect((await actor.table(id)).game!.made).toBe(1);
    });

    it('everything else is refused with the reason and the current seq', async () => {
      const { seq, game } = await actor.table(id);
      const action = game!.legal[0];
      expectProblem(await act(other, { seq, action }), 403, 'not-your-turn');
      expectProblem(await act(stranger, { seq, action }), 403, 'not-seated');
      expectProblem(await act(actor, { seq: seq - 1, action }), 409, 'stale');
      expect((await act(actor, { seq: seq - 1, action })).body.seq).toBe(seq);
      expectProblem(await act(actor, { seq, action: 'retreat 30' }), 409, 'no-pirate');
      expect((await act(actor, { seq, action: 'fly' })).body).toMatchObject({ code: 'malformed', field: 'action' });
      expect(await act(actor, { seq, action: 7 })).toMatchObject({ status: 400, body: { field: 'action' } });
      expect(await act(actor, { action })).toMatchObject({ status: 400, body: { field: 'seq' } });
      expect(await act(actor, { seq: 1.5, action })).toMatchObject({
        body: { text: 'The field seq must be a whole number.' },
      });
      expect((await actor.table(id)).seq).toBe(seq);
    });

    it('the same request with the same key is done once and answered the same', async () => {
      const { seq, game } = await actor.table(id);
      const body = { seq, action: game!.legal[0] };
      const key = { 'idempotency-key': `act-${id}` };
      const twin = new Client(other.node);
      twin.cookie = actor.cookie;
      const answers = await Promise.all([actor, twin, actor, twin].map(client => act(client, body, key)));
      for (const answer of answers) expect(answer).toMatchObject({ status: 200, body: { seq: seq + 1 } });
      expect((await act(twin, body, key)).headers.get('idempotency-replayed')).toBe('true');
      expectProblem(await act(actor, { ...body, seq: seq + 1 }, key), 422, 'key-reused');
      expect((await actor.table(id)).game!.made).toBe(1);
    });

    it('actions are taken back, by oneself or by consent', async () => {
      await step(players, id);
      expect((await actor.post(`/api/games/${id}/undo`)).status).toBe(200);
      expectProblem(await actor.post(`/api/games/${id}/undo`), 409, 'nothing-to-undo');
      for (let i = 0; i < 4; i++) await step(players, id);
      expectProblem(await actor.post(`/api/games/${id}/back`, { to: 99 }), 409, 'no-such-moment');
      await actor.post(`/api/games/${id}/back`, { to: 1 });
      expectProblem(await actor.post(`/api/games/${id}/back/answer`, { agrees: true }), 409, 'answered');
      expectProblem(await stranger.post(`/api/games/${id}/back/answer`, { agrees: true }), 403, 'not-seated');
      expect((await other.post(`/api/games/${id}/back/answer`, { agrees: true })).status).toBe(200);
      expect((await other.table(id)).game!.made).toBe(1);
      expectProblem(await other.post(`/api/games/${id}/back/answer`, { agrees: true }), 409, 'no-request');
    });

    it('whoever leaves is replaced by a bot until back', async () => {
      await other.ask('DELETE', `/api/games/${id}/seat`);
      const seat = (await other.table(id)).you!;
      expect((await actor.table(id)).seats[seat]).toMatchObject({ away: 'left', bot: 'sailor' });
      await other.post(`/api/games/${id}/return`);
      expect((await actor.table(id)).seats[seat]).toMatchObject({ away: null, bot: null });
    });

    it('whoever watches can talk, with a text or an emote', async () => {
      const { seq } = (await stranger.post(`/api/games/${id}/chat`, { text: ' Ahoy\u0007 there ' })).body;
      expect((await ground.store.entries(id, seq - 1))[0]).toMatchObject({ seq, body: { text: 'Ahoy there' } });
      expect((await actor.post(`/api/games/${id}/chat`, { emote: 'oops' })).status).toBe(200);
      expectProblem(await actor.post(`/api/games/${id}/chat`, { emote: 'rude' }), 400, 'malformed');
      expectProblem(await actor.post(`/api/games/${id}/chat`, { text: 'a', emote: 'oops' }), 400, 'malformed');
      expectProblem(await actor.post(`/api/games/${id}/chat`, { text: 'x'.repeat(201) }), 400, 'malformed');
      expectProblem(await actor.post(`/api/games/${id}/chat`, {}), 400, 'malformed');
    });

    it('after the end there is a record, and another table for the same people', async () => {
      expectProblem(await actor.get(`/api/games/${id}/record`), 409, 'not-over');
      expectProblem(await actor.post(`/api/games/${id}/rematch`), 409, 'not-over');
      await other.post(`/api/games/${id}/resign`);
      expectProblem(await other.post(`/api/games/${id}/undo`), 409, 'not-playing');
      const over = await actor.table(id);
      expect(over).toMatchObject({ status: 'over', closing: 'resigned', winners: [over.you] });
      expect((await stranger.get(`/api/games/${id}/record`)).body).toMatchObject({ config: over.config, actions: [] });
      expectProblem(await stranger.post(`/api/games/${id}/rematch`), 403, 'not-seated');
      const next = (await actor.post(`/api/games/${id}/rematch`)).body.id;
      expect((await other.post(`/api/games/${id}/rematch`)).body.id).toBe(next);
      expect((await other.table(id)).rematch).toBe(next);
      expect(await actor.table(next)).toMatchObject({ status: 'open', config: over.config });
    });
  });
});
