/** Settings that the server makes for itself, such as keys. */
import { type Database, statement } from './database.ts';
import type { Store } from './store.ts';

export function settings(db: Database): Store['settings'] {
  const { build } = db;
  const get = async (key: string) =>
    (await db.read(build.selectFrom('settings').select('value').where('key', '=', key)))[0]?.value;
  return {
    get,
    async put(key, value) {
      const insert = build.insertInto('settings').values({ key, value });
      await db.write([statement(insert.onConflict(it => it.column('key').doUpdateSet({ value })))]);
    },
    async putIfAbsent(key, value) {
      const insert = build.insertInto('settings').values({ key, value });
      await db.write([statement(insert.onConflict(it => it.doNothing()))]);
      return (await get(key))!;
    },
    async lease(key, now, until) {
      const value = timeText(until);
      const take = build
        .insertInto('settings')
        .values({ key, value })
        .onConflict(it => it.column('key').doUpdateSet({ value }).where('settings.value', '<=', timeText(now)));
      return (await db.write([statement(take, 1)])).ok;
    },
  };
}

/** Texts in the order of their times. */
const timeText = (time: number) => String(time).padStart(16, '0');
