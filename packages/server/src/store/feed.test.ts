import { expect, test } from 'vitest';
import { builderFor, NUMBERS } from './builder.ts';
import type { Database } from './database.ts';
import { Feed } from './feed.ts';

type Row = { next: number; id: string | null; seq: number | null };

/** A database whose looks find what they are told, or fail. */
function databaseWith(looks: (Row[] | Error)[]): Database {
  const read = async () => {
    const found = looks.shift() ?? [{ next: 9, id: null, seq: null }];
    if (found instanceof Error) throw found;
    return found as never[];
  };
  return { build: builderFor('sqlite'), numbers: NUMBERS.sqlite, read } as Partial<Database> as Database;
}

async function feedWith(...looks: (Row[] | Error)[]) {
  const troubles: Error[] = [];
  const heard: string[] = [];
  const feed = new Feed(trouble => troubles.push(trouble));
  await feed.start(databaseWith([[{ next: 1, id: null, seq: null }], ...looks]), 1e6);
  feed.subscribe((game, seq) => heard.push(`${game} ${seq}`));
  return { feed, heard, troubles };
}

test('tells once what is found again and again, and never goes back', async () => {
  const again = [{ next: 1, id: 'a', seq: 2 }];
  const { feed, heard } = await feedWith(again, again, again, again, [{ next: 1, id: 'a', seq: 3 }]);
  feed.tell({ game: 'a', seq: 2 });
  feed.tell({ game: 'a', seq: 1 });
  for (let look = 0; look < 5; look++) await feed.look();
  expect(heard).toEqual(['a 2', 'a 3']);
  await feed.stop();
});

test('complains once while looks fail, and then goes on', async () => {
  const { feed, heard, troubles } = await feedWith(new Error('away'), new Error('away'), [
    { next: 2, id: 'a', seq: 1 },
  ]);
  for (let look = 0; look < 3; look++) await feed.look();
  expect(troubles.map(({ message }) => message)).toEqual(['away']);
  expect(heard).toEqual(['a 1']);
  await feed.stop();
});

test('looks again for who asks during a look', async () => {
  const { feed, heard } = await feedWith([{ next: 2, id: 'a', seq: 1 }], [{ next: 3, id: 'b', seq: 1 }]);
  await Promise.all([feed.look(), feed.look()]);
  expect(heard).toEqual(['a 1', 'b 1']);
  await feed.stop();
  await feed.look();
});

test('lets a listener leave, each for itself', async () => {
  const { feed } = await feedWith();
  let calls = 0;
  const listener = () => calls++;
  const leave = feed.subscribe(listener);
  feed.subscribe(listener);
  leave();
  leave();
  feed.tell({ game: 'a', seq: 1 });
  expect(calls).toBe(1);
  await feed.stop();
});
