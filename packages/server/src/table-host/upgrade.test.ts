/** Databases that an older revision wrote (fixtures/upgrade) are opened, and their games go on. */
import { copyFile, readFile } from 'node:fs/promises';
import { fileURLToPath } from 'node:url';
import { namedActions, unwrap } from '@cartagena/engine';
import { type FairRecord, parseFairRecord, verifyFairRecord } from '@cartagena/fair';
import type { GameView } from '@cartagena/protocol';
import pg from 'pg';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { hashOf } from '../http/secrets.ts';
import { openStore } from '../store/index.ts';
import type { Store } from '../store/store.ts';
import { reveal } from '../table-log/dealing.ts';
import type { Entry } from '../table-log/entry.ts';
import { sit, start } from '../table-log/gather.ts';
import { act, actForBot } from '../table-log/play.ts';
import type { Table } from '../table-log/table.ts';
import { tableViewFor } from '../table-log/table-view.ts';
import { DATABASES, type DatabaseKind, startDatabase, type TestDatabase } from '../testing/database.ts';
import { fairDeals } from './fair-deals.ts';
import { Tables } from './tables.ts';

const fixture = (name: string): string =>
  fileURLToPath(new URL(`../../../../fixtures/upgrade/${name}`, import.meta.url));

/** Puts what was written then where a database is expected; `about` describes its contents. */
const RESTORE: { readonly [kind in DatabaseKind]: { about: string; to(address: string): Promise<void> } } = {
  SQLite: { about: 'games.db.json', to: address => copyFile(fixture('games.db'), address) },
  PostgreSQL: {
    about: 'games.sql.json',
    async to(address) {
      const client = new pg.Client({ connectionString: address });
      await client.connect();
      await client.query(await readFile(fixture('games.sql'), 'utf8'));
      await client.end();
    },
  },
};

interface About {
  readonly players: { readonly anne: string; readonly mary: string };
  readonly over: string;
  readonly on: string;
  readonly waiting: string;
  readonly seen: { readonly seq: number; readonly made: number; readonly view: GameView['view'] };
}

/** What views called otherwise in the first version of the API. */
const VIEW_NAMES: { readonly [old: string]: string } = {
  idle: 'idleTurns',
  stirred: 'cardsMoved',
  left: 'actionsLeft',
  acted: 'hasActed',
  stock: 'stockCount',
  pile: 'discards',
  due: 'cardsDue',
  looking: 'lookedCount',
};
const SEAT_NAMES: { readonly [old: string]: string } = { held: 'handCount', facedown: 'facedownCount' };

type Fields = { readonly [field: string]: unknown };
const renamed = (value: Fields, names: { readonly [old: string]: string }): Fields =>
  Object.fromEntries(Object.entries(value).map(([field, content]) => [names[field] ?? field, content]));

/** A view of then as it is sent today: fields of modules that are off are left out. */
function inTodaysNames(old: GameView['view']): Fields {
  const { seats, privilege, barehanded, ...table } = old as unknown as Fields & { seats: Fields[] };
  expect([privilege, barehanded]).toEqual([false, false]);
  return { ...renamed(table, VIEW_NAMES), seats: seats.map(seat => renamed(seat, SEAT_NAMES)) };
}

/** To the end of the game, forward rather than back. */
async function playOn(tables: Tables, id: string): Promise<void> {
  for (let i = 0; (await tables.read(id))!.status === 'playing' && i < 3000; i++) {
    const outcome = await tables.run(id, table => {
      const legal = namedActions(table.game!.rules, table.game!.state);
      const forward = legal.filter(({ type }) => type === 'play');
      const action = forward[i % (forward.length || 1)] ?? legal[i % legal.length];
      const seat = table.actor!;
      return table.botAt(seat) === null
        ? act(table, table.seats[seat].player!, action, table.seq)
        : actForBot(table, action);
    });
    expect(outcome).toMatchObject({ kind: 'done' });
  }
}

