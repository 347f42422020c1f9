import { setTimeout as pause } from 'node:timers/promises';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import type { Database } from './database.ts';
import { Feed } from './feed.ts';
import { MIGRATIONS } from './migrations.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { openPostgres } from './postgres.ts';
import type { Store } from './store.ts';
import { CUTS, CuttingProxy } from './testing/cutting-proxy.ts';
import { entry, NOW, newGame } from './testing/games.ts';
import { TestPostgres } from './testing/postgres.ts';
import { Unavailable } from './unavailable.ts';

let postgres: TestPostgres;
let address: string;
let store: Store;

/** Looks only when there is a reason to. */
const open = (to = address, options: Partial<StoreOptions> = {}) =>
  openStore(to, { defaultFile: '', onTrouble: () => {}, lookEvery: 1e9, ...options });

async function ask(query: string, of = address): Promise<unknown[]> {
  const client = new pg.Client(of);
  await client.connect();
  try {
    return (await client.query(query)).rows;
  } finally {
    await client.end();
  }
}

beforeAll(async () => {
  postgres = await TestPostgres.start();
  address = await postgres.createDatabase();
  store = await open();
  await store.players.create({ id: 'ann', name: 'Ann', created: NOW });
});
afterAll(async () => {
  await store?.close();
  await postgres?.stop();
});

const create = (id: string) => store.createGame(newGame(id), [entry('first')], []);
const appendTo = (game: string, after: number, node = store) =>
  node.append({ game, after, entries: [entry(after + 1)], row: {} });

test('after a restore into another cluster, numbers of transactions from the future are forgotten', async () => {
  await create('restored');
  await ask(`update games set changed = 4000000000000 where id = 'restored'`);
  const other = await open();
  expect(await ask(`select id from games where changed = 4000000000000`)).toEqual([]);
  await other.close();
});

describe.each(CUTS)('a connection that breaks just %s the commit', cut => {
  let proxy: CuttingProxy;
  let node: Store;

  beforeAll(async () => {
    proxy = await CuttingProxy.start(postgres.port);
    const to = new URL(address);
    to.port = String(proxy.port);
    node = await open(to.href);
  });
  afterAll(async () => {
    await node.close();
    proxy.stop();
  });

  test('makes no append happen twice, and none be lost', async () => {
    const id = `cut-${cut}`;
    await create(id);
    for (const after of [1, 2, 3]) {
      proxy.cutNext = cut;
      expect(await appendTo(id, after, node)).toBe('done');
    }
    expect(proxy.cuts).toBe(3);
    expect((await store.entries(id)).map(({ body }) => body)).toEqual(['first', 2, 3, 4]);
    expect((await store.game(id))?.seq).toBe(4);
  });

  test('tells who was too late the truth', async () => {
    const id = `cut-stale-${cut}`;
    await create(id);
    proxy.cutNext = cut;
    const [first, second] = await Promise.all([appendTo(id, 1, node), appendTo(id, 1, store)]);
    expect([first, second].sort()).toEqual(['done', 'stale']);
    expect((await store.entries(id)).length).toBe(2);
  });

  test('makes no game twice, and answers once', async () => {
    const id = `cut-new-${cut}`;
    const answer = { player: 'ann', key: id, status: 201, body: id, at: NOW };
    proxy.cutNext = cut;
    expect(await node.createGame(newGame(id), [entry()], [], answer)).toBe('done');
    expect(await store.answer('ann', id)).toEqual(answer);
    expect((await store.game(id))?.seq).toBe(1);
  });
});

test('a write that cannot be looked up is not tried again, and its caller is told', async () => {
  const proxy = await CuttingProxy.start(postgres.port);
  const to = new URL(address);
  to.port = String(proxy.port);
  const node = await open(to.href);
  for (const cut of CUTS) {
    proxy.cutAt = 'insert into "players"';
    proxy.cutNext = cut;
    const player = { id: `cut-${cut}`, name: 'Cut', created: NOW };
    await expect(node.players.create(player)).rejects.toThrow(/whether it was written is not known/);
    expect(await store.players.get(player.id)).toEqual(cut === 'after' ? player : undefined);
  }
  expect(proxy.cuts).toBe(2);
  await node.close();
  proxy.stop();
});

test('a restart of the server in the middle of play loses and doubles nothing', async () => {
  const games = Array.from({ length: 12 }, (_, index) => `restart-${index}`);
  await Promise.all(games.map(create));
  let stop = false;
  const last = await Promise.all([
    ...games.map(async game => {
      let seq = 1;
      while (!stop) {
        expect(await appendTo(game, seq)).toBe('done');
        seq++;
      }
      return seq;
    }),
    postgres.restart().then(async () => {
      await vi.waitFor(() => store.ready());
      stop = true;
      return 0;
    }),
  ]);
  for (const [index, game] of games.entries()) {
    const entries = await store.entries(game);
    expect(entries.map(({ seq }) => seq)).toEqual(Array.from({ length: last[index] }, (_, before) => before + 1));
    expect(entries.slice(1).map(({ body }) => body)).toEqual(entries.slice(1).map(({ seq }) => seq));
  }
});

