import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import Libsql from 'libsql';
import { afterAll, expect, test } from 'vitest';
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
      parentPort.on('message', message => {
        if ('write' in message) process.exit(3);
        if ('close' in message) parentPort.close();
        parentPort.postMessage({ answers: [{ id: message.id, rows: [{ next: 1 }] }] });
      });
      parentPort.postMessage({ answers: [{ id: 0, rows: [] }] });
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

test('a full disk refuses writes, lets everybody read, and is forgotten when there is room', async () => {
  const { SqliteFile } = await import('./sqlite-file.ts');
  const writer = new SqliteFile(at('full.db'), 'writer');
  const reader = new SqliteFile(at('full.db'), 'reader');
  const put = (key: string, value: string) => [{ sql: 'insert into settings values (?, ?)', parameters: [key, value] }];
  const keys = () => reader.read({ sql: 'select key from settings', parameters: [] });
  const [{ page_count: pages }] = writer.read({ sql: 'pragma page_count', parameters: [] }) as { page_count: number }[];
  const letGrowBy = (more: number) => writer.read({ sql: `pragma max_page_count = ${pages + more}`, parameters: [] });

  expect(writer.writeTogether([put('before', '')])).toMatchObject([{ ok: true }]);
  letGrowBy(0);
  const [small, large] = writer.writeTogether([put('small', ''), put('large', 'x'.repeat(1e5))]) as Error[];
  // Whoever is in one commit with it is told the same: nothing of it happened.
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

test('a database of a newer program, or of another, is refused', async () => {
  await (await open('newer.db')).close();
  const db = new Libsql(at('newer.db'));
  db.exec(`insert into migrations values (99, 'from the future', '', 0)`);
  await expect(open('newer.db')).rejects.toThrow(/newer than this program: it has migration 99/);
  db.exec(`delete from migrations where number = 99; update migrations set checksum = 'other'`);
  await expect(open('newer.db')).rejects.toThrow(/do not belong together/);
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

test('nobody but the writer can write, and what is written is synced', async () => {
  const { SqliteFile } = await import('./sqlite-file.ts');
  const writer = new SqliteFile(at('roles.db'), 'writer');
  const reader = new SqliteFile(at('roles.db'), 'reader');
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