describe.each(DATABASES)('a database of older days, on %s', kind => {
  let database: TestDatabase;
  let store: Store;
  let tables: Tables;
  let about: About;
  const playerOf = async (name: keyof About['players']) =>
    (await store.tokens.get(hashOf(about.players[name])))!.player;
  const read = async (id: string): Promise<Table> => (await tables.read(id))!;
  const recordOf = async (id: string) =>
    fairDeals.recordOf(await read(id), (await store.game(id))!, (await store.entries(id)) as Entry[]);

  beforeAll(async () => {
    database = await startDatabase(kind);
    const { about: file, to } = RESTORE[kind];
    await to(database.address);
    about = JSON.parse(await readFile(fixture(file), 'utf8'));
    store = await openStore(database.address, { defaultFile: database.address });
    tables = new Tables(store, fairDeals.luckFrom, Date.now);
  });
  afterAll(async () => {
    tables?.close();
    await store?.close();
    await database?.remove();
  });

  it('knows its players, and their tables are in their lists', async () => {
    const anne = await playerOf('anne');
    expect(await store.players.get(anne)).toMatchObject({ name: 'Anne' });
    const ids = (await store.gamesOf(anne, { limit: 10 })).map(({ id }) => id);
    expect(ids.sort()).toEqual([about.over, about.on].sort());
    expect((await store.publicGames('open', { limit: 10 })).map(({ id }) => id)).toEqual([about.waiting]);
  });

  it('shows a game that is on as it was left', async () => {
    const { seq, game, seats } = tableViewFor(await read(about.on), await playerOf('anne'));
    const { view, ...seen } = about.seen;
    expect({ seq, made: game!.made }).toEqual(seen);
    expect(JSON.parse(JSON.stringify(game!.view))).toEqual(inTodaysNames(view));
    expect(seats.map(({ name, bot }) => [name, bot])).toEqual([
      ['Anne', null],
      ['Mary', null],
      ['sailor', 'sailor'],
    ]);
  });

  it('has a record of a game that is over, and its deal can be checked', async () => {
    const record = (await recordOf(about.over)) as FairRecord;
    expect(unwrap(verifyFairRecord(record))).toMatchObject({ over: true });
  });

  it('lets a game go on to its end, fairly, with what was taken back then', async () => {
    const { on } = about;
    await playOn(tables, on);
    const table = await read(on);
    expect([table.status, table.takebacks.length]).toEqual(['over', 1]);
    const record = (await recordOf(on)) as FairRecord;
    expect(unwrap(verifyFairRecord(record))).toMatchObject({ over: true, actions: table.actions.length });
  });

  it('lets a table that waited begin', async () => {
    const [anne, mary] = [await playerOf('anne'), await playerOf('mary')];
    await tables.run(about.waiting, table => sit(table, anne, { name: 'Anne' }));
    await tables.run(about.waiting, table => start(table, mary));
    expect((await read(about.waiting)).status).toBe('playing');
  });
});

describe('a database with deals of version 2, on SQLite', () => {
  let database: TestDatabase;
  let store: Store;
  let tables: Tables;
  let about: Omit<About, 'waiting'> & { readonly dealing: string; readonly share: string };
  const playerOf = async (name: keyof About['players']) =>
    (await store.tokens.get(hashOf(about.players[name])))!.player;
  const verdictOn = async (id: string) => {
    const entries = (await store.entries(id)) as Entry[];
    const record = await fairDeals.recordOf((await tables.read(id))!, (await store.game(id))!, entries);
    return unwrap(verifyFairRecord(unwrap(parseFairRecord(JSON.parse(JSON.stringify(record))))));
  };

  beforeAll(async () => {
    database = await startDatabase('SQLite');
    await copyFile(fixture('games-2.db'), database.address);
    about = JSON.parse(await readFile(fixture('games-2.db.json'), 'utf8'));
    store = await openStore(database.address, { defaultFile: database.address });
    tables = new Tables(store, fairDeals.luckFrom, Date.now);
  });
  afterAll(async () => {
    tables?.close();
    await store?.close();
    await database?.remove();
  });

  it('shows a game that is on as it was left', async () => {
    const { seq, game, fair } = tableViewFor((await tables.read(about.on))!, await playerOf('anne'));
    const view = JSON.parse(JSON.stringify(game!.view));
    expect({ seq, made: game!.made, view }).toEqual(about.seen);
    expect(fair).toBe(2);
  });

  it('has a record of a game that is over, and its chain can be verified', async () => {
    expect(await verdictOn(about.over)).toMatchObject({ version: 2, over: true });
  });

  it('lets a game go on to its end, with the luck that was agreed on then', async () => {
    await playOn(tables, about.on);
    expect((await tables.read(about.on))!.takebacks).toHaveLength(1);
    expect(await verdictOn(about.on)).toMatchObject({ version: 2, over: true });
  });

  it('deals when the last share is revealed', async () => {
    const anne = await playerOf('anne');
    await tables.run(about.dealing, table => reveal(table, anne, about.share));
    expect((await tables.read(about.dealing))!.status).toBe('playing');
  });
});
