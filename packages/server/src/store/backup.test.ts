import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { unwrap } from '@cartagena/engine';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { backUp } from './backup.ts';
import { openStore } from './open-store.ts';
import type { Store } from './store.ts';
import { entry, newGame } from './testing/games.ts';

let folder: string;
let store: Store;
const open = (file: string) => openStore(file, { defaultFile: file });

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'cartagena-backup-'));
  store = await open(join(folder, 'cartagena.db'));
});
afterAll(async () => {
  await store.close();
  rmSync(folder, { recursive: true });
});

test('has everything that was acknowledged, while the server goes on', async () => {
  await store.createGame(newGame('g'), [entry('first')], []);
  const file = join(folder, 'copy.db');
  unwrap(await backUp(file, { DATA_DIR: folder }));
  await store.append({ game: 'g', after: 1, entries: [entry('second')], row: {} });
  const copy = await open(file);
  expect((await copy.entries('g')).map(({ body }) => body)).toEqual(['first']);
  await copy.close();
  expect((await store.entries('g')).length).toBe(2);
});

test.each([
  [undefined, {}, 'no-file'],
  ['--help', {}, 'no-file'],
  ['x.db', { PORT: 'x' }, 'bad-config'],
  ['x.db', { DATABASE_URL: 'postgres://db/games' }, 'postgres'],
  ['x.db', { DATA_DIR: '/nowhere' }, 'no-games'],
])('to %s with %j is refused: %s', async (file, env, code) => {
  expect(await backUp(file, env)).toMatchObject({ ok: false, reason: { code } });
  expect(existsSync('x.db')).toBe(false);
});
