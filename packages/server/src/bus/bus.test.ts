/** What every bus does, each with the real thing behind it. */
import { setTimeout as pause } from 'node:timers/promises';
import { Redis } from 'ioredis';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openStore, type StoreOptions } from '../store/open-store.ts';
import type { Store, StoredEntry } from '../store/store.ts';
import { entry, newGame } from '../store/testing/games.ts';
import { TestPostgres } from '../store/testing/postgres.ts';
import { findRedis, TestRedis } from '../testing/redis.ts';

let postgres: TestPostgres;
let redis: TestRedis | undefined;
const hasRedis = findRedis();

beforeAll(async () => {
  postgres = await TestPostgres.start();
  if (hasRedis) redis = await TestRedis.start();
});
afterAll(async () => {
  await redis?.kill();
  await postgres?.stop();
});

describe.each(['PostgreSQL', 'Redis'] as const)('the bus on %s', kind => {
  let address: string;
  let store: Store;
  const stores: Store[] = [];

  /** Another node. It looks only when it must, unless the test says otherwise. */
  async function open(options: Partial<StoreOptions> = {}): Promise<Store> {
    const busUrl = kind === 'Redis' ? redis!.url : undefined;
    const opened = await openStore(address, { defaultFile: '', onTrouble() {}, busUrl, lookEvery: 1e9, ...options });
    stores.push(opened);
    return opened;
  }

  beforeAll(async () => {
    if (kind === 'Redis' && !hasRedis) return;
    address = await postgres.createDatabase();
    store = await open();
  });
  afterAll(() => Promise.all(stores.map(one => one.close())));

  const create = (id: string) => store.createGame(newGame(id), [entry('first')], []);
  const appendTo = (game: string, after: number, node = store) =>
    node.append({ game, after, entries: [entry(after + 1)], row: {} });
  const follow = async (node: Store, game: string, heard: number[] = []) => {
    // Its creation may have been heard of before or not.
    await node.subscribe(game, seq => seq > 1 && heard.push(seq));
    return heard;
  };

  const ifThere = test.skipIf(kind === 'Redis' && !hasRedis);

  ifThere('brings what was appended, to the nodes that follow the table', async () => {
    const other = await open();
    const heard: unknown[] = [];
    await Promise.all([create('brought'), create('elsewhere')]);
    const leave = await other.subscribe('brought', (seq, entries) => {
      if (seq > 1) heard.push([seq, entries]);
    });
    await appendTo('elsewhere', 1);
    await appendTo('brought', 1);
    await vi.waitFor(() => expect(heard.length).toBe(1));
    expect(heard).toEqual([[2, await store.entries('brought', 1)]]);
    leave();
    await follow(other, 'elsewhere');
    await appendTo('brought', 2);
    await appendTo('elsewhere', 2);
    await pause(200);
    expect(heard.length).toBe(1);
  });

  ifThere('passes a long append on without its entries', async () => {
    const other = await open();
    await create('long');
    const heard: (readonly [number, readonly StoredEntry[] | undefined])[] = [];
    await other.subscribe('long', (seq, entries) => {
      if (seq > 1) heard.push([seq, entries]);
    });
    await store.append({ game: 'long', after: 1, entries: [entry('x'.repeat(100_000))], row: {} });
    await vi.waitFor(() => expect(heard).toEqual([[2, undefined]]));
  });

  ifThere('carries a crowd', async () => {
    const other = await open();
    const ids = Array.from({ length: 150 }, (_, index) => `crowd-${index}-${'x'.repeat(150)}`);
    const heard = new Set<string>();
    await Promise.all(ids.map(id => other.subscribe(id, () => heard.add(id))));
    await Promise.all(ids.map(create));
    await vi.waitFor(() => expect(heard.size).toBe(ids.length));
  });

  ifThere('finds what was appended while a connection was lost, as soon as it is back', async () => {
    const changes: string[] = [];
    const other = await open({ onBusChange: lost => changes.push(lost ? 'lost' : 'back') });
    await create('heard');
    const heard = await follow(other, 'heard');
    await cut(kind, address);
    for (let seq = 1; seq < 6; seq++) expect(await appendTo('heard', seq)).toBe('done');
    await vi.waitFor(() => expect(heard).toContain(6));
    await vi.waitFor(() => expect([store, other].every(node => node.isBusConnected())).toBe(true));
    await appendTo('heard', 6);
    await vi.waitFor(() => expect(heard).toContain(7));
    await other.append({ game: 'heard', after: 7, entries: [entry()], row: {} });
    expect([changes[0], changes.at(-1)]).toEqual(['lost', 'back']);
  });

  ifThere('is not needed to hear of an append whose message was lost, or that was committed late', async () => {
    const other = await open({ lookEvery: 50 });
    await create('late');
    await create('early');
    const [late, early] = [await follow(other, 'late'), await follow(other, 'early')];
    const slow = new pg.Client(address);
    await slow.connect();
    await slow.query('begin');
    await slow.query(`update games set seq = 2, changed = pg_current_xact_id()::text::bigint where id = 'late'`);
    await appendTo('early', 1);
    await vi.waitFor(() => expect(early).toContain(2));
    // Several looks pass; those that came later are known already.
    await pause(200);
    expect(late).toEqual([]);
    await slow.query('commit');
    await slow.end();
    await vi.waitFor(() => expect(late).toEqual([2]));
    expect(early).toEqual([2]);
  });
});

