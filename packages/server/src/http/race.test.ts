/** Many act on the same game at once through two nodes: one entry for each number, and every loser is told so. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import type { StoredEntry } from '../store/store.ts';
import { DATABASES } from '../testing/database.ts';
import { type Programs, startPrograms } from '../testing/programs.ts';
import { type Answer, beginGame, Client, guests } from '../testing/server.ts';

const ROUNDS = 5 * Number(process.env.SOAK ?? 1);

describe.each(DATABASES)('at once, on %s', kind => {
  let programs: Programs;

  beforeAll(async () => {
    programs = await startPrograms(kind);
  });
  afterAll(() => programs?.close());

  const log = (id: string): Promise<StoredEntry[]> => programs.store.entries(id);
  const outcomes = (answers: readonly Answer[]) =>
    answers.map(({ status, body }) => (status === 200 ? 'done' : `${status} ${body.code}`));

  /** The same player through every node, several times over. */
  function twins(client: Client, times: number): Client[] {
    return Array.from({ length: times }, (_, i) => {
      const twin = new Client(programs.nodes[i % programs.nodes.length]);
      twin.cookie = client.cookie;
      return twin;
    });
  }

  const post = (clients: readonly Client[], path: string, body?: unknown) =>
    Promise.all(clients.map(client => client.post(path, body)));

  async function open(clients: readonly Client[], seats: number): Promise<string> {
    const { id } = (await clients[0].post('/api/games', { game: { edition: 'classic', seats } })).body;
    return `/api/games/${id}`;
  }

  it('actions: one of a player’s is done; the rest, other seats and strangers are told why and where the game is', async () => {
    const players = await guests(programs.nodes, 3);
    const [stranger] = await guests(programs.nodes, 1);
    const id = await beginGame(players);
    for (let round = 0; round < ROUNDS; round++) {
      const tables = await Promise.all(players.map(player => player.table(id)));
      const actor = tables.findIndex(({ game }) => game!.legal.length > 0);
      const { seq, game } = tables[actor];
      const send = (client: Client, choice: number) =>
        client.post(`/api/games/${id}/actions`, { seq, action: game!.legal[choice % game!.legal.length] });
      const [own, foreign, strange] = await Promise.all([
        Promise.all(twins(players[actor], 12).map(send)),
        Promise.all(twins(players[(actor + 1) % 3], 4).map(send)),
        Promise.all(twins(stranger, 4).map(send)),
      ]);
      expect(outcomes(own).sort()).toEqual([...Array(11).fill('409 stale'), 'done']);
      for (const one of outcomes(foreign)) expect(['403 not-your-turn', '409 stale']).toContain(one);
      expect(new Set(outcomes(strange))).toEqual(new Set(['403 not-seated']));
      for (const { status, body } of own) expect([status, body.seq]).toEqual([status, seq + 1]);
      for (const { body } of [...foreign, ...strange]) expect([seq, seq + 1]).toContain(body.seq);
      const entries = await log(id);
      expect(entries.map(entry => entry.seq)).toEqual(entries.map((_, i) => i + 1));
      expect(entries.length).toBe(seq + 1);
    }
  });

  it('talk: everybody gets a word in, at the number that each is told', async () => {
    const players = await guests(programs.nodes, 2);
    const id = await beginGame(players);
    const speakers = players.flatMap(player => twins(player, 10));
    const answers = await Promise.all(
      speakers.map((speaker, i) => speaker.post(`/api/games/${id}/chat`, { text: `word ${i}` })),
    );
    expect(new Set(outcomes(answers))).toEqual(new Set(['done']));
    const entries = await log(id);
    answers.forEach(({ body }, i) => {
      expect(entries[body.seq - 1]).toMatchObject({ seq: body.seq, kind: 'said', body: { text: `word ${i}` } });
    });
    expect(entries.filter(({ kind: what }) => what === 'said').length).toBe(speakers.length);
  });

  it('the same request with the same key is done once and answered the same', async () => {
    const players = await guests(programs.nodes, 2);
    const id = await beginGame(players);
    const before = (await log(id)).length;
    const key = { 'idempotency-key': `talk-${id}` };
    const ask = (client: Client) => client.post(`/api/games/${id}/chat`, { text: 'once' }, key);
    const answers = await Promise.all(twins(players[0], 12).map(ask));
    for (const { status, body } of answers) expect([status, body]).toEqual([200, { seq: before + 1 }]);
    expect((await log(id)).length).toBe(before + 1);
    const opened = await Promise.all(
      twins(players[1], 8).map(twin => twin.post('/api/games', { game: { edition: 'classic' } }, key)),
    );
    expect(new Set(opened.map(({ status, body }) => `${status} ${body.id}`)).size).toBe(1);
    expect((await players[1].get('/api/me/games')).body.tables.length).toBe(2);
  });

  it('joins: the last seat goes to one', async () => {
    const [host, ...others] = await guests(programs.nodes, 7);
    const at = await open([host], 2);
    const answers = await post(others, `${at}/seat`);
    expect(outcomes(answers).sort()).toEqual([...Array(5).fill('409 no-seat-free'), 'done']);
    const winner = others[answers.findIndex(({ status }) => status === 200)];
    expect((await winner.table(at.slice(11))).you).toBe(1);
  });

  it('colours: nobody has the same', async () => {
    const [host, ...others] = await guests(programs.nodes, 4);
    const at = await open([host], 4);
    const answers = await post(others, `${at}/seat`, { colour: 'purple' });
    expect(outcomes(answers).sort()).toEqual(['409 colour-taken', '409 colour-taken', 'done']);
  });

  it('starts: there is one deal', async () => {
    const [host, guest] = await guests(programs.nodes, 2);
    const at = await open([host], 2);
    await guest.post(`${at}/seat`);
    const answers = await post(twins(host, 8), `${at}/start`);
    expect(outcomes(answers).sort()).toEqual([...Array(7).fill('409 not-open'), 'done']);
    expect((await log(at.slice(11))).filter(({ kind: what }) => what === 'started').length).toBe(1);
  });

  it('rematches: all are led to the same table', async () => {
    const players = await guests(programs.nodes, 2);
    const id = await beginGame(players);
    await players[1].post(`/api/games/${id}/resign`);
    const answers = await post(
      players.flatMap(player => twins(player, 3)),
      `/api/games/${id}/rematch`,
    );
    expect(new Set(outcomes(answers))).toEqual(new Set(['done']));
    expect(new Set(answers.map(({ body }) => body.id)).size).toBe(1);
    expect((await log(id)).filter(({ kind: what }) => what === 'rematch').length).toBe(1);
  });

  it('acting, taking back and giving up: whatever comes first, the log tells it, and nothing comes after the end', async () => {
    for (let round = 0; round < ROUNDS; round++) {
      const players = await guests(programs.nodes, 2);
      const id = await beginGame(players);
      const at = `/api/games/${id}`;
      const tables = await Promise.all(players.map(player => player.table(id)));
      const actor = tables.findIndex(({ game }) => game!.legal.length > 0);
      const { seq, game } = tables[actor];
      const [one, two, three] = twins(players[actor], 3);
      const answers = await Promise.all([
        one.post(`${at}/actions`, { seq, action: game!.legal.at(-1) }),
        two.post(`${at}/undo`),
        three.post(`${at}/actions`, { seq, action: game!.legal[0] }),
        players[1 - actor].post(`${at}/resign`),
      ]);
      const entries = await log(id);
      expect(entries.map(entry => entry.seq)).toEqual(entries.map((_, i) => i + 1));
      const KINDS = ['acted', 'undone', 'acted', 'closed'];
      answers.forEach(({ status, body }, i) => {
        if (status === 200) expect(entries[body.seq - 1].kind).toBe(KINDS[i]);
        else expect([status, body.seq > 0]).toEqual([409, true]);
      });
      const told = answers.filter(({ status }) => status === 200).length;
      // Giving up makes two entries.
      expect(entries.length).toBe(seq + told + 1);
      expect(answers[3].status).toBe(200);
      expect(entries.at(-1)!.kind).toBe('closed');
    }
  });
});
