import { afterAll, beforeAll, expect, it } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { startDatabase, type TestDatabase } from '../testing/database.ts';
import { beginGame, guests, type Node, startNode, step } from '../testing/server.ts';
import { audit } from './audit.ts';
import { Findings } from './findings.ts';
import { Ledger } from './ledger.ts';

let database: TestDatabase;
let node: Node<Store>;
beforeAll(async () => {
  database = await startDatabase('SQLite');
  node = await startNode({ store: await openStore(database.address, { defaultFile: '' }) });
});
afterAll(async () => {
  await node.close();
  await node.store.close();
  await database.remove();
});

async function faultsOf(game: string, seq: number, kinds: readonly string[]): Promise<string[]> {
  const ledger = new Ledger();
  const findings = new Findings();
  ledger.open(game);
  ledger.claim(game, seq, kinds);
  await audit(database.address, Number(new URL(node.url).port), ledger, findings);
  return findings.faults;
}

it('an entry that was acknowledged must be there, and be what it was', async () => {
  const [client] = await guests(node, 1);
  const { id } = (await client.post('/api/games', { game: { edition: 'classic' } })).body;
  expect(await faultsOf(id, 1, ['created'])).toEqual([]);
  expect(await faultsOf(id, 1, ['acted', 'undone'])).toEqual([
    'entry 1 was acknowledged as acted or undone and is created',
  ]);
  expect(await faultsOf(id, 9, ['said'])).toEqual(['entry 9 was acknowledged as said and is undefined']);
});

it('a record whose luck is not what was promised is a fault', async () => {
  // This node deals by other means than the ones that are checked.
  const clients = await guests(node, 2);
  const id = await beginGame(clients);
  await clients[0].post(`/api/games/${id}/resign`);
  const faults = await faultsOf(id, 1, ['created']);
  expect(faults).toMatchObject([expect.stringMatching(/^a record is not true/)]);
});

it('a log that does not fold is a fault', async () => {
  const clients = await guests(node, 2);
  const id = await beginGame(clients);
  // By other luck other cards are dealt: what was legal is not.
  for (let i = 0; i < 30; i++) await step(clients, id, i);
  expect(await faultsOf(id, 1, ['created'])).toMatchObject([expect.stringMatching(/does not fold/)]);
});