test('a transaction that stays open, somewhere in the cluster, does not make looks find everything again', async () => {
  const elsewhere = new pg.Client(postgres.addressOf('postgres'));
  await elsewhere.connect();
  await elsewhere.query('begin; create temporary table open_for_long (a int)');
  const late = new pg.Client(address);
  await late.connect();
  await create('in-progress');
  await late.query(
    `begin; update games set seq = 2, changed = pg_current_xact_id()::text::bigint where id = 'in-progress'`,
  );

  const db = await openPostgres(address, { onTrouble() {}, onCommit() {} });
  const found: number[] = [];
  const read: Database['read'] = async query => {
    const rows = await db.read(query);
    found.push(rows.length);
    return rows;
  };
  const heard: string[] = [];
  const feed = new Feed(() => {});
  const follow = (game: string) => feed.subscribe(game, seq => heard.push(`${game} ${seq}`));
  for (const game of ['in-progress', 'long-7', 'after']) await follow(game);
  await feed.start({ ...db, read }, { connected: 1e9, disconnected: 1e9 });
  for (let i = 0; i < 30; i++) await create(`long-${i}`);
  await feed.look();
  await feed.look();
  await feed.look();
  await late.query('commit');
  await create('after');
  await feed.look();
  // The first reads the snapshot only; a look that finds nothing has one empty row.
  expect(found).toEqual([1, 30, 1, 1, 2]);
  expect(heard).toEqual(['long-7 1', 'in-progress 2', 'after 1']);
  await feed.stop();
  await db.close();
  await late.end();
  await elsewhere.end();
});

test('a database that is newer, or away, is refused with the reason', async () => {
  const fresh = await postgres.createDatabase();
  await (await open(fresh)).close();
  const client = new pg.Client(fresh);
  await client.connect();
  await client.query(`insert into kysely_migration values ('9999-from-the-future', '')`);
  await client.end();
  await expect(open(fresh)).rejects.toThrow(/newer than this program: it has the migration "9999-from-the-future"/);
  await expect(open(postgres.addressOf('unknown'))).rejects.toThrow(/cannot be reached.*"unknown" does not exist/);
  await expect(store.backup('x')).rejects.toThrow(/pg_dump/);
});

test('a statement that takes too long is ended', async () => {
  await create('locked');
  const impatient = await open(address, { postgres: { statementTimeoutMs: 200 } });
  const holder = new pg.Client(address);
  await holder.connect();
  await holder.query(`begin; select * from games where id = 'locked' for update`);
  await expect(appendTo('locked', 1, impatient)).rejects.toThrow(
    new Unavailable('canceling statement due to statement timeout'),
  );
  await holder.query('rollback');
  await holder.end();
  expect(await appendTo('locked', 1, impatient)).toBe('done');
  await impatient.close();
});

test('a full disk refuses writes, lets everybody read, and is forgotten when there is room', async () => {
  await create('full');
  await ask(`
    create function be_full() returns trigger as $$
      begin raise exception 'could not extend file: No space left on device' using errcode = 'disk_full'; end
    $$ language plpgsql;
    create trigger full_disk before insert on entries for each row execute function be_full()`);
  const refused = expect(appendTo('full', 1)).rejects;
  await refused.toThrow(new Unavailable('could not extend file: No space left on device'));
  expect((await store.entries('full')).length).toBe(1);
  await ask('drop trigger full_disk on entries; drop function be_full');
  expect(await appendTo('full', 1)).toBe('done');
});

test('a database that is gone is out of reach, until it is back', async () => {
  await create('gone');
  const impatient = await open(address, { postgres: { retryForMs: 300 } });
  await postgres.kill();
  await expect(appendTo('gone', 1, impatient)).rejects.toThrow(Unavailable);
  await expect(impatient.game('gone')).rejects.toThrow(Unavailable);
  await postgres.revive();
  await vi.waitFor(() => impatient.ready());
  const { seq } = (await impatient.game('gone'))!;
  expect(await appendTo('gone', seq, impatient)).toBe('done');
  await impatient.close();
});

describe('a newer program that starts beside this one', () => {
  test('may add columns: what runs goes on', async () => {
    const use = async () => {
      await store.answer('ann', 'key');
      await store.game('beside');
      await store.entries('beside');
      await store.gamesOf('ann', { limit: 5 });
      await store.playedBy('ann', { limit: 5 });
      await store.players.get('ann');
      await store.tokens.get('none');
      await store.push.of('ann');
      await store.webhooks.ofPlayer('ann');
      await store.webhooks.ofGame('beside');
      await store.settings.get('none');
    };
    await create('beside');
    // Each connection has its own prepared statements.
    await Promise.all(Array.from({ length: 20 }, use));
    for (const table of ['games', 'entries', 'seats', 'answers', 'players', 'tokens', 'codes', 'push', 'webhooks'])
      await ask(`alter table ${table} add column later text`);
    await Promise.all(Array.from({ length: 20 }, use));
    expect(await store.game('beside')).not.toHaveProperty('later');
    expect(await appendTo('beside', 1)).toBe('done');
  });

  test('does not make others wait for it, when it has to wait for a lock itself', async () => {
    const old = await postgres.createDatabase();
    const node = await open(old);
    await node.players.create({ id: 'ann', name: 'Ann', created: NOW });
    // As it was before the second migration.
    await ask(
      `alter table seats drop column "isForgotten", drop column ended;
      alter table games drop column archived; drop index games_due; drop table jobs; drop table results;
      delete from kysely_migration where name > '0002'`,
      old,
    );
    const reader = new pg.Client(old);
    await reader.connect();
    // As pg_dump does.
    await reader.query('begin; lock table seats in access share mode');
    const newer = open(old);
    // It tries, gives way, and tries again.
    for (let i = 0; i < 20; i++) {
      await node.createGame(newGame(`game ${i}`), [entry('first')], [{ seat: 0, player: 'ann' }]);
      await pause(100);
    }
    await reader.query('commit');
    await reader.end();
    await (await newer).close();
    expect(await ask('select name from kysely_migration', old)).toHaveLength(Object.keys(MIGRATIONS).length);
    await node.close();
  });
});
