import { copyFileSync, existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import Libsql from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { MIGRATIONS } from './migrations.ts';
import { openStore, type StoreOptions } from './open-store.ts';
import { mayPass } from './sqlite-trouble.ts';
import { entry, NOW, newGame } from './testing/games.ts';
import { Unavailable } from './unavailable.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-sqlite-'));
afterAll(() => rmSync(folder, { recursive: true }));

const at = (name: string) => join(folder, name);
const open = (name: string, options: Partial<StoreOptions> = {}) =>
  openStore(at(name), { defaultFile: '', onTrouble: () => {}, ...options });

test('a copy that was made in the middle of play can be restored', async () => {
  const store = await open('original.db');
  await store.players.create({ id: 'ann', name: 'Ann', created: NOW });
  await store.createGame(newGame('g'), [entry('first')], [{ seat: 0, player: 'ann' }]);
  let seq = 1;
  let stop = false;
  const play = (async () => {
    while (!stop) {
      await store.append({ game: 'g', after: seq, entries: [entry(seq)], row: {} });
      seq++;
    }
  })();
  await store.backup(at('copy.db'));
  const [then, copied] = [seq, await open('copy.db')];
  await store.backup(at('copy-2.db'));
  await store.backup(at('copy-2.db'));
  stop = true;
  await play;

  const game = await copied.game('g');
  const entries = await copied.entries('g');
  expect(entries.length).toBe(game?.seq);
  expect(game!.seq).toBeLessThanOrEqual(then);
  expect((await copied.gamesOf('ann', { limit: 1 })).length).toBe(1);
  expect(await copied.append({ game: 'g', after: game!.seq, entries: [entry('after')], row: {} })).toBe('done');
  expect(existsSync(at('copy.db.unfinished'))).toBe(false);
  await expect(store.backup(at('no/such/folder/copy.db'))).rejects.toThrow();
  await store.ready();
  await copied.close();
  await store.close();
});

test('all who wait are told when a thread dies, and the next who asks has a new one', async () => {
  const dying = new URL(
    `data:text/javascript,${encodeURIComponent(`
      import { parentPort } from 'node:worker_threads';
      import { RequestReader } from '${new URL('../../dist/store/sqlite-messages.js', import.meta.url)}';
      const reader = new RequestReader();
      const answer = others => parentPort.postMessage({ done: [], others });
      parentPort.on('message', message => {
        const requests = reader.read(message);
        if (requests.some(one => 'write' in one)) process.exit(3);
        if (requests.some(one => 'close' in one)) parentPort.close();
        answer(requests.map(({ id }) => ({ id, rows: [{ snapshot: '1:1:' }] })));
      });
      answer([{ id: 0, rows: [] }]);
    `)}`,
  );
  const troubles: string[] = [];
  const onTrouble = ({ message }: Error) => void troubles.push(message);
  const store = await open('dying.db', { onTrouble, lookEvery: 1e9, sqlite: { worker: dying, reader: false } });
  const why = 'The thread of the database ended, with code 3.';
  for (let deaths = 1; deaths <= 3; deaths++) {
    await store.ready();
    const pending = await Promise.allSettled([store.settings.put('a', 'b'), store.settings.put('c', 'd')]);
    expect(pending).toEqual([1, 2].map(() => ({ status: 'rejected', reason: new Unavailable(why) })));
    expect(troubles).toEqual(Array(deaths).fill(why));
  }
  await store.ready();
  await store.close();
  await expect(store.ready()).rejects.toThrow('The store is closed.');
});

test('of writes that are committed together each is done or not by itself', async () => {
  const { SqliteFile } = await import('./sqlite-file.ts');
  const file = await SqliteFile.open(at('together.db'), 'writer');
  const put = (key: string, mustChange?: number) => ({
    sql: 'insert into settings values (?, ?) on conflict do nothing',
    parameters: [key, ''],
    ...(mustChange === undefined ? {} : { mustChange }),
  });
  const remove = (key: string) => ({ sql: 'delete from settings where key = ?', parameters: [key], mustChange: 1 });
  const broken = { sql: 'insert into settings values (?, null)', parameters: ['broken'] };
  const done = { ok: true };
  // One that cannot be done at its first statement; then those that have changed something by then.
  const rounds: [readonly (readonly Parameters<typeof file.writeTogether>[0][number][number][])[], unknown[]][] = [
    [
      [[put('a')], [remove('b'), put('lost 1')], [put('c')]],
      [done, { ok: false, failed: 0 }, done],
    ],
    [
      [[put('d')], [put('lost 2'), remove('b')], [put('e')]],
      [done, { ok: false, failed: 1 }, done],
    ],
    [
      [[put('f')], [put('lost 3'), broken], [put('g')]],
      [done, expect.any(Error), done],
    ],
    [
      [[put('h')], [broken, put('lost 4')], [put('i')]],
      [done, expect.any(Error), done],
    ],
  ];
  for (const [writes, results] of rounds) expect(file.writeTogether(writes)).toMatchObject(results);
  const keys = file.read({ sql: 'select key from settings order by key', parameters: [] }) as { key: string }[];
  expect(keys.map(({ key }) => key).join('')).toBe('acdefghi');
  file.close();
});

