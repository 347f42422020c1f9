/**
 * Nodes are killed and databases go away while many games are played: what was acknowledged is there, those who follow miss
 * nothing and hear nothing twice, and games go on. With SOAK=10 there are ten times as many games, played to their ends, and
 * longer breaks.
 */
import { setTimeout as sleep } from 'node:timers/promises';
import { afterEach, expect, it, vi } from 'vitest';
import type { DatabaseKind } from '../testing/database.ts';
import { acknowledgedIn, beginPlay, checkPlay, checkRecord, leavePlays, type Play } from '../testing/play.ts';
import { Program } from '../testing/program.ts';
import { type Programs, startPrograms } from '../testing/programs.ts';
import { findRedis, TestRedis } from '../testing/redis.ts';

const SOAK = Number(process.env.SOAK ?? 1);
const GAMES = 8 * SOAK;
/** So many actions are done between troubles. */
const SOME = 5 * GAMES;
/** Longer than the store tries again only when there is time for it. */
const BREAK = SOAK > 1 ? 15_000 : 500;
const TIMEOUT_MS = 60_000 * SOAK;

let programs: Programs | undefined;
let nodes: Program[];
let games: Play[] = [];

afterEach(async () => {
  await leavePlays(games);
  games = [];
  await programs?.close();
  programs = undefined;
}, 60_000);

/** Many games are on, with people at every node, and in some of them a bot. */
async function begin(kind: DatabaseKind, env: { readonly [name: string]: string } = {}): Promise<Programs> {
  programs = await startPrograms(kind, env);
  nodes = programs.nodes;
  games = await Promise.all(Array.from({ length: GAMES }, (_, i) => beginPlay(nodes, { hasBot: i % 6 === 0 })));
  return programs;
}

const acknowledged = (): number => acknowledgedIn(games);
const wait = (until: () => void) => vi.waitFor(until, { timeout: TIMEOUT_MS, interval: 10 });
/** Everybody has done so many actions more. */
async function goOn(actions: number): Promise<void> {
  const before = acknowledged();
  await wait(() => expect(acknowledged()).toBeGreaterThanOrEqual(before + actions));
}

/** Ends a game before its time, but not before its bot has acted once more: nobody but the server takes care of that. */
async function giveUp({ id, hasBot, host, players }: Play): Promise<void> {
  const { news, table } = players[0].follower;
  const before = news.length;
  const bot = table!.seats.length - 1;
  const hasActed = () => news.slice(before).some(({ kind, seat }) => kind === 'acted' && seat === bot);
  if (hasBot) await wait(() => expect(hasActed()).toBe(true));
  for (const player of players) await player.rest();
  host.node = nodes.find(node => node.isRunning)!;
  expect((await host.post(`/api/games/${id}/resign`)).status).toBe(200);
}

/** Brings all games to an end, and looks at what came of them. */
async function finish(): Promise<void> {
  await goOn(SOME);
  const played = SOAK > 1 ? games.filter(({ hasBot }) => !hasBot) : [];
  await Promise.all(games.filter(game => !played.includes(game)).map(giveUp));
  for (const { players } of games)
    for (const player of players) await wait(() => expect([player.isOver, player.refusals]).toEqual([true, []]));
  for (const game of games) {
    await checkPlay(game, programs!.store);
    await checkRecord(game);
  }
}

const connections = (): number[] => games.flatMap(({ players }) => players.map(one => one.follower.connections));

it(
  'a node on SQLite is killed, and comes back',
  async () => {
    const { database } = await begin('SQLite');
    for (let round = 0; round < SOAK; round++) {
      await goOn(SOME);
      expect(await nodes[0].end('SIGKILL')).toBe('SIGKILL');
      nodes[0] = await Program.start(database, { PORT: nodes[0].port });
    }
    await finish();
    // Above the level of information there is nothing to say about it.
    expect(nodes[0].output).not.toMatch(/"level":[456]0/);
    expect(Math.max(...connections())).toBe(1 + SOAK);
  },
  120_000 * SOAK,
);

it(
  'PostgreSQL is restarted, then killed, then one of two nodes is killed, and the rest goes on',
  async () => {
    const { database } = await begin('PostgreSQL');
    await goOn(SOME);
    await database.postgres!.restart();
    await goOn(SOME);
    await database.postgres!.kill();
    await sleep(BREAK);
    await database.postgres!.revive();
    await goOn(SOME);
    // The nodes were there all the time, found back by themselves, and say so.
    if (SOAK === 1) expect(new Set(connections())).toEqual(new Set([1]));
    for (const node of nodes) expect((await fetch(`${node.url}/readyz`)).status).toBe(200);
    await nodes[1].end('SIGKILL');
    await finish();
    expect(Math.max(...connections())).toBeGreaterThan(1);
  },
  120_000 * SOAK,
);

it.skipIf(!findRedis())(
  'the bus on Redis is killed and comes back, and nobody notices',
  async () => {
    const redis = await TestRedis.start();
    try {
      await begin('PostgreSQL', { BUS_URL: redis.url });
      await goOn(SOME);
      await redis.kill();
      await goOn(SOME);
      await redis.revive();
      await goOn(SOME);
      expect(new Set(connections())).toEqual(new Set([1]));
      const connected = async (node: Program) =>
        /cartagena_bus_connected 1/.test(await (await fetch(`${node.url}/metrics`)).text());
      for (const node of nodes) await vi.waitFor(async () => expect(await connected(node)).toBe(true));
      await finish();
      for (const node of nodes) {
        expect(node.output.match(/the bus is out of reach/g)).toHaveLength(1);
        expect(node.output.match(/the bus is back/g)).toHaveLength(1);
      }
    } finally {
      await redis.kill();
    }
  },
  120_000 * SOAK,
);
