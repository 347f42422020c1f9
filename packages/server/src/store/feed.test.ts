import { expect, test } from 'vitest';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database } from './database.ts';
import { Feed } from './feed.ts';

/** The same, and a list of what it was asked with. */
function recording(db: Database): { readonly db: Database; readonly asked: (readonly unknown[])[] } {
  const asked: (readonly unknown[])[] = [];
  const read: Database['read'] = query => {
    asked.push(query.compile().parameters);
    return db.read(query);
  };
  return { db: { ...db, read }, asked };
}

type Row = { snapshot: string; id: string | null; seq: number | null; changed?: number };
const NEVER = { connected: 1e6, disconnected: 1e6 };
const NOTHING = { id: null, seq: null };

/** A database whose polls find what they are given, or fail. */
function databaseWith(looks: (Row[] | Error)[]): Database {
  const read = async () => {
    const found = looks.shift() ?? [{ snapshot: '9:9:', ...NOTHING }];
    if (found instanceof Error) throw found;
    return found as never[];
  };
  return { build: builderFor('sqlite'), numbers: NUMBERS.sqlite, read } as Partial<Database> as Database;
}

async function feedWith(...looks: (Row[] | Error)[]) {
  const troubles: Error[] = [];
  const heard: string[] = [];
  const feed = new Feed(trouble => troubles.push(trouble));
  await feed.start(databaseWith([[{ snapshot: '1:1:', ...NOTHING }], ...looks]), NEVER);
  for (const game of ['a', 'b']) await feed.subscribe(game, seq => heard.push(`${game} ${seq}`));
  return { feed, heard, troubles };
}

test('tells once what is found again and again, and never goes back', async () => {
  const again = [{ snapshot: '1:1:', id: 'a', seq: 2 }];
  const { feed, heard } = await feedWith(again, again, again, again, [{ snapshot: '1:1:', id: 'a', seq: 3 }]);
  feed.pass({ game: 'a', seq: 2 });
  feed.pass({ game: 'a', seq: 1 });
  for (let look = 0; look < 5; look++) await feed.look();
  expect(heard).toEqual(['a 2', 'a 3']);
  await feed.stop();
});

test('complains once while looks fail, and then goes on', async () => {
  const { feed, heard, troubles } = await feedWith(new Error('away'), new Error('away'), [
    { snapshot: '2:2:', id: 'a', seq: 1 },
  ]);
  for (let look = 0; look < 3; look++) await feed.look();
  expect(troubles.map(({ message }) => message)).toEqual(['away']);
  expect(heard).toEqual(['a 1']);
  await feed.stop();
});

test('looks again for who asks during a look', async () => {
  const { feed, heard } = await feedWith(
    [{ snapshot: '2:2:', id: 'a', seq: 1 }],
    [{ snapshot: '3:3:', id: 'b', seq: 1 }],
  );
  await Promise.all([feed.look(), feed.look()]);
  expect(heard).toEqual(['a 1', 'b 1']);
  await feed.stop();
  await feed.look();
});

test('lets a listener leave, each for itself', async () => {
  const { feed } = await feedWith();
  let calls = 0;
  const listener = () => calls++;
  const leave = await feed.subscribe('a', listener);
  await feed.subscribe('a', listener);
  leave();
  leave();
  feed.pass({ game: 'a', seq: 1 });
  expect(calls).toBe(1);
  await feed.stop();
});

test('asks for what the last look did not see: later transactions, and those in progress', async () => {
  const looks = ['10:20:12,15', '11:30:15', '15:31:'].map(snapshot => [{ snapshot, ...NOTHING }]);
  const { db, asked } = recording(databaseWith(looks));
  const feed = new Feed(() => {});
  await feed.start(db, NEVER);
  await feed.look();
  await feed.look();
  await feed.look();
  await feed.stop();
  expect(asked).toEqual([[], [12, 15, -1, 20, 1000], [15, -1, 30, 1000], [-1, 31, 1000]]);
});

test('goes on at once where a look was full, and misses nobody in progress', async () => {
  const grown = (snapshot: string, ...changed: number[]) =>
    changed.map(number => ({ snapshot, id: `g${number}`, seq: number, changed: number }));
  const looks = [
    [{ snapshot: '1:1:', ...NOTHING }],
    grown('3:9:3,7', 1, 2, 4),
    grown('3:9:3', 4, 5, 7),
    grown('9:9:', 3, 7, 8),
  ];
  const { db, asked } = recording(databaseWith(looks));
  const heard: string[] = [];
  const feed = new Feed(() => {}, 3);
  for (let i = 1; i < 9; i++) await feed.subscribe(`g${i}`, () => heard.push(`g${i}`));
  await feed.start(db, NEVER);
  await feed.look();
  await feed.stop();
  expect(asked).toEqual([[], [-1, 1, 3], [3, -1, 4, 3], [3, -1, 7, 3]]);
  expect(heard).toEqual(['g1', 'g2', 'g4', 'g5', 'g7', 'g3', 'g8']);
});

test('gets past a number that more rows share than a look reads', async () => {
  const grown = (...ids: string[]) => ids.map(id => ({ snapshot: '5:5:', id, seq: 1, changed: 4 }));
  const { db, asked } = recording(
    databaseWith([[{ snapshot: '4:4:', ...NOTHING }], grown('a', 'b'), grown('a', 'b', 'c')]),
  );
  const heard: string[] = [];
  const feed = new Feed(() => {}, 2);
  for (const game of ['a', 'b', 'c']) await feed.subscribe(game, () => heard.push(game));
  await feed.start(db, NEVER);
  await feed.look();
  await feed.stop();
  expect(heard).toEqual(['a', 'b', 'c']);
  expect(asked).toEqual([[], [-1, 4, 2], [-1, 4, 4]]);
});

test('a look asks for nothing that this node has told by itself, and for all that came after another node’s', async () => {
  const looks: Row[][] = [[{ snapshot: '4:4:', ...NOTHING }], [{ snapshot: '4:4:', ...NOTHING }]];
  const { db, asked } = recording(databaseWith(looks));
  const feed = new Feed(() => {});
  await feed.start(db, NEVER);
  const froms = async () => {
    await feed.look();
    return asked.at(-1)!.filter(one => typeof one === 'number' && one >= 4 && one < 1000);
  };
  feed.skip(4);
  feed.skip(5);
  // Transaction 6 is another node’s.
  feed.skip(7);
  expect(await froms()).toEqual([6]);
  await feed.stop();
});