test('a full disk refuses writes, lets everybody read, and is forgotten when there is room', async () => {
  const { SqliteFile } = await import('./sqlite-file.ts');
  const writer = await SqliteFile.open(at('full.db'), 'writer');
  const reader = await SqliteFile.open(at('full.db'), 'reader');
  const put = (key: string, value: string) => [{ sql: 'insert into settings values (?, ?)', parameters: [key, value] }];
  const keys = () => reader.read({ sql: 'select key from settings', parameters: [] });
  const [{ page_count: pages }] = writer.read({ sql: 'pragma page_count', parameters: [] }) as { page_count: number }[];
  const letGrowBy = (more: number) => writer.read({ sql: `pragma max_page_count = ${pages + more}`, parameters: [] });

  expect(writer.writeTogether([put('before', '')])).toMatchObject([{ ok: true }]);
  letGrowBy(0);
  const [small, large] = writer.writeTogether([put('small', ''), put('large', 'x'.repeat(1e5))]) as Error[];
  // Writes in the same commit fail too: nothing of it happened.
  expect([small, large].map(mayPass)).toEqual([true, true]);
  expect(keys()).toEqual([{ key: 'before' }]);
  letGrowBy(1000);
  expect(writer.writeTogether([put('large', 'x'.repeat(1e5))])).toMatchObject([{ ok: true }]);
  expect(keys()).toEqual([{ key: 'before' }, { key: 'large' }]);
  reader.close();
  writer.close();
});

test('a file that is something else is refused, and nothing else is said about it', async () => {
  writeFileSync(at('other.db'), 'This is no database.'.repeat(100));
  const troubles: Error[] = [];
  const opening = open('other.db', { onTrouble: trouble => troubles.push(trouble) });
  await expect(opening).rejects.toThrow(/other\.db cannot be used\. file is not a database/);
  await pause(200);
  expect(troubles).toEqual([]);
});

test('a database of a newer program is refused', async () => {
  await (await open('newer.db')).close();
  const db = new Libsql(at('newer.db'));
  db.exec(`insert into kysely_migration values ('9999-from-the-future', '')`);
  await expect(open('newer.db')).rejects.toThrow(
    /newer than this program: it has the migration "9999-from-the-future"/,
  );
  db.close();
});

test('a database with the record of older programs carries on, and is not for them any more', async () => {
  copyFileSync(fileURLToPath(new URL('../../../../fixtures/upgrade/games.db', import.meta.url)), at('older.db'));
  const db = new Libsql(at('older.db'));
  const numbers = () => db.prepare('select number from migrations order by number').all();
  expect(numbers()).toEqual([{ number: 1 }]);
  for (let starts = 0; starts < 2; starts++) await (await open('older.db')).close();
  // A program that knows two migrations finds a number that it does not know, and refuses to start.
  expect(numbers()).toEqual([{ number: 1 }, { number: 1000 }]);
  expect(db.prepare('select name from kysely_migration order by name').all()).toEqual(
    Object.keys(MIGRATIONS).map(name => ({ name })),
  );
  db.close();
});

test('a writer that is held up by another process waits for it', async () => {
  const store = await open('held.db');
  const db = new Libsql(at('held.db'));
  db.exec('begin immediate');
  const put = store.settings.put('a', 'b');
  // Reading does not wait.
  expect(await store.settings.get('a')).toBeUndefined();
  db.exec('commit');
  db.close();
  await put;
  expect(await store.settings.get('a')).toBe('b');
  await store.close();
});

test('a new file to which another process is about to write is waited for', async () => {
  const other = new Libsql(at('shared.db'));
  other.exec('begin immediate');
  const opening = open('shared.db');
  await pause(300);
  other.exec('commit');
  other.close();
  const store = await opening;
  await store.settings.put('a', 'b');
  expect(await store.settings.get('a')).toBe('b');
  await store.close();
});

test('nobody but the writer can write, and what is written is synced', async () => {
  const { SqliteFile } = await import('./sqlite-file.ts');
  const writer = await SqliteFile.open(at('roles.db'), 'writer');
  const reader = await SqliteFile.open(at('roles.db'), 'reader');
  const write = { sql: `insert into settings values ('a', 'b')`, parameters: [] };
  expect(reader.writeTogether([[write]])).toMatchObject([{ message: /readonly/ }]);
  expect(writer.writeTogether([[write], [write], []])).toMatchObject([
    { ok: true },
    { message: /unique/i },
    { ok: true },
  ]);
  expect(writer.read({ sql: 'pragma synchronous', parameters: [] })).toEqual([{ synchronous: 2 }]);
  expect(writer.read({ sql: 'pragma journal_mode', parameters: [] })).toEqual([{ journal_mode: 'wal' }]);
  expect(reader.read({ sql: 'select * from settings', parameters: [] })).toEqual([{ key: 'a', value: 'b' }]);
  reader.close();
  writer.close();
});
