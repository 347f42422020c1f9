import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type StoreOptions } from './open-store.ts';
import type { DailyResultRow, GameRow, Store } from './store.ts';
import { entry, NOW, newGame } from './testing/games.ts';
import { TestPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-store-'));
let postgres: TestPostgres;
let files = 0;

const KINDS = {
  SQLite: async () => join(folder, `${++files}.db`),
  PostgreSQL: () => postgres.createDatabase(),
};

beforeAll(async () => {
  postgres = await TestPostgres.start();
});
afterAll(async () => {
  await postgres?.stop();
  rmSync(folder, { recursive: true });
});

const troubles: Error[] = [];
const open = (address: string, options: Partial<StoreOptions> = {}) =>
  openStore(address, { defaultFile: address, onTrouble: trouble => troubles.push(trouble), ...options });

describe.each(['SQLite', 'PostgreSQL'] as const)('the store on %s', kind => {
  let address: string;
  let store: Store;
  /** Another node. */
  let other: Store;
  let commits = 0;
  let writes = 0;

  beforeAll(async () => {
    address = await KINDS[kind]();
    const onCommit = (count: number) => {
      commits++;
      writes += count;
    };
    store = await open(address, { onCommit });
    other = await open(address);
    for (const id of ['ann', 'bob']) await store.players.create({ id, name: id, created: NOW });
  });
  afterAll(async () => {
    await store?.close();
    await other?.close();
  });

  const create = (id: string, some: Partial<GameRow> = {}) =>
    store.createGame(newGame(id, some), [entry('first')], [{ seat: 0, player: 'ann' }]);
  const answer = (key: string, body = '{}') => ({ player: 'ann', key, status: 201, body, at: NOW });

  test('keeps a game with its log', async () => {
    const game = newGame('kept', { isPublic: true, actorPlayer: 'bob', actorSince: 1, deadline: NOW, botDue: NOW + 3 });
    const bodies = [{ pirate: 'ä☠\u0000"', nested: [1, null, { x: 1.5 }] }, null, 'text', 7, [true]];
    expect(
      await store.createGame(
        game,
        bodies.map(body => entry(body)),
        [],
      ),
    ).toBe('done');
    expect(await other.game('kept')).toEqual({ ...game, seq: 5 });
    const entries = await other.entries('kept');
    expect(entries.map(({ body }) => body)).toEqual(bodies);
    expect(entries[4]).toEqual({ seq: 5, at: NOW, kind: 'action', seat: 1, player: 'ann', body: [true] });
    expect((await store.entries('kept', 3)).map(({ seq }) => seq)).toEqual([4, 5]);
    expect(await store.game('unknown')).toBeUndefined();
    expect(await store.entries('unknown')).toEqual([]);
  });

  test('refuses a game that is there already, and changes nothing', async () => {
    await create('twice');
    await expect(store.createGame(newGame('twice'), [entry()], [], answer('twice'))).rejects.toThrow(/unique/i);
    expect(await store.answer('ann', 'twice')).toBeUndefined();
    expect((await store.entries('twice')).length).toBe(1);
  });

  test('appends after the last entry only', async () => {
    await create('g');
    const change = { status: 'playing', isPublic: true, deadline: NOW, summary: '{"a":1}' } as const;
    expect(await store.append({ game: 'g', after: 1, entries: [entry('a'), entry('b', NOW + 9)], row: change })).toBe(
      'done',
    );
    expect(await store.game('g')).toMatchObject({ ...change, seq: 3, updated: NOW + 9, secret: 'secret of g' });

    const late = { game: 'g', entries: [entry('no')], row: { status: 'over' as const }, answer: answer('late') };
    const seats = [{ seat: 0, player: 'bob' }];
    for (const after of [0, 1, 2, 4]) expect(await store.append({ ...late, after, seats })).toBe('stale');
    expect(await store.append({ ...late, game: 'unknown', after: 0, answer: undefined })).toBe('stale');
    expect((await store.game('g'))?.status).toBe('playing');
    expect((await store.entries('g')).map(({ body }) => body)).toEqual(['first', 'a', 'b']);
    expect(await store.answer('ann', 'late')).toBeUndefined();
    expect(await store.gamesOf('bob', { limit: 9 })).toEqual([]);
  });

  test('opens another game together with an append, or not at all', async () => {
    await create('first-game');
    const pointAt = (id: string, from: Store) =>
      from.append({
        game: 'first-game',
        after: 1,
        entries: [entry(id)],
        row: {},
        opens: { game: newGame(id), entries: [entry('first')], seats: [{ seat: 0, player: 'bob' }] },
      });
    const ids = ['next-0', 'next-1', 'next-2', 'next-3'];
    const results = await Promise.all(ids.map((id, index) => pointAt(id, index % 2 ? store : other)));
    expect([...results].sort()).toEqual(['done', 'stale', 'stale', 'stale']);
    const winner = ids[results.indexOf('done')];
    expect((await store.entries('first-game')).map(({ body }) => body)).toEqual(['first', winner]);
    expect(await Promise.all(ids.map(async id => (await store.entries(id)).length))).toEqual(
      ids.map(id => (id === winner ? 1 : 0)),
    );
    const opened = (await store.gamesOf('bob', { limit: 50 })).filter(({ id }) => ids.includes(id));
    expect(opened.map(({ id }) => id)).toEqual([winner]);
  });

  test('can change the row alone', async () => {
    await create('row');
    expect(await store.append({ game: 'row', after: 1, entries: [], row: { botDue: 7, updated: NOW + 8 } })).toBe(
      'done',
    );
    expect(await store.game('row')).toMatchObject({ seq: 1, botDue: 7, updated: NOW + 8 });
    expect(await store.append({ game: 'row', after: 0, entries: [], row: { botDue: 9 } })).toBe('stale');
    await store.append({ game: 'row', after: 1, entries: [], row: { botDue: null } });
  });

  test('lets one of many append who race through two nodes', async () => {
    await create('race');
    const results = await Promise.all(
      Array.from({ length: 100 }, (_, index) =>
        (index % 2 ? store : other).append({ game: 'race', after: 1, entries: [entry(index)], row: {} }),
      ),
    );
    expect(results.filter(result => result === 'done').length).toBe(1);
    expect(results.filter(result => result === 'stale').length).toBe(99);
    expect((await store.entries('race')).map(({ seq, body }) => [seq, body])).toEqual([
      [1, 'first'],
      [2, results.indexOf('done')],
    ]);
  });

  test('lets everybody append in the end who tries again', async () => {
    await create('queue');
    const persist = async (node: Store, body: number) => {
      let tries = 1;
      for (;;) {
        const { seq } = (await node.game('queue'))!;
        if ((await node.append({ game: 'queue', after: seq, entries: [entry(body)], row: {} })) === 'done')
          return tries;
        tries++;
      }
    };
    await Promise.all(Array.from({ length: 20 }, (_, index) => persist(index % 2 ? store : other, index)));
    const entries = await other.entries('queue');
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: 21 }, (_, index) => index + 1));
    expect(new Set(entries.map(({ body }) => body)).size).toBe(21);
  });

  test('does not let a write that fails spoil those beside it', async () => {
    const ids = Array.from({ length: 60 }, (_, index) => `beside-${index}`);
    const before = { commits, writes };
    await Promise.all(ids.map(id => create(id)));
    const results = await Promise.allSettled(
      ids.map((game, index) =>
        store.append({
          game,
          after: index % 3 === 1 ? 7 : 1,
          entries: [entry(index)],
          row: {},
          seats: [{ seat: 1, player: index % 3 === 2 ? 'nobody' : 'bob' }],
        }),
      ),
    );
    for (const [index, result] of results.entries()) {
      if (index % 3 === 2) expect(result).toMatchObject({ status: 'rejected', reason: { message: /foreign key/i } });
      else expect(result).toMatchObject({ value: index % 3 === 0 ? 'done' : 'stale' });
      expect((await store.game(ids[index]))?.seq).toBe(index % 3 === 0 ? 2 : 1);
    }
    // PostgreSQL groups commits by itself.
    if (kind === 'SQLite') {
      expect(writes - before.writes).toBe(120);
      expect(commits - before.commits).toBeLessThan(30);
    }
  });

  test('answers a repeated request, and does it once', async () => {
    await create('again');
    const append = {
      game: 'again',
      after: 1,
      entries: [entry()],
      row: {},
      answer: answer('key-1', '{"seq":2}'),
    };
    const results = await Promise.all([
      store.append(append),
      other.append(append),
      store.append({ ...append, after: 2 }),
    ]);
    expect(results.filter(result => result === 'done').length).toBe(1);
    expect(await other.append(append)).toBe('repeated');
    expect((await store.game('again'))?.seq).toBe(2);
    expect(await other.answer('ann', 'key-1')).toEqual(append.answer);
    expect(await other.answer('bob', 'key-1')).toBeUndefined();

    const ids = ['new-1', 'new-2', 'new-3', 'new-4'];
    const created = await Promise.all(
      ids.map((id, index) => (index % 2 ? store : other).createGame(newGame(id), [], [], answer('key-2', id))),
    );
    expect(created.filter(result => result === 'done').length).toBe(1);
    expect((await store.answer('ann', 'key-2'))?.body).toBe(ids[created.indexOf('done')]);
    expect((await Promise.all(ids.map(id => store.game(id)))).filter(Boolean).length).toBe(1);
  });

  test('lists games page by page, newest first, without secrets', async () => {
    await store.players.create({ id: 'eve', name: 'Eve', created: NOW });
    const ids = ['a', 'B', 'c', 'd', 'é', 'f', 'g0'].map(id => `list-${id}`);
    for (const [index, id] of ids.entries()) {
      const game = newGame(id, { isPublic: id !== 'list-c', status: 'playing', updated: NOW + (index >> 1) });
      await store.createGame(game, [], [{ seat: 2, player: 'eve' }]);
    }
    const pages = async (list: (page: Parameters<Store['gamesOf']>[1]) => ReturnType<Store['gamesOf']>) => {
      const found = [];
      for (let page = await list({ limit: 2 }); page.length > 0; page = await list({ limit: 2, after: page.at(-1) }))
        found.push(...page);
      return found;
    };
    const own = await pages(page => store.gamesOf('eve', page));
    expect(own.map(({ id }) => id)).toEqual(['g0', 'é', 'f', 'd', 'c', 'a', 'B'].map(id => `list-${id}`));
    expect(own.every(game => !('secret' in game))).toBe(true);
    const shown = await pages(page => other.publicGames('playing', page));
    expect(shown.filter(({ id }) => id.startsWith('list-')).length).toBe(6);
    expect(shown.every(game => game.isPublic && game.status === 'playing' && !('secret' in game))).toBe(true);

    await store.append({
      game: 'list-a',
      after: 0,
      entries: [],
      row: {},
      seats: [{ seat: 2, player: null }],
    });
    expect((await store.gamesOf('eve', { limit: 99 })).length).toBe(6);
  });

  test('lists what a player has played, until it is to be forgotten', async () => {
    for (const id of ['pat', 'sam']) await store.players.create({ id, name: id, created: NOW });
    const seats = [
      { seat: 1, player: 'pat' },
      { seat: 2, player: 'sam' },
    ];
    for (const [index, status] of (['over', 'over', 'playing', 'over', 'open'] as const).entries())
      await store.createGame(newGame(`played-${index}`, { status, updated: NOW + index }), [], seats);
    const played = async (player: string, from: Store = store) =>
      (await from.playedBy(player, { limit: 9 })).map(({ id, seat }) => `${id} ${seat}`);
    expect(await played('pat')).toEqual(['played-3 1', 'played-1 1', 'played-0 1']);
    const [first, second] = await store.playedBy('sam', { limit: 2 });
    expect(first).toMatchObject({ id: 'played-3', seat: 2, status: 'over', isPublic: false });
    expect('secret' in first).toBe(false);
    expect((await other.playedBy('sam', { limit: 2, after: second })).map(({ id }) => id)).toEqual(['played-0']);

    await other.forgetPlayed('pat');
    expect(await played('pat')).toEqual([]);
    expect(await played('sam', other)).toHaveLength(3);
    expect((await store.gamesOf('pat', { limit: 9 })).length).toBe(5);
    // What was not over then is not forgotten, and talk at an old table brings nothing back.
    await store.append({ game: 'played-2', after: 0, entries: [entry()], row: { status: 'over' } });
    await store.append({ game: 'played-3', after: 0, entries: [entry()], row: {} });
    expect(await played('pat')).toEqual(['played-2 1']);
  });

  test('gives what is due to one node at a time', async () => {
    const due = Array.from({ length: 20 }, (_, index) => `due-${index}`);
    for (const [index, id] of due.entries())
      await create(id, index % 2 ? { deadline: 100 + index } : { botDue: 100 + index });
    await create('not-due', { deadline: 500, botDue: 600 });
    const take = async (node: Store, ...parameters: Parameters<Store['takeDue']>) =>
      (await node.takeDue(...parameters)).games.map(({ id }) => id);
    expect(await store.takeDue(99, 999, 50)).toEqual({ games: [], next: null });
    const taken = await Promise.all([store, other, store, other].map(node => take(node, 200, 300, 4)));
    const ids = taken.flat();
    expect(new Set(ids).size).toBe(ids.length);
    for (const some of taken) expect(some.length).toBeLessThanOrEqual(4);
    const rest = await take(store, 200, 300, 50);
    expect([...ids, ...rest].sort()).toEqual([...due].sort());
    expect(await take(other, 299, 400, 50)).toEqual([]);

    // The node that took them is gone.
    const again = await take(other, 300, 400, 3);
    expect(again).toHaveLength(3);
    const [first, second] = again;
    // Who appends lets go.
    await store.append({ game: first, after: 1, entries: [entry()], row: { deadline: 150, botDue: null } });
    await store.append({ game: second, after: 1, entries: [entry()], row: { deadline: null, botDue: null } });
    const left = due.filter(id => !again.includes(id));
    expect((await take(store, 301, 400, 50)).sort()).toEqual([...left, first].sort());
  });

  test('hands out many due games by going on where it stopped', async () => {
    const ids = Array.from({ length: 25 }, (_, index) => `many-${index}`);
    for (const [index, id] of ids.entries()) await create(id, { deadline: 1000 + (index >> 1) });
    const taken: string[] = [];
    let calls = 0;
    for (let from: number | null = 500; from !== null; calls++) {
      const { games, next } = await store.takeDue(2000, 9000, 4, from);
      taken.push(...games.map(({ id }) => id));
      from = next;
    }
    expect(taken.filter(id => ids.includes(id)).sort()).toEqual([...ids].sort());
    expect(calls).toBeLessThan(10);
  });

  test('keeps players and tokens', async () => {
    await store.players.create({ id: 'zoe', name: 'Zoë', created: NOW });
    expect(await store.players.rename('zoe', 'Zora')).toBe(true);
    expect(await store.players.rename('nobody', 'x')).toBe(false);
    expect(await other.players.get('zoe')).toEqual({ id: 'zoe', name: 'Zora', created: NOW });
    expect(await other.players.get('nobody')).toBeUndefined();
    const token = { hash: 'h', player: 'zoe', created: NOW, used: NOW };
    await store.tokens.add(token);
    await expect(store.tokens.add({ ...token, hash: 'i', player: 'nobody' })).rejects.toThrow(/foreign key/i);
    await store.tokens.touch('h', NOW + 5);
    expect(await other.tokens.get('h')).toEqual({ ...token, used: NOW + 5 });
    await store.tokens.remove('h');
    expect(await other.tokens.get('h')).toBeUndefined();
  });

  test('gives a one-time code to one of many', async () => {
    await store.codes.put('code', 'ann', NOW + 10);
    await store.codes.put('old', 'ann', NOW);
    const takers = Array.from({ length: 40 }, (_, index) => (index % 2 ? store : other).codes.take('code', NOW));
    expect((await Promise.all(takers)).filter(player => player === 'ann').length).toBe(1);
    expect(await store.codes.take('code', NOW)).toBeUndefined();
    expect(await store.codes.take('old', NOW)).toBeUndefined();
    expect(await store.codes.take('unknown', NOW)).toBeUndefined();
    await expect(store.codes.put('code', 'ann', NOW + 99)).rejects.toThrow(/unique/i);
  });

  test('keeps push subscriptions and webhooks', async () => {
    const push = { endpoint: 'https://push/1', player: 'ann', keys: '{}', created: NOW };
    await store.push.put(push);
    await store.push.put({ ...push, player: 'bob', keys: '{"a":1}' });
    expect(await other.push.of('ann')).toEqual([]);
    expect(await other.push.of('bob')).toEqual([{ ...push, player: 'bob', keys: '{"a":1}' }]);
    await store.push.remove(push.endpoint);
    expect(await other.push.of('bob')).toEqual([]);

    await create('hooked');
    const hook = { id: 'w1', player: 'ann', game: null, url: 'https://x', secret: 's', created: NOW };
    const ofGame = { ...hook, id: 'w2', game: 'hooked' };
    await store.webhooks.put({ ...hook, url: 'https://hook/old' });
    await store.webhooks.put(hook);
    await store.webhooks.put(ofGame);
    expect(await other.webhooks.ofPlayer('ann')).toEqual([hook]);
    expect(await other.webhooks.ofGame('hooked')).toEqual([ofGame]);
    expect(await store.webhooks.remove('w1', 'bob')).toBe(false);
    expect(await store.webhooks.remove('w1', 'ann')).toBe(true);
    expect(await other.webhooks.ofPlayer('ann')).toEqual([]);
  });

  const result = (day: string, player: string, some: Partial<DailyResultRow> = {}): DailyResultRow => ({
    ...{ day, player, name: player, skeleton: player, points: 100, outcome: 'won', lead: 0, turns: 30, story: '🟩' },
    ...{ sent: NOW, ...some },
  });

  test('keeps one result of a player and day, and lists the best first', async () => {
    const { dailyResults } = store;
    const [day, players] = ['2026-11-18', ['r1', 'r2', 'r3', 'r4', 'r5']];
    for (const id of players) await store.players.create({ id, name: id, created: NOW });
    for (const [i, points] of [90, 120, 90, -5].entries())
      expect(await dailyResults.add(result(day, players[i], { points, sent: NOW + 9 - i }))).toBe('done');
    expect(await dailyResults.add(result('2026-11-17', 'r1'))).toBe('done');
    expect(await dailyResults.add(result(day, 'r1', { points: 200, name: 'x', skeleton: 'x' }))).toBe('sent-before');
    expect(await dailyResults.add(result(day, 'r5', { skeleton: 'r2' }))).toBe('name-taken');
    expect(await dailyResults.get(day, 'r1')).toEqual(result(day, 'r1', { points: 90, sent: NOW + 9 }));
    expect(await dailyResults.get(day, 'r5')).toBeUndefined();
    const best = async (limit: number) => (await other.dailyResults.best(day, limit)).map(({ player }) => player);
    expect(await best(9)).toEqual(['r2', 'r3', 'r1', 'r4']);
    expect(await best(2)).toEqual(['r2', 'r3']);
    expect(await dailyResults.countBetter(day, 90, 9)).toBe(1);
    expect(await dailyResults.countBetter(day, -6, 3)).toBe(3);

    // A result that is withdrawn has no name any more, and its place stays taken.
    await dailyResults.withdraw(day, 'r2');
    await dailyResults.withdraw(day, 'r3');
    expect(await best(9)).toEqual(['r1', 'r4']);
    expect(await dailyResults.countBetter(day, -6, 9)).toBe(2);
    expect(await dailyResults.get(day, 'r2')).toMatchObject({ name: null, skeleton: null });
    expect(await dailyResults.add(result(day, 'r2', { skeleton: 'new' }))).toBe('sent-before');
    expect(await dailyResults.add(result(day, 'r5', { name: 'r2', skeleton: 'r2' }))).toBe('done');
  });

  test('takes one result of many that race through two nodes, and one of two equal names', async () => {
    const race = (make: (i: number) => DailyResultRow) =>
      Promise.all(Array.from({ length: 10 }, (_, i) => [store, other][i % 2].dailyResults.add(make(i))));
    const own = await race(i => result('2026-11-16', 'ann', { name: `ann ${i}`, skeleton: `ann ${i}`, points: i }));
    expect(own.sort()).toEqual(['done', ...Array(9).fill('sent-before')]);
    for (let i = 0; i < 10; i++) await store.players.create({ id: `twin ${i}`, name: 'Twin', created: NOW });
    const twins = await race(i => result('2026-11-16', `twin ${i}`, { name: 'Twin', skeleton: 'twin' }));
    expect(twins.sort()).toEqual(['done', ...Array(9).fill('name-taken')]);
  });

  test('answers a result that is sent again with its key as before, or not at all', async () => {
    const [sent, repeated] = [answer('result', '"first"'), answer('result', '"second"')];
    expect(await store.dailyResults.add(result('2026-11-15', 'ann'), sent)).toBe('done');
    expect(await store.dailyResults.add(result('2026-11-14', 'ann'), repeated)).toBe('repeated');
    expect(await store.answer('ann', 'result')).toEqual(sent);
    expect(await store.dailyResults.get('2026-11-14', 'ann')).toBeUndefined();
    expect(await store.dailyResults.add(result('2026-11-15', 'ann'), answer('another'))).toBe('sent-before');
    expect(await store.answer('ann', 'another')).toBeUndefined();
  });

  test('agrees on a setting that several nodes make at once', async () => {
    const values = await Promise.all(
      Array.from({ length: 10 }, (_, index) =>
        (index % 2 ? store : other).settings.putIfAbsent('keys', `made ${index}`),
      ),
    );
    expect(new Set(values).size).toBe(1);
    expect(await other.settings.get('keys')).toBe(values[0]);
    await store.settings.put('keys', 'new');
    await store.settings.put('more', 'x');
    expect(await other.settings.get('keys')).toBe('new');
    expect(await other.settings.get('unknown')).toBeUndefined();
  });

  test('removes what is abandoned, and only that', async () => {
    const old = NOW - 1000;
    await Promise.all(
      Array.from({ length: 250 }, (_, index) =>
        store.createGame(newGame(`old-${index}`, { updated: old }), [entry()], [{ seat: 0, player: 'ann' }]),
      ),
    );
    await create('old-playing', { updated: old, status: 'playing' });
    await create('old-over', { updated: old, status: 'over' });
    await store.append({ game: 'old-playing', after: 1, entries: [], row: {}, answer: { ...answer('old'), at: old } });
    await store.append({
      game: 'old-playing',
      after: 1,
      entries: [],
      row: {},
      answer: { ...answer('young'), at: NOW },
    });
    await store.tokens.add({ hash: 'old', player: 'ann', created: old, used: old });
    await store.tokens.add({ hash: 'young', player: 'ann', created: old, used: NOW });
    await store.codes.put('over', 'ann', NOW);
    await store.codes.put('valid', 'ann', NOW + 1);
    const retention = {
      openGames: 500,
      startedGames: null,
      finishedGames: null,
      answers: 500,
      tokens: 500,
      results: 500,
    };
    await store.dailyResults.add(result('2026-11-02', 'ann', { sent: old }));
    await store.dailyResults.add(result('2026-11-03', 'ann'));
    const removed = { games: 0, answers: 0, tokens: 0, codes: 0, results: 0, archived: 0 };
    for (let batch = 0; batch < 20; batch++) {
      const some = await store.cleanUp(NOW, retention);
      expect(some.games).toBeLessThan(100);
      for (const [what, count] of Object.entries(some)) removed[what as keyof typeof removed] += count;
    }
    expect(removed).toMatchObject({ games: 250, answers: 1, tokens: 1, results: 1, archived: 0 });
    expect(await store.dailyResults.get('2026-11-02', 'ann')).toBeUndefined();
    expect(await store.dailyResults.get('2026-11-03', 'ann')).toBeDefined();
    expect(await store.entries('old-7')).toEqual([]);
    expect(await store.game('old-playing')).toBeDefined();
    expect(await store.game('old-over')).toBeDefined();
    expect(await store.answer('ann', 'young')).toBeDefined();
    expect(await store.tokens.get('young')).toBeDefined();
    expect(await store.codes.take('valid', NOW)).toBe('ann');
    expect(await store.abandonedGames(NOW - 500, 9)).toEqual(['old-playing']);
  });

  test('archives the log of a game that was over long ago, and answers as before', async () => {
    const retention = {
      openGames: 1e9,
      startedGames: null,
      finishedGames: 500,
      answers: 1e9,
      tokens: 1e9,
      results: 1e9,
    };
    const old = NOW - 1000;
    const archive = async (at = NOW, node = store) => {
      let archived = 0;
      for (let some = -1; some !== 0; archived += some) some = (await node.cleanUp(at, retention)).archived;
      return archived;
    };
    await archive();
    const entries = Array.from({ length: 300 }, (_, index) => ({
      ...entry({ action: `play ${index % 30} key`, ż: null }, old + index),
      seat: index % 3 === 0 ? null : index % 3,
      player: index % 2 === 0 ? 'ann' : null,
    }));
    await store.createGame(newGame('archived', { status: 'playing', updated: old }), entries, [
      { seat: 0, player: 'ann' },
    ]);
    await store.createGame(newGame('never-began', { status: 'over', updated: old }), [], []);
    expect(await archive()).toBe(1);
    await store.append({ game: 'archived', after: 300, entries: [entry('end', old + 301)], row: { status: 'over' } });
    const before = await store.entries('archived');
    const row = await store.game('archived');
    const lists = async () => [await other.gamesOf('ann', { limit: 99 }), await other.playedBy('ann', { limit: 99 })];
    const listed = await lists();
    // Two nodes at once: one of them does it.
    await Promise.all([archive(), archive(NOW, other)]);
    expect(await store.entries('archived')).toEqual(before);
    expect(await other.entries('archived', 298)).toEqual(before.slice(298));
    expect(await other.entries('archived', 301)).toEqual([]);
    expect(await store.game('archived')).toEqual(row);
    expect(await lists()).toEqual(listed);

    // It can still grow, and is archived again when that is old.
    expect(await store.append({ game: 'archived', after: 301, entries: [entry('late')], row: {} })).toBe('done');
    expect(await store.append({ game: 'archived', after: 301, entries: [entry('late')], row: {} })).toBe('stale');
    expect(await archive()).toBe(0);
    expect((await store.entries('archived')).map(({ seq }) => seq)).toEqual(
      Array.from({ length: 302 }, (_, i) => i + 1),
    );
    await archive(NOW + 1000);
    expect((await store.entries('archived')).slice(0, 301)).toEqual(before);
    expect((await store.entries('archived', 301)).map(({ body }) => body)).toEqual(['late']);
  });

  test('makes a job for each door with the append, once, and gives it to one node at a time', async () => {
    for (const id of ['kim', 'lou']) await store.players.create({ id, name: id, created: NOW });
    const door = { player: 'kim', created: NOW };
    await store.push.put({ endpoint: 'https://push/kim', keys: '{}', ...door });
    await store.push.put({ endpoint: 'https://push/lou', keys: '{}', ...door, player: 'lou' });
    await create('notified');
    await create('other');
    for (const [id, game] of [
      ['own', null],
      ['table', 'notified'],
      ['elsewhere', 'other'],
    ] as const)
      await store.webhooks.put({ id, game, url: 'https://hook', secret: 's', ...door });
    expect(await store.webhooks.get('own')).toMatchObject({ id: 'own', game: null });
    expect(await store.push.get('https://push/kim')).toMatchObject(door);
    const notify = (after: number, isPresent: boolean) =>
      store.append({
        ...{ game: 'notified', after, entries: [entry('turn', 1000 + after)], row: {} },
        notices: [{ player: 'kim', isPresent, body: `{"turn":${after}}` }],
      });
    expect(await Promise.all([notify(1, false), notify(1, false)])).toContain('done');
    await notify(2, true);
    expect(await store.jobs.take(1000, 1500, 9)).toEqual([]);
    const taken = (await Promise.all([store, other, store].map(node => node.jobs.take(1500, 2000, 2)))).flat();
    taken.push(...(await other.jobs.take(1500, 2000, 9)));
    const doors = taken.map(({ door: kind, target, body, attempts }) => `${kind} ${target} ${body} ${attempts}`);
    expect(doors.sort()).toEqual([
      'push https://push/kim {"turn":1} 1',
      'webhook own {"turn":1} 1',
      'webhook table {"turn":1} 1',
      'webhook table {"turn":2} 1',
    ]);
    expect(new Set(taken.map(({ id }) => id)).size).toBe(4);
    await store.jobs.remove(taken[0].id);
    await store.jobs.retry(taken[1].id, 1600);
    expect(await other.jobs.take(1599, 3000, 9)).toEqual([]);
    expect(await other.jobs.take(1600, 3000, 9)).toMatchObject([{ id: taken[1].id, attempts: 2 }]);
    // The node that took the others is gone.
    expect((await other.jobs.take(2000, 3000, 9)).map(({ id }) => id).sort()).toEqual(
      taken
        .slice(2)
        .map(({ id }) => id)
        .sort(),
    );
    for (const { id } of taken) await store.jobs.remove(id);
  });

  test('gives a lease to one at a time', async () => {
    const lease = (node: Store, now: number) => node.settings.lease('work', now, now + 100);
    const given = await Promise.all([store, other, store, other].map(node => lease(node, 1000)));
    expect(given.filter(Boolean)).toHaveLength(1);
    expect(await lease(other, 1099)).toBe(false);
    expect(await lease(other, 1100)).toBe(true);
    expect(await lease(store, 1199)).toBe(false);
    // Times of other lengths, too.
    expect(await lease(store, 1_000_000)).toBe(true);
    expect(await lease(store, 9_999)).toBe(false);
  });

  test('tells listeners of every node, this one at once', async () => {
    const here: string[] = [];
    const there: string[] = [];
    const leave = [
      await store.subscribe('told', seq => here.push(`told ${seq}`)),
      await other.subscribe('told', () => {
        throw new Error('a listener may fail');
      }),
      await other.subscribe('told', seq => there.push(`told ${seq}`)),
    ];
    await create('told');
    expect(here).toEqual(['told 1']);
    await store.append({ game: 'told', after: 1, entries: [entry(), entry()], row: {} });
    expect(here).toEqual(['told 1', 'told 3']);
    await vi.waitFor(() => expect(there).toContain('told 3'));
    await other.append({ game: 'told', after: 3, entries: [entry()], row: {} });
    await vi.waitFor(() => expect(here).toContain('told 4'));
    for (const end of leave) end();
    await store.append({ game: 'told', after: 4, entries: [entry()], row: {} });
    expect(here.at(-1)).toBe('told 4');
    expect(new Set(here).size).toBe(here.length);
    expect(troubles.map(({ message }) => message)).toContain('a listener may fail');
  });

  test('is ready, and can be opened by many at once', async () => {
    await store.ready();
    const fresh = await KINDS[kind]();
    const many = await Promise.all(Array.from({ length: 5 }, () => open(fresh)));
    await many[0].settings.put('a', 'b');
    expect(await Promise.all(many.map(one => one.settings.get('a')))).toEqual(Array(5).fill('b'));
    await Promise.all(many.map(one => one.close()));
    const again = await open(fresh);
    expect(await again.settings.get('a')).toBe('b');
    await again.close();
  });

  test('finishes what was begun before it closes, and refuses the rest', async () => {
    const closing = await open(address);
    await create('closing');
    const pending = Array.from({ length: 50 }, (_, index) =>
      closing.createGame(newGame(`closing-${index}`), [entry()], []),
    );
    const closed = closing.close();
    await expect(closing.game('closing')).rejects.toThrow('The store is closed.');
    await expect(closing.ready()).rejects.toThrow();
    expect(await Promise.all(pending)).toEqual(Array(50).fill('done'));
    await closed;
    await closing.close();
    expect(await store.game('closing-49')).toMatchObject({ seq: 1 });
  });

  test('has every entry of every log after a kill -9 in the middle of archiving', async () => {
    const old = NOW - 1000;
    const ids = Array.from({ length: 70 }, (_, index) => `archiving-${index}`);
    const log = Array.from({ length: 60 }, (_, index) => entry({ number: index, text: 'x'.repeat(100) }, old));
    for (const id of ids) await store.createGame(newGame(id, { status: 'over', updated: old }), log, []);
    const expected = log.map((one, index) => ({ ...one, seq: index + 1 }));
    const program = fileURLToPath(new URL('./testing/archive-child.mjs', import.meta.url));
    for (let kills = 0; kills < 3; kills++) {
      const child = spawn(process.execPath, [program, address, String(NOW)], { stdio: ['ignore', 'pipe', 'inherit'] });
      for await (const _ of createInterface(child.stdout)) setTimeout(() => child.kill('SIGKILL'), 7 * kills);
    }
    for (const id of ids) expect(await store.entries(id)).toEqual(expected);
  });

  test('has every entry that was acknowledged before a kill -9', async () => {
    const games = ['crash-1', 'crash-2', 'crash-3'];
    for (const id of games) await create(id);
    const program = fileURLToPath(new URL('./testing/crash-child.mjs', import.meta.url));
    const child = spawn(process.execPath, [program, address, games.join()], { stdio: ['ignore', 'pipe', 'inherit'] });
    const acknowledged: string[] = [];
    for await (const line of createInterface(child.stdout)) {
      acknowledged.push(line);
      if (acknowledged.length === 60) child.kill('SIGKILL');
    }
    if (kind === 'PostgreSQL') await postgres.restart();
    expect(acknowledged.length).toBeGreaterThanOrEqual(60);
    for (const id of games) {
      const entries = await store.entries(id);
      const last = Math.max(
        1,
        ...acknowledged.filter(line => line.startsWith(`${id} `)).map(line => +line.split(' ')[1]),
      );
      expect(entries.length).toBeGreaterThanOrEqual(last);
      expect(entries.length).toBe((await store.game(id))?.seq);
      for (const [index, { seq, body }] of entries.entries()) {
        expect(seq).toBe(index + 1);
        if (index > 0) expect(body).toEqual({ number: seq });
      }
    }
  });
});

describe('an address', () => {
  test.each([
    ['mysql://x', /give the path of a SQLite file, or postgres/],
    ['', /it is empty/],
    [':memory:', /in a file, not in memory/],
    ['postgres://[', /should look like/],
    [folder, /it is a folder/],
  ])('%s is refused', async (address, why) => {
    await expect(open(address)).rejects.toThrow(why);
  });

  test('that leads nowhere is refused with the reason, without the password', async () => {
    const refused = open('postgres://u:hidden@127.0.0.1:1/x');
    await expect(refused).rejects.toThrow(/PostgreSQL cannot be reached.*ECONNREFUSED/);
    await expect(refused).rejects.not.toThrow(/hidden/);
  });

  test('may be left out', async () => {
    const store = await openStore(undefined, { defaultFile: join(folder, 'made', 'for', 'us.db') });
    await store.ready();
    await store.close();
  });
});
