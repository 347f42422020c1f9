/**
 * Nodes are killed and databases go away while many games are played: what was acknowledged is there, those who follow miss
 * nothing and hear nothing twice, and games go on to their ends. SOAK=10 plays ten times as many, and longer breaks.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { judge, makeNotation, unwrap } from '@cartagena/engine';
import { parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import { afterEach, expect, it, vi } from 'vitest';
import { openStore } from '../store/index.ts';
import type { Entry } from '../table/entry.ts';
import { Table } from '../table/table.ts';
import { fairDeals } from '../tables/fair-deals.ts';
import { type DatabaseKind, startDatabase, type TestDatabase } from '../testing/database.ts';
import { Program } from '../testing/program.ts';
import { type Client, guests } from '../testing/server.ts';
import { TestPlayer } from '../testing/test-player.ts';

const SOAK = Number(process.env.SOAK ?? 1);
const GAMES = 12 * SOAK;
/** Longer than the store's patience only when there is time for it. */
const BREAK = SOAK > 1 ? 15_000 : 500;
const PATIENCE = 60_000 * SOAK;

let database: TestDatabase;
let nodes: Program[];
let games: Game[];

afterEach(async () => {
  await Promise.all(games.flatMap(({ players }) => players.map(player => player.close())));
  await Promise.all(nodes.map(node => node.end('SIGKILL')));
  await database.remove();
}, 60_000);

interface Game {
  readonly id: string;
  readonly hasBot: boolean;
  readonly host: Client;
  readonly players: readonly TestPlayer[];
}

/** Many games are on, with people at every node, and in some of them a bot. */
async function begin(kind: DatabaseKind): Promise<void> {
  games = [];
  nodes = [];
  database = await startDatabase(kind);
  // At once, on an empty database.
  nodes = await Promise.all(Array.from({ length: database.nodes }, () => Program.start(database)));
  games = await Promise.all(Array.from({ length: GAMES }, (_, i) => beginGame(i % 6 === 0)));
}

async function beginGame(hasBot: boolean): Promise<Game> {
  const clients = await guests(nodes, 2);
  const people = clients.map(() => ({ by: 'person' }));
  const seats = hasBot ? [...people, { by: 'bot', bot: 'deckhand' }] : people;
  const game = { edition: 'classic', pirates: 4, segments: [4] };
  const { id } = (await clients[0].post('/api/games', { game, seats })).body;
  await clients[1].post(`/api/games/${id}/seat`);
  await clients[0].post(`/api/games/${id}/start`);
  return { id, hasBot, host: clients[0], players: clients.map(client => new TestPlayer(client, nodes, id)) };
}

const acknowledged = (): number =>
  games.flatMap(({ players }) => players.map(player => player.acknowledged.length)).reduce((a, b) => a + b, 0);

const wait = (until: () => void) => vi.waitFor(until, { timeout: PATIENCE, interval: 10 });
/** Everybody has done so many actions more. */
async function goOn(actions: number): Promise<void> {
  const before = acknowledged();
  await wait(() => expect(acknowledged()).toBeGreaterThanOrEqual(before + actions));
}

/** Bots take their time, so their games are given up when they have acted once more. */
async function giveUp({ id, host, players }: Game): Promise<void> {
  const { follower } = players[0];
  const before = follower.news.length;
  const bot = follower.table!.seats.length - 1;
  await wait(() =>
    expect(follower.news.slice(before).map(({ kind, seat }) => `${kind} ${seat}`)).toContain(`acted ${bot}`),
  );
  for (const player of players) await player.rest();
  expect((await host.post(`/api/games/${id}/resign`)).status).toBe(200);
}

/** Plays everything to its end, and looks at what came of it. */
async function finish(): Promise<void> {
  await Promise.all(games.filter(({ hasBot }) => hasBot).map(giveUp));
  for (const { players } of games)
    for (const player of players) await wait(() => expect([player.isOver, player.refusals]).toEqual([true, []]));
  const store = await openStore(database.address, { defaultFile: database.address });
  for (const game of games) {
    const { secret } = (await store.game(game.id))!;
    check(game, new Table(game.id, fairDeals.luckFrom(secret)), (await store.entries(game.id)) as Entry[]);
    const { body } = await game.host.get(`/api/games/${game.id}/record`);
    expect(verifyFairRecord(unwrap(parseFairRecord(body)))).toMatchObject({ ok: true });
  }
  await store.close();
}

function check({ players, hasBot }: Game, table: Table, log: readonly Entry[]): void {
  const claimed = players.flatMap(player => player.acknowledged);
  const told = new Map(claimed.map(one => [one.seq, one]));
  expect(told.size).toBe(claimed.length);
  for (const entry of log) {
    const claim = told.get(entry.seq);
    if (claim) {
      const action = makeNotation(table.game!.rules, unwrap(judge(table.game!, claim.seat, claim.action)));
      expect(entry).toMatchObject({ kind: 'acted', seat: claim.seat, body: { action } });
      told.delete(entry.seq);
    }
    table.take(entry);
  }
  expect([...told.keys()]).toEqual([]);
  // Nothing happened at the table that nobody asked for.
  if (!hasBot) expect(table.actions.length).toBe(claimed.length);
  for (const { follower } of players) {
    expect(follower.faults).toEqual([]);
    const heard = follower.news.map(({ seq, at, kind, seat }) => ({ seq, at, kind, seat }));
    expect(heard).toEqual(log.slice(-heard.length).map(({ seq, at, kind, seat }) => ({ seq, at, kind, seat })));
    expect(heard.at(-1)!.seq).toBe(log.length);
  }
}

const connections = (): number[] => games.flatMap(({ players }) => players.map(one => one.follower.connections));

it(
  'a node on SQLite is killed, and comes back',
  async () => {
    await begin('SQLite');
    for (let round = 0; round < 2 * SOAK; round++) {
      await goOn(10 * GAMES);
      expect(await nodes[0].end('SIGKILL')).toBe('SIGKILL');
      nodes[0] = await Program.start(database, { PORT: nodes[0].port });
    }
    await finish();
    expect(Math.max(...connections())).toBe(1 + 2 * SOAK);
  },
  120_000 * SOAK,
);

it(
  'one of two nodes on PostgreSQL is killed, and everybody goes to the other',
  async () => {
    await begin('PostgreSQL');
    await goOn(10 * GAMES);
    await nodes[1].end('SIGKILL');
    await goOn(10 * GAMES);
    nodes[1] = await Program.start(database, { PORT: nodes[1].port });
    await nodes[0].end('SIGKILL');
    await finish();
    expect(Math.max(...connections())).toBeGreaterThan(1);
  },
  120_000 * SOAK,
);

it(
  'PostgreSQL is restarted, and killed, and the nodes find back to it',
  async () => {
    await begin('PostgreSQL');
    await goOn(10 * GAMES);
    await database.postgres!.restart();
    await goOn(10 * GAMES);
    await database.postgres!.kill();
    await sleep(BREAK);
    await database.postgres!.revive();
    await finish();
    // The nodes were there all the time, and say so.
    if (BREAK < 10_000) expect(new Set(connections())).toEqual(new Set([1]));
    for (const node of nodes) expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
  },
  120_000 * SOAK,
);
