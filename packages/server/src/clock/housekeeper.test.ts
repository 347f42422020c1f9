import { beforeEach, expect, it, vi } from 'vitest';
import type { Retention } from '../store/store.ts';
import { MemoryStore } from '../testing/memory-store.ts';
import { TestNode } from '../testing/node.ts';
import { Housekeeper } from './housekeeper.ts';

const DAY = 24 * 60 * 60 * 1000;
const RETENTION: Retention = {
  openGames: 1,
  startedGames: 180 * DAY,
  finishedGames: 2,
  answers: 3,
  tokens: 4,
  results: 5,
};
const NOTHING = { games: 0, answers: 0, tokens: 0, codes: 0, results: 0, archived: 0 };

let now: number;
let store: MemoryStore;
let node: TestNode;
let housekeeper: Housekeeper;

beforeEach(() => {
  now = 1_000_000;
  store = new MemoryStore();
  node = new TestNode(store, { now: () => now });
  housekeeper = makeHousekeeper();
  return async () => {
    await housekeeper.close();
    node.close();
  };
});

const makeHousekeeper = (retention = RETENTION) =>
  new Housekeeper({ store, tables: node.tables, log: node.log, retention, pauseMs: 0 });

it('goes on in batches until nothing is left, and at other nodes only one at a time', async () => {
  const cleanUp = vi.spyOn(store, 'cleanUp');
  for (let batches = 0; batches < 3; batches++) cleanUp.mockResolvedValueOnce({ ...NOTHING, archived: 20 });
  const other = makeHousekeeper();
  await Promise.all([housekeeper.work(now), housekeeper.work(now), other.work(now)]);
  expect(cleanUp.mock.calls).toEqual(Array(4).fill([now, RETENTION]));
  await other.work(now + 59_000);
  expect(cleanUp.mock.calls.length).toBe(4);
  await other.work(now + 61_000);
  expect(cleanUp.mock.calls.length).toBe(5);
});

it('stops between two batches, and complains of a failure', async () => {
  const cleanUp = vi.spyOn(store, 'cleanUp').mockResolvedValue({ ...NOTHING, answers: 200 });
  const working = housekeeper.work(now);
  await vi.waitFor(() => expect(cleanUp.mock.calls.length).toBeGreaterThan(2));
  await housekeeper.close();
  await working;
  housekeeper = makeHousekeeper();
  cleanUp.mockRejectedValue(new Error('No connection.'));
  await housekeeper.work(now + DAY);
  expect(node.log.lines).toEqual([{ fields: { error: 'No connection.' }, text: 'Could not clean up.' }]);
});

it('closes a started game that nobody has touched for long; nobody has won', async () => {
  await node.begin('left', { edition: 'classic' }, ['p1', 'p2']);
  now += 100 * DAY;
  await node.begin('played', { edition: 'classic' }, ['p1', 'p2']);
  now += 79 * DAY;
  await housekeeper.work(now);
  expect(store.rows.get('left')!.status).toBe('playing');
  now += 2 * DAY;
  await housekeeper.work(now);
  expect(store.rows.get('left')).toMatchObject({ status: 'over', deadline: null, actorPlayer: null });
  expect(await node.table('left')).toMatchObject({ closing: 'abandoned', winners: [] });
  expect(store.rows.get('played')!.status).toBe('playing');
});

it('closes nothing where started games are stored for ever', async () => {
  await node.begin('left', { edition: 'classic' }, ['p1', 'p2']);
  await makeHousekeeper({ ...RETENTION, startedGames: null }).work(now + 10_000 * DAY);
  expect(store.rows.get('left')!.status).toBe('playing');
});
