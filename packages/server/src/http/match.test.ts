/** A duplicate match: two boards with the same luck and the seats exchanged, on real stores. */
import { unwrap } from '@cartagena/engine';
import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { fairDeals } from '../table-host/fair-deals.ts';
import { type Ground, startGround } from '../testing/ground.ts';
import { type Client, guests, step } from '../testing/server.ts';
import { commitShares, revealShares } from '../testing/shares.ts';

describe.each(['SQLite', 'PostgreSQL'] as const)('a duplicate match: %s', kind => {
  let ground: Ground;
  let players: Client[];
  beforeAll(async () => {
    ground = await startGround(kind, { deals: fairDeals });
    players = await guests(ground.nodes, 3);
  });
  afterAll(() => ground?.close());

  const people = () => players.slice(0, 2);
  const open = (body: object = {}) =>
    players[0].post('/api/games', { game: { edition: 'classic' }, duplicate: true, ...body });

  async function begin(body?: object): Promise<string> {
    const { id } = (await open(body)).body;
    await players[1].post(`/api/games/${id}/seat`);
    const shares = await commitShares(people(), id);
    await players[0].post(`/api/games/${id}/start`);
    await revealShares(people(), id, shares);
    return id;
  }

  it('deals the same cards on both boards, and everybody sits in the other seat', async () => {
    const first = await begin();
    const second = (await players[0].table(first)).otherBoard!;
    for (const [i, player] of people().entries()) {
      const [one, two] = [await player.table(first), await player.table(second)];
      expect([one.board, one.otherBoard, one.you]).toEqual([1, second, i]);
      expect([two.board, two.otherBoard, two.you]).toEqual([2, first, 1 - i]);
      expect(two.seats.map(({ name }) => name)).toEqual(one.seats.map(({ name }) => name).reverse());
      expect(two.game!.view.path).toEqual(one.game!.view.path);
      expect(two.game!.view.turn).toBe(one.game!.view.turn);
      // What I hold here is what the other one holds there.
      const there = await people()[1 - i].table(second);
      expect(there.game!.view.seats[i].hand).toEqual(one.game!.view.seats[i].hand!);
    }
    const watched = await players[2].table(second);
    expect(watched.you).toBeNull();
    expect(watched.game!.view.seats.map(({ hand }) => hand)).toEqual([undefined, undefined]);
  });

  it('gives no record before both boards are over, and then two that are fair', async () => {
    const first = await begin();
    const second = (await players[0].table(first)).otherBoard!;
    for (let i = 0; i < 12; i++) await step(people(), first, i);
    for (let i = 0; i < 8; i++) await step(people().reverse(), second, i + 1);
    await players[1].post(`/api/games/${first}/resign`);
    expect((await players[0].get(`/api/games/${first}/record`)).body.code).toBe('other-board-not-over');
    expect((await players[0].get(`/api/games/${second}/record`)).body.code).toBe('not-over');
    await players[0].post(`/api/games/${second}/resign`);
    for (const [id, mirrors] of [
      [first, null],
      [second, first],
    ] as const) {
      const record = unwrap(parseFairRecord((await players[2].get(`/api/games/${id}/record`)).body));
      expect(unwrap(verifyFairRecord(record))).toMatchObject({ mirrors, sharing: [0, 1] });
    }
  });

  it('starts at once without shares, and is played again as a match', async () => {
    const { id } = (await open()).body;
    await players[1].post(`/api/games/${id}/seat`);
    expect(await players[0].table(id)).toMatchObject({ board: 1, otherBoard: null });
    await players[0].post(`/api/games/${id}/start`);
    const second = (await players[0].table(id)).otherBoard!;
    expect(await players[1].table(second)).toMatchObject({ status: 'playing', you: 0 });
    await players[1].post(`/api/games/${second}/resign`);
    const next = (await players[0].post(`/api/games/${second}/rematch`)).body.id;
    expect(await players[0].table(next)).toMatchObject({ board: 1, status: 'open' });
  });

  it('is for two seats', async () => {
    const refused = await open({ game: { edition: 'classic', seats: 3 } });
    expect(refused).toMatchObject({ status: 400, body: { code: 'malformed', field: 'duplicate' } });
  });
});
