/** A game whose log was archived long after its end answers as it did before, at the real program. */
import type { FairRecord } from '@cartagena/fair';
import { verifyFairRecord } from '@cartagena/fair';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../store/index.ts';
import { DATABASES, startDatabase, type TestDatabase } from '../testing/database.ts';
import { Program } from '../testing/program.ts';
import { beginGame, type Client, guests, step } from '../testing/server.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETENTION = {
  openGames: 1e12,
  startedGames: null,
  finishedGames: 30 * DAY,
  answers: 1e12,
  tokens: 1e12,
  results: 1e12,
};

let database: TestDatabase | undefined;
let program: Program | undefined;
afterEach(async () => {
  await program?.end('SIGKILL');
  await database?.remove();
});

/** All events of a table from the beginning, as they were sent. */
async function eventsOf(client: Client, id: string, last: number): Promise<string[]> {
  const reader = await client.follow(id, 1);
  await vi.waitFor(() => expect(reader.ids).toContain(last));
  reader.cut();
  return reader.events.map(({ raw }) => raw);
}

it.each(DATABASES)('an archived game answers like before, on %s', async kind => {
  database = await startDatabase(kind);
  program = await Program.start(database);
  const clients = await guests(program, 2);
  const id = await beginGame(clients);
  for (let i = 0; i < 25; i++) await step(clients, id, i % 3);
  await clients[1].post(`/api/games/${id}/chat`, { emote: 'well-played' });
  await clients[1].post(`/api/games/${id}/resign`);
  const { seq, status } = await clients[0].table(id);
  expect(status).toBe('over');
  const answers = async () => {
    const said: string[] = [];
    for (const path of [`games/${id}`, `games/${id}/record`, 'me/games', 'me/played'])
      said.push(await (await fetch(`${program!.url}/api/${path}`, { headers: { cookie: clients[0].cookie } })).text());
    return [...said, ...(await eventsOf(clients[0], id, seq))];
  };
  const before = await answers();
  await program.end('SIGTERM');

  const store = await openStore(database.address, { defaultFile: database.address });
  const archive = (days: number) => store.cleanUp(Date.now() + days * DAY, RETENTION);
  expect(await archive(29)).toMatchObject({ archived: 0 });
  expect(await archive(31)).toMatchObject({ archived: 1 });
  expect(await archive(31)).toMatchObject({ archived: 0 });
  await store.close();

  program = await Program.start(database);
  for (const client of clients) client.node = program;
  expect(await answers()).toEqual(before);
  expect(verifyFairRecord(JSON.parse(before[1]) as FairRecord).ok).toBe(true);
  // People can still talk there, and play again.
  expect((await clients[1].post(`/api/games/${id}/chat`, { emote: 'hello' })).status).toBe(200);
  expect((await clients[1].post(`/api/games/${id}/rematch`)).status).toBe(200);
});
