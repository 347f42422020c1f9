/** A table from its opening to the rematch, at the real program: on SQLite, and on PostgreSQL with everybody at another node. */
import { unwrap } from '@cartagena/engine';
import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { DATABASES } from '../testing/database.ts';
import { Follower } from '../testing/follower.ts';
import { type Programs, startPrograms } from '../testing/programs.ts';
import { type Answer, type Client, guests, step } from '../testing/server.ts';
import { commitShares, revealShares } from '../testing/shares.ts';
import { TestPlayer } from '../testing/test-player.ts';

describe.each(DATABASES)('on %s', kind => {
  let programs: Programs;
  let anne: Client;
  let mary: Client;
  let watcher: Client;
  let id: string;
  let at: string;
  /** What no log may contain. */
  const secrets: string[] = [];

  beforeAll(async () => {
    // Nobody plays that fast; only who talks too much will notice.
    programs = await startPrograms(kind, { RATE_LIMIT: '3000', LOG_LEVEL: 'trace' });
    [anne, mary, watcher] = await guests(programs.nodes, 3);
  });
  afterAll(() => programs?.close());

  const refused = ({ status, body }: Answer) => `${status} ${body.code}`;
  const ids = async (client: Client, path: string): Promise<string[]> =>
    (await client.get(path)).body.tables.map((table: { id: string }) => table.id);

  it('is opened, found, and filled', async () => {
    const game = { edition: 'classic', pirates: 4, segments: [4] };
    const opened = await anne.post('/api/games', {
      game,
      isPublic: true,
      clock: { kind: 'days', days: 3 },
      name: 'Anne',
    });
    expect(opened.status).toBe(201);
    id = opened.body.id;
    at = `/api/games/${id}`;
    expect(await ids(mary, '/api/games?status=open')).toEqual([id]);
    expect(refused(await anne.post(`${at}/start`))).toBe('409 seats-empty');
    expect((await mary.post(`${at}/seat`, { name: 'Mary', colour: 'green' })).status).toBe(200);
    expect(refused(await watcher.post(`${at}/seat`))).toBe('409 no-seat-free');
    const shares = await commitShares([anne, mary], id);
    secrets.push(...shares);
    expect(refused(await mary.post(`${at}/start`))).toBe('403 not-host');
    expect((await anne.post(`${at}/start`)).status).toBe(200);
    expect(await ids(watcher, '/api/games?status=open')).toEqual([id]);
    await revealShares([anne, mary], id, shares);
    expect(await ids(watcher, '/api/games?status=open')).toEqual([]);
    expect(await ids(watcher, '/api/games?status=playing')).toEqual([id]);
    expect(await anne.table(id)).toMatchObject({
      status: 'playing',
      seats: [
        { name: 'Anne', isYou: true },
        { name: 'Mary', colour: 'green', isYou: false },
      ],
    });
  });

  it('is watched from the side; who watches sees no hand and can do nothing but talk', async () => {
    const follower = new Follower(watcher, programs.nodes, id);
    await vi.waitFor(() => expect(follower.table?.game).toMatchObject({ legal: [] }));
    expect(refused(await watcher.post(`${at}/actions`, { seq: 1, action: 'end' }))).toBe('403 not-seated');
    const { seq } = (await watcher.post(`${at}/chat`, { text: 'Fair winds!' })).body;
    await vi.waitFor(() => expect(follower.news.at(-1)).toMatchObject({ seq, said: { text: 'Fair winds!' } }));
    await follower.close();
  });

  it('is played: actions are done, refused, taken back alone and together', async () => {
    const players = [anne, mary];
    const actor = players[(await anne.table(id)).game!.view.actor];
    const other = players.find(player => player !== actor)!;
    const { seq, game } = await actor.table(id);
    const act = { seq, action: game!.legal[0] };
    expect(refused(await other.post(`${at}/actions`, act))).toBe('403 not-your-turn');
    expect(refused(await actor.post(`${at}/actions`, { ...act, seq: 0 }))).toBe('409 stale');
    expect(refused(await actor.post(`${at}/actions`, { ...act, action: 'retreat 20' }))).toMatch(/^409/);
    expect(refused(await actor.post(`${at}/actions`, { seq, action: 'swim' }))).toBe('400 malformed');
    expect(refused(await actor.post(`${at}/actions`, { ...act, action: 'x'.repeat(20_000) }))).toBe('413 too-large');
    expect(refused(await actor.post('/api/games/AAAAAAAAAAAAAAAAAAAAAA/actions', act))).toBe('404 no-table');
    expect((await actor.post(`${at}/actions`, act)).body).toEqual({ seq: seq + 1 });
    expect((await actor.post(`${at}/undo`)).body).toEqual({ seq: seq + 2 });
    for (let i = 0; i < 6; i++) expect((await step(players, id, i)).status).toBe(200);
    await anne.post(`${at}/back`, { to: 2 });
    expect((await mary.table(id)).request).toMatchObject({ seat: 0, to: 2 });
    await mary.post(`${at}/back/answer`, { agrees: false });
    expect((await anne.table(id)).game!.made).toBe(6);
    await mary.post(`${at}/back`, { to: 2 });
    await anne.post(`${at}/back/answer`, { agrees: true });
    expect((await mary.table(id)).game!.made).toBe(2);
    const lists = await Promise.all(players.map(player => player.get('/api/me/games')));
    expect(lists.map(({ body }) => body.tables[0].isYourTurn).sort()).toEqual([false, true]);
  });

  it('goes on without who is away: a bot acts until the player is back', async () => {
    const players = [anne, mary];
    const seat = (await anne.table(id)).game!.view.actor;
    const follower = new Follower(players[1 - seat], programs.nodes, id);
    await vi.waitFor(() => expect(follower.table).toBeDefined());
    const { seq } = (await players[seat].ask('DELETE', `${at}/seat`)).body;
    await vi.waitFor(() => expect(follower.news.find(news => news.seq > seq)).toMatchObject({ kind: 'acted', seat }));
    expect(follower.table!.seats[seat]).toMatchObject({ away: 'left', bot: 'sailor' });
    expect((await players[seat].post(`${at}/return`)).status).toBe(200);
    expect((await players[1 - seat].table(id)).seats[seat]).toMatchObject({ away: null, bot: null });
    await follower.close();
  });

  it('moves with its player to another device', async () => {
    const { code } = (await mary.post('/api/me/code')).body;
    const [phone] = await guests(programs.nodes[0], 1);
    secrets.push(code, mary.cookie.split('=')[1], phone.cookie.split('=')[1]);
    expect((await phone.post('/api/me/claim', { code })).status).toBe(200);
    expect((await phone.table(id)).you).toBe(1);
    expect(refused(await watcher.post('/api/me/claim', { code }))).toBe('404 bad-code');
    mary = phone;
  });

  it('comes to its end, with a record that anybody can check', async () => {
    expect(refused(await anne.get(`${at}/record`))).toBe('409 not-over');
    const players = [anne, mary].map(client => new TestPlayer(client, programs.nodes, id));
    for (const player of players) await vi.waitFor(() => expect(player.isOver).toBe(true));
    for (const player of players) {
      expect([player.refusals, player.follower.faults]).toEqual([[], []]);
      await player.close();
    }
    const { body } = await watcher.get(`${at}/record`);
    const record = unwrap(parseFairRecord(body));
    expect(verifyFairRecord(record)).toMatchObject({ ok: true });
    const over = await anne.table(id);
    expect(over).toMatchObject({ status: 'over', closing: 'played', winners: record.fair.winners });
    expect(over.commitment).toBe(record.fair.commitment);
    expect(unwrap(verifyFairRecord(record))).toMatchObject({ version: 2, takebacks: [2], sharing: [0, 1] });
    expect(refused(await anne.post(`${at}/undo`))).toBe('409 not-playing');
  });

  it('is played again, and given up', async () => {
    const again = (await anne.post(`${at}/rematch`)).body.id;
    expect((await mary.post(`${at}/rematch`)).body.id).toBe(again);
    expect((await mary.post(`/api/games/${again}/seat`)).status).toBe(200);
    expect((await anne.post(`/api/games/${again}/start`)).status).toBe(200);
    expect((await ids(mary, '/api/me/games')).slice(0, 2)).toEqual([again, id]);
    expect((await anne.post(`/api/games/${again}/resign`)).status).toBe(200);
    expect(await mary.table(again)).toMatchObject({ status: 'over', closing: 'resigned', winners: [1] });
  });

  it('asks who talks too much to wait', async () => {
    const words = await Promise.all(Array.from({ length: 110 }, () => anne.post(`${at}/chat`, { emote: 'laugh' })));
    const tooMuch = words.filter(({ status }) => status !== 200);
    expect(tooMuch.length).toBeGreaterThan(0);
    for (const answer of tooMuch) {
      expect(refused(answer)).toBe('429 too-fast');
      expect(Number(answer.headers.get('retry-after'))).toBeGreaterThan(0);
    }
  });

  it('left no secret in any log', async () => {
    secrets.push((await programs.store.game(id))!.secret, anne.cookie.split('=')[1]);
    for (const { output } of programs.nodes) {
      expect(output).toContain(at);
      for (const secret of secrets) expect(output).not.toContain(secret);
    }
  });
});
