/** A copy is made while people play, the disk is lost, the copy is put in its place as docs/deployment.md says, and the games go on. */
import { spawnSync } from 'node:child_process';
import { copyFile, rm } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../store/index.ts';
import { startDatabase, type TestDatabase } from '../testing/database.ts';
import { Program } from '../testing/program.ts';
import { guests } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const BACKUP = fileURLToPath(new URL('../../dist/store/backup-main.js', import.meta.url));

let database: TestDatabase | undefined;
let program: Program | undefined;
let players: TestPlayer[] = [];
afterEach(async () => {
  await Promise.all(players.map(player => player.close()));
  await program?.end('SIGKILL');
  await database?.remove();
});

async function logOf(file: string, id: string) {
  const store = await openStore(file, { defaultFile: file });
  const entries = await store.entries(id);
  await store.close();
  return entries;
}

it('games go on from a copy that was made while they were played', async () => {
  database = await startDatabase('SQLite');
  program = await Program.start(database);
  const { address } = database;
  const hosts = [program];
  const clients = await guests(program, 2);
  const { id } = (await clients[0].post('/api/games', { game: { edition: 'classic' } })).body;
  await clients[1].post(`/api/games/${id}/seat`);
  await clients[0].post(`/api/games/${id}/start`);
  players = clients.map(client => new TestPlayer(client, hosts, id));
  const made = () => players.reduce((sum, player) => sum + player.acknowledged.length, 0);
  const goOn = (to: number) => vi.waitFor(() => expect(made()).toBeGreaterThanOrEqual(to));

  await goOn(10);
  const copy = join(dirname(address), 'copy.db');
  const known = players[0].follower.table!.seq;
  const env = { PATH: process.env.PATH, DATA_DIR: dirname(address) };
  expect(spawnSync(process.execPath, [BACKUP, copy], { env, encoding: 'utf8' })).toMatchObject({
    status: 0,
    stderr: '',
  });
  await goOn(made() + 10);
  for (const player of players) await player.close();
  await program.end('SIGKILL');
  const lost = await logOf(address, id);
  const kept = await logOf(copy, id);
  expect(kept.length).toBeGreaterThanOrEqual(known);
  expect(kept).toEqual(lost.slice(0, kept.length));

  for (const file of [address, `${address}-wal`, `${address}-shm`]) await rm(file, { force: true });
  await copyFile(copy, address);
  program = await Program.start(database);
  hosts[0] = program;
  for (const client of clients) client.node = program;
  // They are known by the cookies that they have, and see the game as it was when it was copied.
  expect((await clients[0].table(id)).seq).toBe(kept.length);
  players = clients.map(client => new TestPlayer(client, hosts, id));
  await goOn(10);
  expect(players.flatMap(player => [...player.refusals, ...player.follower.faults])).toEqual([]);
});
