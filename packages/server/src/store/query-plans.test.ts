import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Compilable } from 'kysely';
import Libsql from 'libsql';
import { afterAll, expect, test } from 'vitest';
import { builderFor, NUMBERS } from './builder.ts';
import { cleanUp } from './clean-up.ts';
import type { Database, Query } from './database.ts';
import { Feed } from './feed.ts';
import { gameLists } from './game-lists.ts';
import { gameLog } from './game-log.ts';
import { identity } from './identity.ts';
import { notices } from './notices.ts';
import { settings } from './settings.ts';
import { SqliteFile } from './sqlite-file.ts';
import { entry, NOW, newGame } from './testing/games.ts';

const folder = mkdtempSync(join(tmpdir(), 'cartagena-plans-'));
afterAll(() => rmSync(folder, { recursive: true }));

test('every query finds what it wants by an index', async () => {
  const queries = new Map<string, Query>();
  const note = (query: Query) => queries.set(query.sql, query);
  const db: Database = {
    build: builderFor('sqlite'),
    numbers: NUMBERS.sqlite,
    async read(query: Compilable) {
      note(query.compile());
      return [{ next: 1, id: null, value: '' }] as never[];
    },
    async write(statements) {
      statements.forEach(note);
      return { ok: true, outcomes: statements.map(() => ({ rows: [{}], changes: 0 })) };
    },
    announce() {},
    ready: async () => {},
    backup: async () => {},
    close: async () => {},
  };
  const page = { limit: 9, after: { id: 'g', updated: NOW } };
  const answer = { player: 'ann', key: 'k', status: 200, body: '', at: NOW };
  const log = gameLog(db, () => {});
  await log.createGame(newGame('g'), [entry()], [{ seat: 1, player: null }], answer);
  await log.append({ game: 'g', after: 1, entries: [entry()], row: { status: 'over' }, answer });
  await Promise.allSettled([log.game('g'), log.entries('g'), log.answer('ann', 'k')]);
  const lists = gameLists(db, 'sqlite');
  await Promise.all([lists.gamesOf('ann', page), lists.publicGames('open', page), lists.takeDue(1, 2, 3)]);
  await Promise.all([lists.playedBy('ann', page), lists.forgetPlayed('ann')]);
  const { players, tokens, codes } = identity(db);
  await Promise.all([players.get('a'), players.rename('a', 'b'), codes.take('h', 1), tokens.get('h')]);
  await Promise.all([tokens.touch('h', 1), tokens.remove('h')]);
  const { push, webhooks } = notices(db);
  await Promise.all([push.of('a'), push.remove('a'), webhooks.ofPlayer('a'), webhooks.ofGame('g')]);
  await Promise.all([webhooks.remove('w', 'a'), settings(db).get('a')]);
  await cleanUp(db, NOW, { openGames: 1, answers: 1, tokens: 1 });
  const feed = new Feed(() => {});
  await feed.start(db, 1e6);
  await feed.look();
  await feed.stop();

  new SqliteFile(join(folder, 'plans.db'), 'writer').close();
  const file = new Libsql(join(folder, 'plans.db'));
  expect(queries.size).toBeGreaterThan(25);
  for (const { sql, parameters } of queries.values()) {
    const plan = file.prepare(`explain query plan ${sql}`).all(...parameters) as { detail: string }[];
    const scans = plan.map(({ detail }) => detail).filter(detail => /^SCAN/.test(detail));
    // One row, or a handful that were found by an index before.
    expect(
      scans.filter(scan => !/^SCAN (CONSTANT ROW|clock|now|due|\(|excluded)/.test(scan)),
      sql,
    ).toEqual([]);
  }
  file.close();
});
