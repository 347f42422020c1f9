import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';
import { beginGame, type Client, guests, type Node, startNode } from '../testing/server.ts';

const OPEN = { game: { edition: 'classic' } };
let node: Node;
let now = 1_800_000_000_000;
beforeAll(async () => {
  node = await startNode({ now: () => now });
});
afterAll(() => node.close());

const open = async (host: Client, body: object = {}): Promise<string> =>
  (await host.post('/api/games', { ...OPEN, ...body })).body.id;

describe('a lock', () => {
  it('keeps those out who do not know the password, from the opening on', async () => {
    const [anne, mary, eve] = await guests(node, 3);
    const id = await open(anne, { password: 'ahoy' });
    expect(await eve.table(id)).toMatchObject({ isLocked: true });
    expect(await eve.post(`/api/games/${id}/seat`)).toMatchObject({ status: 403, body: { code: 'locked' } });
    expect(await eve.post(`/api/games/${id}/seat`, { password: 'Ahoy' })).toMatchObject({ status: 403 });
    expect((await mary.post(`/api/games/${id}/seat`, { password: 'ahoy' })).status).toBe(200);
    // Whoever sits needs it no more.
    expect((await mary.post(`/api/games/${id}/seat`, { colour: 'green' })).status).toBe(200);
    const said = [...anne.heard, ...mary.heard, ...eve.heard, ...node.lines].join('\n');
    const { lock } = (await node.store.entries(id))[0].body as { lock: string };
    expect(lock).toMatch(/^[0-9a-f]{32}:[0-9a-f]{32}$/);
    expect(said).not.toContain(lock);
  });

  it('is changed and taken away by the host alone; the rematch has it too', async () => {
    const [anne, mary, eve] = await guests(node, 3);
    const id = await open(anne);
    expect((await mary.post(`/api/games/${id}/lock`, { password: 'mine' })).status).toBe(403);
    expect((await anne.post(`/api/games/${id}/lock`, { password: 'ours' })).status).toBe(200);
    expect((await mary.post(`/api/games/${id}/seat`)).body.code).toBe('locked');
    await anne.post(`/api/games/${id}/lock`, { password: null });
    expect((await mary.post(`/api/games/${id}/seat`)).status).toBe(200);
    await anne.post(`/api/games/${id}/lock`, { password: 'ours' });
    await anne.post(`/api/games/${id}/start`);
    await anne.post(`/api/games/${id}/resign`);
    const again = (await anne.post(`/api/games/${id}/rematch`)).body.id;
    expect((await eve.post(`/api/games/${again}/seat`)).body.code).toBe('locked');
    expect((await mary.post(`/api/games/${again}/seat`)).status).toBe(200);
  });

  it('lets nobody try many passwords', async () => {
    const limited = await startNode({ config: { rateLimit: 600 } });
    const [anne, eve] = await guests(limited, 2);
    const id = await open(anne, { password: 'ahoy' });
    const tries = Array.from({ length: 15 }, (_, i) => eve.post(`/api/games/${id}/seat`, { password: `${i}` }));
    const statuses = (await Promise.all(tries)).map(({ status }) => status);
    expect(statuses.filter(status => status === 429)).toHaveLength(5);
    await limited.close();
  });
});

it('the host removes a player, who watches from then on', async () => {
  const [anne, eve, mary] = await guests(node, 3);
  const id = await open(anne);
  await eve.post(`/api/games/${id}/seat`);
  expect((await eve.post(`/api/games/${id}/remove`, { seat: 0 })).status).toBe(403);
  expect((await anne.post(`/api/games/${id}/remove`, { seat: 1 })).status).toBe(200);
  expect(await eve.table(id)).toMatchObject({ you: null });
  expect(await eve.post(`/api/games/${id}/seat`)).toMatchObject({ status: 403, body: { code: 'removed' } });
  expect((await mary.post(`/api/games/${id}/seat`)).status).toBe(200);
  expect((await anne.post(`/api/games/${id}/start`)).status).toBe(200);
});

it('a player who does nothing at a table without a clock is replaced by a bot when the others agree', async () => {
  const players = await guests(node, 2);
  const id = await beginGame(players);
  const { game, idleAt } = await players[0].table(id);
  const idle = game!.view.actor;
  const other = players[1 - idle];
  expect(idleAt).toBe(now + 15 * 60_000);
  expect((await other.post(`/api/games/${id}/idle`, { against: idle })).body.code).toBe('not-idle-yet');
  now += 15 * 60_000;
  expect((await other.post(`/api/games/${id}/idle`, { against: idle })).status).toBe(200);
  expect((await other.table(id)).seats[idle]).toMatchObject({ away: 'idle', bot: 'sailor' });
  expect((await players[idle].post(`/api/games/${id}/return`)).status).toBe(200);
});

describe('names at a table', () => {
  it('are refused if they look like another’s, and numbered if nobody chose them', async () => {
    const [anne, eve, mary] = await guests(node, 3);
    const id = await open(anne, { name: 'Anne', seats: [1, 2, 3].map(() => ({ by: 'person' })) });
    expect(await eve.post(`/api/games/${id}/seat`, { name: 'Аnnе' })).toMatchObject({
      status: 409,
      body: { code: 'name-taken' },
    });
    await mary.ask('PATCH', '/api/me', { name: 'ANNE' });
    expect((await mary.post(`/api/games/${id}/seat`)).status).toBe(200);
    expect((await mary.table(id)).seats[1].name).toBe('ANNE 2');
    // One's own name is no other's.
    expect((await mary.post(`/api/games/${id}/seat`, { name: 'Anne 2' })).status).toBe(200);
    expect((await anne.post(`/api/games/${id}/seat`, { colour: 'green' })).status).toBe(200);
  });

  it('are refused if there is nothing to see in them', async () => {
    const [eve] = await guests(node, 1);
    for (const name of ['\u3164', '\u2800', '\u200d'])
      expect(await eve.ask('PATCH', '/api/me', { name })).toMatchObject({ status: 400, body: { field: 'name' } });
  });
});

it('the record of a game by an older revision of the rules is given', async () => {
  const players = await guests(node, 2);
  const id = await beginGame(players, { edition: 'classic', revision: 1 });
  await players[0].post(`/api/games/${id}/resign`);
  const { status, body } = await players[1].get(`/api/games/${id}/record`);
  expect(status).toBe(200);
  expect(body.config.revision).toBe(1);
  // Asked again, it is the same and is not made again.
  const entries = vi.spyOn(node.store, 'entries');
  expect((await players[0].get(`/api/games/${id}/record`)).body).toEqual(body);
  expect(entries).not.toHaveBeenCalled();
  entries.mockRestore();
});