/** Ends the connections of the bus. */
async function cut(kind: 'PostgreSQL' | 'Redis', address: string): Promise<void> {
  if (kind === 'Redis') {
    const client = new Redis(redis!.url);
    for (const type of ['pubsub', 'normal']) await client.call('client', 'kill', 'type', type, 'skipme', 'yes');
    return client.disconnect();
  }
  const client = new pg.Client(address);
  await client.connect();
  await client.query(
    `select pg_terminate_backend(pid) from pg_stat_activity where application_name = 'cartagena listener'`,
  );
  await client.end();
}

describe.skipIf(!hasRedis)('a Redis', () => {
  let address: string;
  const stores: Store[] = [];
  beforeAll(async () => {
    address = await postgres.createDatabase();
  });
  afterAll(() => Promise.all(stores.map(one => one.close())));

  async function open(options: Partial<StoreOptions> = {}): Promise<Store> {
    const busUrl = redis!.url;
    const redisOptions = { answerTimeoutMs: 300, pingEveryMs: 200 };
    const opened = await openStore(address, {
      defaultFile: '',
      onTrouble() {},
      busUrl,
      redis: redisOptions,
      ...options,
    });
    stores.push(opened);
    return opened;
  }
  const create = (node: Store, id: string) => node.createGame(newGame(id), [entry('first')], []);

  test('has a channel for each table that is followed, and for no other', async () => {
    const [one, two] = [await open(), await open()];
    const client = new Redis(redis!.url);
    const channels = async () => ((await client.pubsub('CHANNELS')) as string[]).map(name => name.split(':')[2]).sort();
    const before = await channels();
    const leave = [];
    for (const node of [one, two]) leave.push(await node.subscribe('both', () => {}));
    leave.push(await two.subscribe('one', () => {}), await two.subscribe('one', () => {}));
    expect(await channels()).toEqual([...before, 'both', 'one'].sort());
    leave[2]();
    expect(await channels()).toEqual([...before, 'both', 'one'].sort());
    for (const end of leave) end();
    await vi.waitFor(async () => expect(await channels()).toEqual(before));
    client.disconnect();
  });

  test('can serve several databases', async () => {
    const here = await open();
    const busUrl = redis!.url;
    const options = { defaultFile: '', busUrl, lookEvery: 1e9, onTrouble() {} };
    const elsewhere = await openStore(await postgres.createDatabase(), options);
    stores.push(elsewhere);
    const heard: number[] = [];
    await elsewhere.subscribe('same', seq => heard.push(seq));
    await create(here, 'same');
    await here.append({ game: 'same', after: 1, entries: [entry()], row: {} });
    await pause(200);
    expect(heard).toEqual([]);
  });

  test.each([
    ['is gone', (one: TestRedis) => one.kill(), (one: TestRedis) => one.revive()],
    ['hangs', async (one: TestRedis) => one.hang(), async (one: TestRedis) => one.goOn()],
  ])(
    'that %s is missed by nobody: nodes look instead, say so once, and come back to it',
    async (name, lose, regain) => {
      const changes: string[] = [];
      const one = await open();
      const two = await open({ onBusChange: lost => changes.push(lost ? 'lost' : 'back') });
      await create(one, name);
      const heard: number[] = [];
      await two.subscribe(name, seq => heard.push(seq));
      await lose(redis!);
      await vi.waitFor(() => expect(changes).toEqual(['lost']));
      for (let seq = 1; seq < 5; seq++) await one.append({ game: name, after: seq, entries: [entry()], row: {} });
      await vi.waitFor(() => expect(heard).toContain(5));
      // A new follower needs no bus either.
      await two.subscribe(`${name} too`, seq => heard.push(-seq));
      await create(one, `${name} too`);
      await vi.waitFor(() => expect(heard).toContain(-1));
      await one.ready();
      // A node that starts without it starts all the same.
      const late = await open({ onBusChange: lost => changes.push(lost ? 'lost' : 'back') });
      expect(late.isBusConnected()).toBe(false);
      await regain(redis!);
      await vi.waitFor(() => expect([one, two, late].every(node => node.isBusConnected())).toBe(true));
      expect(changes).toEqual(['lost', 'lost', 'back', 'back']);
      await one.append({ game: name, after: 5, entries: [entry()], row: {} });
      await vi.waitFor(() => expect(heard).toContain(6));
    },
  );
});
