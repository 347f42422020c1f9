import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilable } from 'kysely';
import Libsql from 'libsql';
import pg from 'pg';
import { afterAll, expect, test } from 'vitest';
import { builderFor, NUMBERS } from './builder.ts';
import { cleanUp } from './clean-up.ts';
import { dailyResults } from './daily-results.ts';
import type { Database, Query } from './database.ts';
import { dueGames } from './due-games.ts';
import { Feed } from './feed.ts';
import { gameLists } from './game-lists.ts';
import { gameLog } from './game-log.ts';
import { identity } from './identity.ts';
import { jobs } from './jobs.ts';
import type { Dialect } from './migrations.ts';
import { notices } from './notices.ts';
import { openStore } from './open-store.ts';
import { settings } from './settings.ts';
import { SqliteFile } from './sqlite-file.ts';
import { entry, NOW, newGame } from './testing/games.ts';
import { TestPostgres } from './testing/postgres.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

const RESULT = {
  day: '2026-11-18',
  player: 'ann',
  points: 1,
  outcome: 'won',
  lead: 1,
  turns: 1,
  story: '',
  sent: 1,
} as const;

/** All queries of the store, by what they are for. */
async function queriesOf(dialect: Dialect): Promise<Map<string, Query>> {
  const queries = new Map<string, Query>();
  let purpose = '';
  const note = (query: Query) => queries.set(`${purpose} ${queries.size}`, query);
  const db: Database = {
    build: builderFor(dialect),
    numbers: NUMBERS[dialect],
    async read(query: Compilable) {
      note(query.compile());
      return [{ snapshot: '1:2:', id: 'g', value: '', due: 1, seq: 1, kind: '', body: '0' }] as never[];
    },
    async write(statements) {
      statements.forEach(note);
      return { ok: true, outcomes: statements.map(() => ({ rows: [{}], changes: 0 })) };
    },
    ready: async () => {},
    backup: async () => {},
    close: async () => {},
  };
  const page = { limit: 9, after: { id: 'g', updated: NOW } };
  const answer = { player: 'ann', key: 'k', status: 200, body: '', at: NOW };
  const log = gameLog(db, () => {});
  const lists = gameLists(db);
  const due = dueGames(db, dialect);
  const queue = jobs(db, dialect);
  const { players, tokens, codes } = identity(db);
  const { push, webhooks } = notices(db);
  const results = dailyResults(db);
  const feed = new Feed(() => {});
  const uses: { readonly [purpose: string]: () => Promise<unknown> } = {
    createGame: () => log.createGame(newGame('g'), [entry()], [{ seat: 1, player: null }], answer),
    append: () => log.append({ game: 'g', after: 1, entries: [entry()], row: { status: 'over' }, answer }),
    notify: () =>
      log.append({
        ...{ game: 'g', after: 1, entries: [entry()], row: {} },
        notices: [{ player: 'ann', isPresent: false, body: '' }],
      }),
    takeJobs: () => queue.take(1, 2, 3),
    retry: () => queue.retry('j', 1),
    removeJob: () => queue.remove('j'),
    game: () => log.game('g'),
    entries: () => log.entries('g'),
    answer: () => log.answer('ann', 'k'),
    gamesOf: () => lists.gamesOf('ann', page),
    publicGames: () => lists.publicGames('open', page),
    playedBy: () => lists.playedBy('ann', page),
    forgetPlayed: () => lists.forgetPlayed('ann'),
    unfinishedGames: () => lists.unfinishedGames('ann', 9),
    takeDue: () => due.takeDue(1, 2, 3),
    abandonedGames: () => due.abandonedGames(1, 2),
    player: () => players.get('a'),
    rename: () => players.rename('a', 'b'),
    takeCode: () => codes.take('h', 1),
    token: () => tokens.get('h'),
    touch: () => tokens.touch('h', 1),
    removeToken: () => tokens.remove('h'),
    pushOf: () => push.of('a'),
    removePush: () => push.remove('a'),
    pushAt: () => push.get('a'),
    webhook: () => webhooks.get('w'),
    webhooksOfPlayer: () => webhooks.ofPlayer('a'),
    webhooksOfGame: () => webhooks.ofGame('g'),
    removeWebhook: () => webhooks.remove('w', 'a'),
    addResult: () => results.add({ ...RESULT, name: null, skeleton: null }, answer),
    result: () => results.get('2026-11-18', 'ann'),
    bestResults: () => results.best('2026-11-18', 9),
    countBetter: () => results.countBetter('2026-11-18', 100, 9),
    withdraw: () => results.withdraw('2026-11-18', 'ann'),
    setting: () => settings(db).get('a'),
    lease: () => settings(db).lease('a', 1, 2),
    cleanUp: () =>
      cleanUp(db, NOW, { openGames: 1, startedGames: 1, finishedGames: 1, answers: 1, tokens: 1, results: 1 }),
    look: async () => {
      await feed.start(db, { connected: 1e6, disconnected: 1e6 });
      await feed.look();
      await feed.stop();
    },
  };
  for (const [name, use] of Object.entries(uses)) {
    purpose = name;
    await use();
  }
  expect(queries.size).toBeGreaterThan(40);
  return queries;
}

/** Sorts what an index has narrowed down to the games that a player may have at once. */
const MAY_SORT = /^(gamesOf|playedBy) /;

test('every query finds what it wants by an index, on SQLite', async () => {
  (await SqliteFile.open(join(folder, 'plans.db'), 'writer')).close();
  const file = new Libsql(join(folder, 'plans.db'));
  for (const [purpose, { sql, parameters }] of await queriesOf('sqlite')) {
    const plan = file.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
    const steps = plan.map(({ detail }) => detail);
    // One row, or a handful that were found by an index before.
    const scans = steps.filter(step => /^SCAN/.test(step));
    expect(
      scans.filter(scan => !/^SCAN (CONSTANT ROW|clock|now|due|news|next|unfinished|doors|\(|excluded)/.test(scan)),
      `${purpose}: ${sql}\n${steps.join('\n')}`,
    ).toEqual([]);
    if (!MAY_SORT.test(purpose)) expect(steps.join('\n'), `${purpose}: ${sql}`).not.toMatch(/TEMP B-TREE/);
  }
  file.close();
});

test('every query finds what it wants by an index, on PostgreSQL', async () => {
  const postgres = await TestPostgres.start();
  const address = await postgres.createDatabase();
  await (await openStore(address, { defaultFile: '' })).close();
  const client = new pg.Client(address);
  await client.connect();
  // The tables are empty, so only these make it use an index; what it cannot do by an index it does in spite of them.
  await client.query('set enable_seqscan = off; set enable_sort = off; set enable_bitmapscan = off');
  for (const [purpose, { sql, parameters }] of await queriesOf('postgres')) {
    const { rows } = await client.query(`explain ${sql}`, [...parameters]);
    const plan = rows.map(row => row['QUERY PLAN']).join('\n');
    expect(plan, `${purpose}: ${sql}`).not.toMatch(/Seq Scan/);
    if (!MAY_SORT.test(purpose)) expect(plan, `${purpose}: ${sql}`).not.toMatch(/Sort/);
  }
  await client.end();
  await postgres.stop();
});
